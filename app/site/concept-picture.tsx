// A picture of work in the service's trade. The size is fixed, so nothing moves when it arrives.
interface ConceptPictureProps {
  /** The file without width and ending. */
  name: string;
  alt: string;
  sizes: string;
}

export function ConceptPicture({ name, alt, sizes }: ConceptPictureProps) {
  const set = (ending: string) =>
    [480, 960, 1600].map((width) => `/media/${name}-${width}.${ending} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`/media/${name}-960.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        width={1440}
        height={960}
        alt={alt}
        loading="lazy"
        className="aspect-3/2 h-auto w-full border border-line bg-surface object-cover"
      />
    </picture>
  );
}
