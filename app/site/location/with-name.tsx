/** A heading in which the name of a place stays on one line, wherever a line is long enough for it. */
export function WithName({ text, name }: { text: string; name: string }) {
  // The name may come again, in that of the agency.
  const [before, ...after] = text.split(name);
  // Drawn anew for another place: in a page that the browser has translated React would miss the pieces.
  return (
    <span key={text}>
      {before}
      <span className="inline-block">{name}</span>
      {after.join(name)}
    </span>
  );
}
