// The Highveld at golden hour, drawn on a canvas: storm above, one line of light, grass in front. It runs in the studio's browser.
import { grass } from './grass.ts';
import { field, koppies } from './land.ts';
import { grain, shade } from './light.ts';
import { setScene } from './scene.ts';
import { birds, clouds, paintClouds, sky } from './sky.ts';
import { farWindpump } from './windpump.ts';

const seed = 1886;

/** Gives back a painter of moments, 0 to 1 through the loop; the first one is the poster. */
export function horizonPainter(
  canvas: HTMLCanvasElement,
  { windpump, still }: { windpump: boolean; still: boolean },
): (turn: number) => void {
  const at = (turn: number, chance: number) => setScene(canvas, { seed: chance, horizon: 0.735, sun: 0.69, turn });
  const layers = paintClouds(at(0, seed));
  return (turn) => {
    const scene = at(turn, seed + 1);
    const { width, height, horizon, unit } = scene;
    sky(scene);
    clouds(scene, layers);
    if (!still || windpump) birds(scene);
    koppies(scene);
    if (windpump) farWindpump(scene, width * (width > height ? 0.88 : 0.78), horizon + 2 * unit, 1.15 * unit);
    field(scene);
    grass(scene);
    shade(scene);
    if (still) grain(scene, 5);
  };
}
