// Writes one picture as WebP and, where it pays, as AVIF in the widths that pages offer. Needs Debian's ffmpeg.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { output } from './studio.ts';

interface Quality {
  /** AV1's quantiser, 0 (best) to 63; without it there is no AVIF. */
  avif?: number;
  /** 0 to 100 (best). */
  webp: number;
}

// Browsers assume other colours for an AVIF than for a WebP unless it names its own.
const colour = '-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 -color_range pc';

export function savePictures(png: Buffer, name: string, widths: number[], { avif, webp }: Quality): void {
  for (const width of widths) {
    const scale = `-vf scale=${width}:-1:flags=lanczos`;
    const file = (ending: string) => fileURLToPath(new URL(`media/${name}-${width}.${ending}`, output));
    encode(
      png,
      `${scale} -pix_fmt bgra -c:v libwebp -quality ${webp} -preset picture -compression_level 6`,
      file('webp'),
    );
    if (avif === undefined) continue;
    const still = `-pix_fmt yuv444p -c:v libaom-av1 -still-picture 1 -crf ${avif} -cpu-used 4`;
    encode(png, `${scale}:out_color_matrix=bt709:out_range=pc ${still} ${colour}`, file('avif'));
  }
}

function encode(png: Buffer, options: string, file: string) {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [...'-loglevel error -y -f png_pipe -i -'.split(' '), ...options.split(' '), file],
    { input: png },
  );
  if (status !== 0) throw new Error(`ffmpeg could not write ${file}: ${stderr}`);
}
