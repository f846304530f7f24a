/** Runs in the page: where something stands when it has stood there for half a second of frames. */
export function placeAtRest(thing: Element): Promise<number> {
  const find = () => Math.round(thing.getBoundingClientRect().top);
  return new Promise((resolve) => {
    const look = (last: number, frames: number) =>
      requestAnimationFrame(() => {
        const now = find();
        if (now !== last) look(now, 0);
        else if (frames < 30) look(now, frames + 1);
        else resolve(now);
      });
    look(find(), 0);
  });
}
