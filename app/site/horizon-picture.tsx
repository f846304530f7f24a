// The Highveld at golden hour: a wide view, and a tall one for phones held upright.
const set = (view: string, widths: number[], ending: string) =>
  widths.map((width) => `/media/horizon-${view}-${width}.${ending} ${width}w`).join(', ');
const upright = '(max-aspect-ratio: 3/5)';
const wide = [800, 1280, 2000];
const tall = [500, 740, 1000];

/** `calm` where words cover the whole of it on a phone. */
export function HorizonPicture({ calm = false }: { calm?: boolean }) {
  const view = calm ? 'calm' : 'tall';
  return (
    <picture>
      <source media={upright} type="image/avif" srcSet={set(view, tall, 'avif')} sizes="100vw" />
      <source media={upright} srcSet={set(view, tall, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={set('wide', wide, 'avif')} sizes="100vw" />
      <img
        src="/media/horizon-wide-1280.webp"
        srcSet={set('wide', wide, 'webp')}
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
