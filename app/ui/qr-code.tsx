import { encode } from 'uqr';

/** Dark on light whatever the page around it: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((filled, x) => (filled ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 rounded-md bg-text">
      <path d={dark} className="fill-ground" shapeRendering="crispEdges" />
    </svg>
  );
}
