// Photographs of rings for this page: the one in front, one seen close, and the fourteen of the year.
import { photographRing, type RingLook, roseGold, whiteGold, yellowGold } from './ring.ts';

const plain: RingLook = {
  broad: 0.34,
  thick: 0.1,
  metal: yellowGold,
  hammered: 0,
  turned: 0.62,
  distance: 4.1,
  middle: [0, -0.12, 0],
};
const metals = [yellowGold, yellowGold, whiteGold, roseGold];

for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas[data-ring]')) {
  const { ring } = canvas.dataset;
  if (ring === 'first') photographRing(canvas, plain, 9);
  else if (ring === 'close')
    photographRing(
      canvas,
      { ...plain, broad: 0.46, hammered: 1, turned: 0.95, distance: 2.55, middle: [-0.32, 0.25, 0] },
      7,
    );
  else photographRing(canvas, year(Number(ring)), 7);
}

function year(number: number): RingLook {
  return {
    ...plain,
    broad: 0.16 + ((number * 5) % 7) * 0.06,
    thick: 0.075 + (number % 3) * 0.02,
    metal: metals[number % metals.length] ?? yellowGold,
    hammered: number % 4 === 2 || number % 5 === 3 ? 1 : 0,
    turned: 0.5 + ((number * 3) % 5) * 0.13,
    distance: 4.6,
  };
}
