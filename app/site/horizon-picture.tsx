// The Highveld at golden hour: a wide view, and a tall one for phones held upright.
const set = (view: string, widths: number[]) =>
  widths.map((width) => `/media/horizon-${view}-${width}.webp ${width}w`).join(', ');

/** `calm` where words cover the whole of it on a phone. */
export function HorizonPicture({ calm = false }: { calm?: boolean }) {
  return (
    <picture>
      <source media="(max-aspect-ratio: 3/5)" srcSet={set(calm ? 'calm' : 'tall', [500, 740, 1000])} sizes="100vw" />
      <img
        src="/media/horizon-wide-1280.webp"
        srcSet={set('wide', [800, 1280, 2000])}
        sizes="100vw"
        width={2000}
        height={1250}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 -z-20 size-full object-cover object-bottom"
      />
    </picture>
  );
}
