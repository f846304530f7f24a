// One drawn sign a trade, in the line of the house: a column, a path, a measured rise, a roof, a cut stone, a growing field.
const drawings = [
  'M6 26h20M8 26V12M16 26V12M24 26V12M5 12h22L16 5z',
  'M5 25c6 0 5-9 11-9s5-9 11-9M23 6h4v4M5 25h.01',
  'M5 26h22M8 26v-6M14 26V15M20 26V11M26 26V6',
  'M4 17 16 6l12 11M8 14v12h16V14M13 26v-7h6v7',
  'M10 6h12l5 7-11 14L5 13zM5 13h22M16 27l-5-14 5-7 5 7z',
  'M4 26h24M10 26c0-6-3-9-6-9M10 26c0-9 2-14 6-18M16 26c0-6 2-9 6-10M22 26c0-4 2-6 6-7',
];

export function ServiceIcon({ service }: { service: number }) {
  return (
    <svg viewBox="0 0 32 32" className="size-9" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <path d={drawings[service - 1]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
