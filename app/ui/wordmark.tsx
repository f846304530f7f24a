/** The sun on the horizon, and the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 32 20" className="h-[min(1.25rem,6.25vw)] shrink-0" aria-hidden="true">
        <path d="M7 14a9 9 0 0 1 18 0z" className="fill-accent" />
        <path d="M0 15h32v1.4H0z" className="fill-text" />
        <path d="M6 19h20v1H6z" className="fill-accent/60" />
      </svg>
      <span className="font-display text-[min(1.3125rem,6.6vw)] leading-none tracking-[-0.01em]">{name}</span>
    </span>
  );
}
