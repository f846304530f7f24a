// The picture of the About section: the same evening from under the windpump, with its dam.
import { grass } from './grass.ts';
import { field, koppies } from './land.ts';
import { footShade, grain } from './light.ts';
import { type Scene, setScene } from './scene.ts';
import { clouds, paintClouds, sky } from './sky.ts';
import { nearWindpump } from './windpump.ts';

export function drawFarm(canvas: HTMLCanvasElement): void {
  const place = { horizon: 0.815, sun: 0.2 };
  const layers = paintClouds(setScene(canvas, { seed: 1913, ...place }), 20);
  const scene = setScene(canvas, { seed: 1914, ...place });
  sky(scene, 1.7);
  clouds(scene, layers);
  koppies(scene);
  field(scene);
  dam(scene);
  nearWindpump(scene, scene.width * 0.6, scene.horizon + 34 * scene.unit, 0.94 * scene.unit, -1);
  grass(scene);
  footShade(scene.pen, scene.width, scene.height);
  grain(scene, 5);
}

/** A round dam of corrugated iron beside the tower, its rim in the light. */
function dam({ pen, horizon, unit, width }: Scene) {
  const middle = width * 0.86;
  const wide = 150 * unit;
  const top = horizon - 34 * unit;
  const foot = horizon + 34 * unit;
  const iron = pen.createLinearGradient(middle - wide, 0, middle + wide, 0);
  iron.addColorStop(0, '#8a5524');
  iron.addColorStop(0.12, '#4a2f18');
  iron.addColorStop(1, '#150f0b');
  pen.fillStyle = iron;
  pen.beginPath();
  pen.ellipse(middle, foot, wide, 12 * unit, 0, 0, Math.PI);
  pen.lineTo(middle - wide, top);
  pen.ellipse(middle, top, wide, 12 * unit, 0, Math.PI, 0);
  pen.fill();
  pen.strokeStyle = 'rgb(18 12 8 / 0.5)';
  pen.lineWidth = 1.6 * unit;
  for (let i = 1; i < 5; i++) {
    pen.beginPath();
    pen.ellipse(middle, top + i * 14 * unit, wide, 12 * unit, 0, 0.02, Math.PI - 0.02);
    pen.stroke();
  }
  const water = pen.createLinearGradient(middle - wide, 0, middle + wide, 0);
  water.addColorStop(0, '#f2c877');
  water.addColorStop(0.6, '#7d4c20');
  water.addColorStop(1, '#2a1a10');
  pen.fillStyle = water;
  pen.beginPath();
  pen.ellipse(middle, top, wide, 12 * unit, 0, 0, Math.PI * 2);
  pen.fill();
}
