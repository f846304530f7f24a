// Writes a silent loop twice: AV1 in WebM, and H.264 for browsers that cannot read it. Needs Debian's ffmpeg.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { output } from './studio.ts';

interface FilmQuality {
  /** Frames a second. */
  rate: number;
  /** Quantisers: lower is better and larger. */
  av1: number;
  h264: number;
}

const quiet = '-loglevel error -y';
// Both must show the colours of the picture underneath: the matrix is converted and named.
const shape = (pixels: string) =>
  `-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=${pixels}`;
const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

/** `frames` are PNG pictures in order. */
export async function saveFilm(name: string, frames: AsyncIterable<Buffer>, quality: FilmQuality): Promise<void> {
  const { rate, av1, h264 } = quality;
  const folder = mkdtempSync(join(tmpdir(), 'studio-film-'));
  const reel = join(folder, 'reel.mkv');
  await writeReel(reel, frames, rate);
  // One key frame: a loop is never entered in the middle. Ten bits keep a dark sky free of bands.
  const still = `-g ${rate * 20}`;
  const slow = '-c:v libaom-av1 -cpu-used 6 -row-mt 1 -tiles 2x1';
  encode(reel, `${name}.webm`, `${shape('yuv420p10le')} ${slow} -crf ${av1} ${still}`);
  const old = '-c:v libx264 -preset slower -profile:v high -x264-params aq-mode=3 -movflags +faststart';
  encode(reel, `${name}.mp4`, `${shape('yuv420p')} ${old} -crf ${h264} ${still}`);
  rmSync(folder, { recursive: true });
}

async function writeReel(reel: string, frames: AsyncIterable<Buffer>, rate: number) {
  const options = `${quiet} -f image2pipe -c:v png -framerate ${rate} -i - -c:v ffv1`;
  const writer = spawn('ffmpeg', [...options.split(' '), reel], { stdio: ['pipe', 'inherit', 'inherit'] });
  const written = once(writer, 'close');
  for await (const frame of frames) {
    if (!writer.stdin.write(frame)) await once(writer.stdin, 'drain');
  }
  writer.stdin.end();
  await written;
}

function encode(reel: string, name: string, options: string) {
  const file = fileURLToPath(new URL(`media/${name}`, output));
  const all = [...quiet.split(' '), '-i', reel, '-an', ...options.split(' '), ...colour.split(' '), file];
  const { status } = spawnSync('ffmpeg', all, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`ffmpeg could not write ${name}`);
}
