// Signs drawn with one pen. They never stand alone: whatever carries one has a name.
const drawings = {
  phone: 'M6 3.5l3 .8.8 4-2.2 1.6a13 13 0 0 0 6.5 6.5l1.6-2.2 4 .8.8 3c-1 2-3 2.5-5 2A19 19 0 0 1 4 8.5c-.5-2 0-4 2-5z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.2 19zM9 8.6c0 3.4 3 6.4 6.4 6.4l1-1.7-2-1.2-1 .8a5 5 0 0 1-2.3-2.3l.8-1-1.2-2z',
  eye: 'M2.5 12c2.5-4.5 6-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  pen: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5 12h14',
  note: 'M5 4h14v12l-4 4H5zM15 20v-4h4M8.5 9h7M8.5 12.5h5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7.5 5v14l11-7z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
} as const;
export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
