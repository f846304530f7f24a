// One composition for every concept: the page on a desk, the same page on a phone before its corner, a quiet ground.
// It runs inside the studio's browser and draws a still and every frame of the film alike.
interface Shots {
  desktop: HTMLImageElement;
  phone: HTMLImageElement;
}

const desk = { x: 76, y: 72, width: 1150, height: 900 };
const hand = { x: 1128, y: 356, width: 244, height: 528, round: 30, rim: 6 };

/** `scrolled` is how far each page has moved, in pixels of its own. */
export function compose(
  pen: CanvasRenderingContext2D,
  { desktop, phone }: Shots,
  ground: string,
  scrolled: { desktop: number; phone: number },
): void {
  const scale = pen.canvas.width / 1440;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, 1440, 960);
  const light = pen.createRadialGradient(420, 0, 0, 420, 0, 1400);
  light.addColorStop(0, 'rgb(255 255 255 / 0.16)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.14)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, 1440, 960);

  shadow(desk.x, desk.y, desk.width, desk.height, 5, 0.3);
  framed(desktop, desk.x, desk.y, desk.width, desk.height, 5, (scrolled.desktop * desk.width) / 1440);

  const { x, y, width, height, round, rim } = hand;
  shadow(x - rim, y - rim, width + 2 * rim, height + 2 * rim, round + rim, 0.5);
  pen.fillStyle = '#161412';
  pen.beginPath();
  pen.roundRect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, round + rim);
  pen.fill();
  pen.strokeStyle = 'rgb(255 255 255 / 0.2)';
  pen.lineWidth = 1;
  pen.stroke();
  framed(phone, x, y, width, height, round, (scrolled.phone * width) / 390);

  function framed(
    image: HTMLImageElement,
    left: number,
    top: number,
    wide: number,
    high: number,
    corner: number,
    by: number,
  ) {
    pen.save();
    pen.beginPath();
    pen.roundRect(left, top, wide, high, corner);
    pen.clip();
    pen.drawImage(image, left, top - by, wide, (image.height * wide) / image.width);
    pen.restore();
  }

  function shadow(left: number, top: number, wide: number, high: number, corner: number, depth: number) {
    pen.save();
    pen.shadowColor = `rgb(12 8 6 / ${depth})`;
    pen.shadowBlur = 60 * scale;
    pen.shadowOffsetY = 26 * scale;
    pen.fillStyle = '#161412';
    pen.beginPath();
    pen.roundRect(left, top, wide, high, corner);
    pen.fill();
    pen.restore();
  }
}
