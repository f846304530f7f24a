// Chance that falls the same way every time it is asked from the beginning.
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(least: number, most: number): number;
  oneOf<T>(values: readonly T[]): T;
  /** By weight. */
  weighted<T>(values: readonly (readonly [T, number])[]): T;
}

export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    oneOf: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T,
    weighted<T>(values: readonly (readonly [T, number])[]) {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      return values[0]?.[0] as T;
    },
  };
}
