// Every farm on the plateau has one. Drawn once far away, and once so near that its bolts could be counted.
import type { Scene } from './scene.ts';

const ink = '#1b120c';

/** A sign on the horizon, 80 units tall before scaling. */
export function farWindpump({ pen, turn }: Scene, x: number, ground: number, scale: number): void {
  pen.save();
  pen.translate(x, ground);
  pen.scale(scale, scale);
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 1.5;
  pen.lineCap = 'butt';
  pen.stroke(new Path2D('M-11 0-1-78M11 0 1-78M-9-16 8-24M9-16-8-24M-7-36 6-45M7-36-6-45M-4-56 3-63M4-56-3-63'));
  pen.lineWidth = 3.2;
  for (let i = 0; i < 16; i++) {
    // Ten of its sixteen blades pass in a loop, so that it ends as it began.
    const angle = ((i + turn * 10) / 16) * Math.PI * 2 + 0.1;
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * 5, -80 + Math.sin(angle) * 5);
    pen.lineTo(Math.cos(angle) * 19, -80 + Math.sin(angle) * 19);
    pen.stroke();
  }
  pen.lineWidth = 1.4;
  pen.stroke(new Path2D('M0-80h24'));
  pen.fill(new Path2D('M22-80l12-8v16z'));
  pen.restore();
}

/** 600 units tall before scaling; the light comes from `lit`, -1 left to 1 right. */
export function nearWindpump({ pen }: Scene, x: number, ground: number, scale: number, lit: number): void {
  pen.save();
  pen.translate(x, ground);
  pen.scale(scale, scale);
  pen.strokeStyle = pen.fillStyle = ink;
  tower(pen);
  vane(pen);
  wheel(pen, lit);
  pen.restore();
}

function tower(pen: CanvasRenderingContext2D) {
  const half = (up: number) => 84 - up * 0.135;
  const line = (fromX: number, fromY: number, toX: number, toY: number, width: number) => {
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(fromX, -fromY);
    pen.lineTo(toX, -toY);
    pen.stroke();
  };
  for (const side of [-1, 1]) {
    line(side * 84, -20, side * half(570), 570, 5);
    line(side * 40, -20, side * half(570) * 0.4, 570, 3);
  }
  const levels = [0, 105, 200, 286, 364, 434, 496];
  levels.forEach((up, i) => {
    const next = levels[i + 1] ?? 552;
    line(-half(up), up, half(up), up, 3);
    line(-half(up), up, half(next), next, 1.6);
    line(half(up), up, -half(next), next, 1.6);
  });
  pen.fillRect(-34, -528, 68, 6);
  line(0, -20, 0, 580, 2.4);
  for (let up = 20; up < 520; up += 22) line(half(up) - 3, up, half(up) + 12, up, 1.6);
}

function vane(pen: CanvasRenderingContext2D) {
  pen.lineWidth = 5;
  pen.stroke(new Path2D('M0-600 170-612'));
  pen.fill(new Path2D('M150-612 262-660 274-612 262-566z'));
  pen.strokeStyle = '#3a2615';
  pen.lineWidth = 2;
  pen.stroke(new Path2D('M176-612 270-640M176-612 270-586'));
  pen.strokeStyle = ink;
}

function wheel(pen: CanvasRenderingContext2D, lit: number) {
  pen.save();
  pen.translate(0, -600);
  pen.scale(0.93, 1);
  for (let i = 0; i < 18; i++) {
    pen.save();
    pen.rotate((i / 18) * Math.PI * 2 + 0.08);
    pen.fillStyle = ink;
    pen.fill(new Path2D('M-8-52C-4-90-6-120-20-148L14-152C18-118 12-84 9-52z'));
    // The edge that faces the sun.
    const edge = Math.cos((i / 18) * Math.PI * 2 + 0.08 - lit * 1.2);
    pen.strokeStyle = `rgb(240 176 88 / ${Math.max(0, edge * 0.75).toFixed(2)})`;
    pen.lineWidth = 1.8;
    pen.stroke(new Path2D('M9-52C12-84 18-118 14-152'));
    pen.restore();
  }
  pen.strokeStyle = ink;
  pen.lineWidth = 3;
  for (const radius of [66, 128]) {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.stroke();
  }
  pen.lineWidth = 1.8;
  for (let i = 0; i < 6; i++) {
    pen.rotate(Math.PI / 3);
    pen.stroke(new Path2D('M0 0V-66'));
  }
  pen.beginPath();
  pen.arc(0, 0, 15, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}
