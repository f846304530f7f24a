// Dry gold grass: a gust that runs through the field bends it and carries a band of light along.
import { type Scene, swing } from './scene.ts';

export function grass(scene: Scene): void {
  for (let depth = 0; depth < 1; depth += 0.011) row(scene, depth ** 1.7);
}

/** 0 at the horizon, 1 at the viewer's feet: blades grow, thin out and turn to silhouettes. */
function row(scene: Scene, depth: number) {
  const { width, height, horizon, sun, unit, between, turn } = scene;
  const y = horizon + (height * 1.04 - horizon) * depth;
  const tall = (4 + 150 * depth ** 1.15) * unit;
  const blades = Math.round((width / unit / 1600) * (520 - 400 * Math.sqrt(depth)));
  for (let i = 0; i < blades; i++) {
    const x = between(-0.02, 1.02) * width;
    const near = Math.exp(-(((x - sun) / (width * 0.3)) ** 2));
    const gust = swing(turn, 2, depth * 0.7 - x / (900 * unit)) + 0.5 * swing(turn, 3, depth * 1.3 - x / (410 * unit));
    const light = (0.25 + 0.75 * near) * (1 - depth) ** 1.4 * (1 + 0.16 * gust);
    const lean = between(-0.12, 0.4) + 0.075 * gust + 0.03 * swing(turn, 5 + (i % 3), i * 0.618);
    blade(scene, x, y + between(-6, 6) * unit * depth, tall * between(0.45, 1.1), lean, depth, light);
  }
}

export function blade(
  { pen, unit, random, between }: Scene,
  x: number,
  y: number,
  tall: number,
  lean: number,
  depth: number,
  light: number,
): void {
  const tipX = x + lean * tall;
  const tipY = y - tall;
  const share = Math.min(1, light * between(0.6, 1.5));
  const warm = (dark: number, bright: number) => Math.round(dark + (bright - dark) * share);
  const stem = pen.createLinearGradient(0, y, 0, tipY);
  stem.addColorStop(0, 'rgb(22 16 11 / 0.6)');
  stem.addColorStop(1, `rgb(${warm(40, 245)} ${warm(28, 188)} ${warm(17, 96)})`);
  pen.strokeStyle = stem;
  pen.lineWidth = (0.7 + 1.5 * depth) * unit;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + lean * tall * 0.12, y - tall * 0.6, tipX, tipY);
  pen.stroke();
  if (depth <= 0.04 || random() >= 0.3) return;
  const long = tall * 0.2;
  pen.fillStyle = `rgb(${warm(48, 250)} ${warm(33, 200)} ${Math.round(warm(33, 200) * 0.52)} / 0.9)`;
  pen.beginPath();
  const thick = (0.9 + 2 * depth) * unit;
  pen.ellipse(tipX + lean * long * 0.4, tipY - long * 0.35, thick, long * 0.55, lean * 0.9, 0, Math.PI * 2);
  pen.fill();
}
