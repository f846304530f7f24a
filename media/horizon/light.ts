// What a photographer does at the end: room for words, a darker rim, and grain.
import type { Scene } from './scene.ts';

export function shade({ pen, width, height }: Scene): void {
  const left = pen.createLinearGradient(0, 0, width * 0.75, 0);
  left.addColorStop(0, 'rgb(16 13 12 / 0.62)');
  left.addColorStop(1, 'rgb(16 13 12 / 0)');
  pen.fillStyle = left;
  pen.fillRect(0, 0, width, height);
  footShade(pen, width, height);
}

export function footShade(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const foot = pen.createLinearGradient(0, height * 0.8, 0, height);
  foot.addColorStop(0, 'rgb(21 17 13 / 0)');
  foot.addColorStop(1, 'rgb(21 17 13 / 0.88)');
  pen.fillStyle = foot;
  pen.fillRect(0, 0, width, height);
}

/** Breaks up the bands that long dark gradients show. */
export function grain({ pen, width, height, random }: Scene, strength: number): void {
  const image = pen.getImageData(0, 0, width, height);
  for (let i = 0; i < image.data.length; i += 4) {
    const shift = (random() - 0.5) * strength;
    for (let part = 0; part < 3; part++) image.data[i + part] = (image.data[i + part] ?? 0) + shift;
  }
  pen.putImageData(image, 0, 0);
}
