// A picture of work in the service's trade. The size is fixed, so nothing moves when it arrives.
interface ConceptPictureProps {
  /** 1 to 6. */
  service: number;
  alt: string;
  sizes: string;
}

export function ConceptPicture({ service, alt, sizes }: ConceptPictureProps) {
  const file = (width: number) => `/media/concept-${service}-${width}.webp`;
  return (
    <img
      src={file(960)}
      srcSet={[480, 960, 1440].map((width) => `${file(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={1440}
      height={960}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="h-auto w-full border border-line bg-surface"
    />
  );
}
