// Evening air, the glow behind the horizon and the underside of a storm.
import { type Scene, swing } from './scene.ts';

/** `clear` lifts the light higher into the air; 0 is a storm overhead. */
export function sky(scene: Scene, clear = 0): void {
  const { pen, width, horizon, unit, turn } = scene;
  const air = pen.createLinearGradient(0, 0, 0, horizon);
  const stops: [number, string][] = [
    [0, '#100e0f'],
    [0.36, '#181312'],
    [0.6, '#2a1b14'],
    [0.78, '#54301a'],
    [0.9, '#9c5b22'],
    [0.97, '#dc9a40'],
    [1, '#f6d389'],
  ];
  for (const [at, colour] of stops) air.addColorStop(at ** (1 + clear), colour);
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, horizon + 2);
  const breath = swing(turn, 1);
  glow(scene, (820 + 26 * breath) * unit, 0.44 + 0.25 * clear + 0.012 * breath);
}

function glow({ pen, width, height, horizon, sun }: Scene, radius: number, flat: number) {
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, 'rgb(255 236 190 / 0.95)');
  light.addColorStop(0.08, 'rgb(252 204 112 / 0.75)');
  light.addColorStop(0.35, 'rgb(205 118 46 / 0.32)');
  light.addColorStop(1, 'rgb(205 118 46 / 0)');
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, horizon + 2);
  pen.clip();
  pen.translate(sun, horizon);
  pen.scale(1.5, flat);
  pen.fillStyle = light;
  pen.fillRect(-width, -height * 3, width * 2, height * 6);
  pen.restore();
}

interface CloudLayer {
  dark: HTMLCanvasElement;
  lit: HTMLCanvasElement;
  /** Units that it drifts in one loop. */
  drift: number;
}

/** Blurring is slow, so a loop paints its clouds once and moves the paintings. */
export function paintClouds(scene: Scene, banks = 46): CloudLayer[] {
  const { between, horizon, width, unit, sun, random } = scene;
  const layers = [26, 42, 64].map((drift): CloudLayer => ({ dark: blank(scene), lit: blank(scene), drift }));
  // Dark banks, heavier towards the top, the lower ones touched by the sun from beneath.
  for (let i = 0; i < banks; i++) {
    const low = random();
    const layer = layers[Math.min(2, Math.floor(low * 3))] as CloudLayer;
    const y = horizon * (0.08 + 0.72 * low);
    const x = between(-0.1, 1.1) * width;
    const long = between(120, 420) * unit * (1.1 - low * 0.4);
    const thick = between(10, 44) * unit * (1.15 - low);
    const near = Math.exp(-(((x - sun) / (width * 0.36)) ** 2));
    const soft = Math.max(2, (16 - 10 * low) * unit);
    blot(layer.dark, soft, x, y, long, thick, `rgb(11 9 11 / ${(0.5 - low * 0.22).toFixed(3)})`);
    if (low <= 0.45) continue;
    const ember = `rgb(214 128 56 / ${(near * low * 0.42).toFixed(3)})`;
    blot(layer.lit, soft, x, y + thick * 0.9, long * 0.82, thick * 0.28, ember);
  }
  for (let i = 0; i < 22; i++) {
    const layer = layers[i % 3] as CloudLayer;
    const y = horizon - between(14, 150) * unit;
    const long = between(60, 260) * unit;
    blot(layer.dark, 2.2 * unit, between(0.1, 1.05) * width, y, long, between(0.8, 3.4) * unit, 'rgb(74 38 18 / 0.5)');
  }
  return layers;
}

/** Each layer leaves as it arrives: where the loop closes, one copy has taken the place of the other. */
export function clouds({ pen, unit, turn }: Scene, layers: CloudLayer[]): void {
  for (const { dark, lit, drift } of layers) {
    for (const [picture, mode] of [
      [dark, 'source-over'],
      [lit, 'screen'],
    ] as const) {
      pen.globalCompositeOperation = mode;
      pen.globalAlpha = 1 - turn;
      pen.drawImage(picture, (drift * turn - margin) * unit, 0);
      pen.globalAlpha = turn;
      if (turn > 0) pen.drawImage(picture, (drift * (turn - 1) - margin) * unit, 0);
    }
  }
  pen.globalCompositeOperation = 'source-over';
  pen.globalAlpha = 1;
}

// Wider than the view, so that nothing is missing at an edge while it drifts.
const margin = 80;
const blank = ({ width, height, unit }: Scene) =>
  Object.assign(document.createElement('canvas'), { width: Math.ceil(width + 2 * margin * unit), height });

function blot(canvas: HTMLCanvasElement, soft: number, x: number, y: number, rx: number, ry: number, colour: string) {
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const unit = canvas.height / 1000;
  pen.filter = `blur(${soft}px)`;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x + margin * unit, y, rx, ry, 0, 0, Math.PI * 2);
  pen.fill();
}

/** Cattle egrets going home, far off: each fades in, crosses a little of the sky and fades out. */
export function birds({ pen, width, horizon, unit, turn }: Scene): void {
  pen.lineCap = 'round';
  for (let i = 0; i < 7; i++) {
    const along = (turn + 0.55 + i * 0.021) % 1;
    const x = width * 0.36 + (along * 250 + (i % 4) * 21 - i * 9) * unit;
    const y = horizon - (196 + along * 26 + ((i * 7) % 5) * 8) * unit;
    const flap = swing(turn, 14 + (i % 3), i * 0.37) * 2.4 * unit;
    pen.strokeStyle = `rgb(24 14 9 / ${(0.85 * Math.sin(along * Math.PI) ** 0.7).toFixed(3)})`;
    pen.lineWidth = 1.3 * unit;
    pen.beginPath();
    pen.moveTo(x - 6 * unit, y - flap);
    pen.quadraticCurveTo(x - 2 * unit, y - 1.6 * unit, x, y);
    pen.quadraticCurveTo(x + 2 * unit, y - 1.6 * unit, x + 6 * unit, y - flap);
    pen.stroke();
  }
}
