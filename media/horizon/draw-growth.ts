// The picture of the Growth Partnership: twelve months as twelve tufts, where every blade is one enquiry.
import { blade } from './grass.ts';
import { field } from './land.ts';
import { grain } from './light.ts';
import { type Scene, setScene } from './scene.ts';
import { clouds, paintClouds, sky } from './sky.ts';

const enquiries = [8, 9, 11, 14, 15, 19, 22, 26, 30, 35, 41, 47];

export function drawGrowth(canvas: HTMLCanvasElement): void {
  const place = { horizon: 0.8, sun: 0.93 };
  const layers = paintClouds(setScene(canvas, { seed: 12, ...place }));
  const scene = setScene(canvas, { seed: 47, ...place });
  const { pen, width, height, horizon, unit, between } = scene;
  sky(scene);
  clouds(scene, layers);
  field(scene);
  const dusk = pen.createLinearGradient(0, 0, width, 0);
  dusk.addColorStop(0, 'rgb(16 13 12 / 0.72)');
  dusk.addColorStop(1, 'rgb(16 13 12 / 0.1)');
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, width, height);
  enquiries.forEach((count, month) => {
    const foot = horizon + 46 * unit;
    const middle = width * tuftAt(month);
    const light = 0.5 + month * 0.05;
    for (let i = 0; i < count; i++) {
      const side = count > 1 ? i / (count - 1) - 0.5 : 0;
      const tall = (52 + count * 8.4) * unit * (1 - 0.5 * Math.abs(side)) * between(0.86, 1.1);
      const x = middle + side * (14 + count * 0.55) * unit;
      blade(scene, x, foot + between(-3, 3) * unit, tall, side * 0.55 + between(-0.05, 0.11), 0.7, light);
    }
  });
  const soil = pen.createLinearGradient(0, horizon + 24 * unit, 0, height);
  soil.addColorStop(0, 'rgb(21 16 12 / 0)');
  soil.addColorStop(0.16, 'rgb(21 16 12 / 1)');
  pen.fillStyle = soil;
  pen.fillRect(0, horizon + 24 * unit, width, height);
  grain(scene, 5);
  words(scene);
}

// The house's own typefaces must be loaded in the page that draws this.
function words({ pen, width, horizon, unit }: Scene) {
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  const label = `500 ${24 * unit}px Hanken`;
  enquiries.forEach((count, month) => {
    const ends = month === 0 || month === enquiries.length - 1;
    const colour = ends ? '#f3ead9' : '#a3927a';
    write(
      String(count),
      width * tuftAt(month),
      horizon + 96 * unit,
      `${ends ? 600 : 500} ${30 * unit}px Hanken`,
      colour,
      'center',
    );
  });
  write('Month 1', width * tuftAt(0), horizon + 136 * unit, label, '#a3927a', 'center');
  write('Month 12', width * tuftAt(11), horizon + 136 * unit, label, '#a3927a', 'center');
  pen.letterSpacing = `${-1.6 * unit}px`;
  write('Every blade', 96 * unit, 190 * unit, `400 ${104 * unit}px Hedvig`, '#f3ead9', 'left');
  write('is one enquiry.', 96 * unit, 300 * unit, `400 ${104 * unit}px Hedvig`, '#f3ead9', 'left');
}

/** Where a month stands, 0 to 1 from the left. */
const tuftAt = (month: number) => 0.085 + month * 0.0755;
