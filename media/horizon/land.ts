// The level earth: far koppies, the field and the line of light on its edge.
import type { Scene } from './scene.ts';

export function koppies(scene: Scene): void {
  ridge(scene, 22 * scene.unit, '#7a4620', 0.5);
  ridge(scene, 11 * scene.unit, '#4a2b16', 0.85);
}

export function field({ pen, width, height, horizon, sun, unit }: Scene): void {
  const earth = pen.createLinearGradient(0, horizon, 0, height);
  earth.addColorStop(0, '#7d4f20');
  earth.addColorStop(0.05, '#4a2f16');
  earth.addColorStop(0.3, '#241810');
  earth.addColorStop(1, '#15100c');
  pen.fillStyle = earth;
  pen.fillRect(0, horizon, width, height - horizon);

  const line = pen.createLinearGradient(0, 0, width, 0);
  const middle = sun / width;
  line.addColorStop(Math.max(0, middle - 0.54), 'rgb(255 214 140 / 0)');
  line.addColorStop(middle, 'rgb(255 236 190 / 1)');
  line.addColorStop(Math.min(1, middle + 0.5), 'rgb(255 214 140 / 0.2)');
  pen.fillStyle = line;
  pen.filter = `blur(${3 * unit}px)`;
  pen.fillRect(0, horizon - 2 * unit, width, 5 * unit);
  pen.filter = 'none';
  pen.fillRect(0, horizon - 0.7 * unit, width, 1.5 * unit);
}

// Flat-topped, with long level ground between them.
function ridge({ pen, width, horizon, unit, random, between }: Scene, relief: number, colour: string, opacity: number) {
  pen.globalAlpha = opacity;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, horizon + 2);
  let x = 0;
  while (x < width) {
    const flat = between(60, 340) * unit;
    const rise = random() < 0.7 ? between(0.08, 0.28) * relief : between(0.5, 1) * relief;
    const slope = between(30, 120) * unit;
    const top = horizon - rise;
    pen.bezierCurveTo(x + slope * 0.6, horizon - rise * 0.1, x + slope * 0.5, top, x + slope, top);
    pen.lineTo(x + slope + flat * 0.5, horizon - rise * between(0.92, 1.04));
    x += slope + flat;
    pen.bezierCurveTo(x - flat * 0.3, top, x - flat * 0.2, horizon - rise * 0.15, x, horizon - rise * 0.12);
  }
  pen.lineTo(width, horizon + 2);
  pen.fill();
  pen.globalAlpha = 1;
}
