// What every part of the drawing shares: the canvas, where the horizon and the sun are, chance, and the moment of the loop.
import { randomFrom } from '../concepts/random.ts';

export interface Scene {
  pen: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Where the earth ends, in pixels from the top. */
  horizon: number;
  /** Where the sun stands, in pixels from the left. */
  sun: number;
  /** A thousandth of the height: drawings keep their proportions at any size. */
  unit: number;
  random: () => number;
  between: (low: number, high: number) => number;
  /** 0 to 1 through the loop; everything that moves returns to where it was. */
  turn: number;
}

export function setScene(
  canvas: HTMLCanvasElement,
  { seed, horizon, sun, turn = 0 }: { seed: number; horizon: number; sun: number; turn?: number },
): Scene {
  const { width, height } = canvas;
  const random = randomFrom(seed);
  return {
    pen: canvas.getContext('2d') as CanvasRenderingContext2D,
    width,
    height,
    horizon: Math.round(height * horizon),
    sun: width * sun,
    unit: height / 1000,
    random,
    between: (low, high) => low + random() * (high - low),
    turn,
  };
}

/** A swing that comes back: `times` in a loop, from `late` on. */
export const swing = (turn: number, times: number, late = 0) => Math.sin((turn * times + late) * Math.PI * 2);
