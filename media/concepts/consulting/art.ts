// Strands that arrive in a tangle and leave in order; a warehouse emptied in steps; a plan in weeks.
import { randomFrom } from '../random.ts';

const random = randomFrom(34);
const lime = '#d6f25a';
const mono = 'font-family="Martian Mono" font-size="14" letter-spacing="-.4"';
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" ${mono} fill="#b9cfc6" ${more}>${words}</text>`;
const draw = (name: string, picture: string) => {
  const target = document.querySelector(`[data-art=${name}]`);
  if (target) target.innerHTML = picture;
};

draw('strands', strands());
draw('steps', steps());
draw('weeks', weeks());

function strands() {
  const count = 54;
  const knots = [0, 1, 2].map(() => shuffled(count));
  let lines = '';
  for (let strand = count - 1; strand >= 0; strand--) {
    const chosen = strand === 17;
    const height = (place: number, spread: number, middle: number) => middle + (place / (count - 1) - 0.5) * spread;
    const end = height(strand, 600, 476);
    const [a = 0, b = 0, c = 0] = knots.map((knot) => knot[strand] ?? 0);
    const points: [number, number][] = [
      [-20, height(a, 1300, 520)],
      [330, height(b, 860, 560)],
      [640, height(c, 620, 380)],
      [900, height((strand * 7 + 11) % count, 430, 470)],
      [1120, end],
      [1460, end],
    ];
    lines += `<path d="${through(points)}" fill="none" stroke="${chosen ? lime : '#2f6156'}" stroke-width="${chosen ? 5 : 1.5}" opacity="${chosen ? 1 : (0.5 + random() * 0.5).toFixed(2)}"/>`;
    if (!chosen) lines += `<circle cx="1128" cy="${end.toFixed(1)}" r="2.6" fill="#5d8d7f"/>`;
    else lines += `<circle cx="1128" cy="${end.toFixed(1)}" r="10" fill="${lime}"/>`;
  }
  // Dark where the words stand.
  return `<defs><linearGradient id="calm"><stop offset=".1" stop-color="#0b2b26" stop-opacity=".9"/><stop offset=".72" stop-color="#0b2b26" stop-opacity="0"/></linearGradient></defs>${lines}<path d="M0 0h1440v980H0z" fill="url(#calm)"/>`;
}

function through(points: [number, number][]) {
  return points.reduce((path, [x, y], i) => {
    const [lastX, lastY] = points[i - 1] ?? [x, y];
    const middle = (lastX + x) / 2;
    return i
      ? `${path}C${middle} ${lastY.toFixed(1)} ${middle} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`
      : `M${x} ${y.toFixed(1)}`;
  }, '');
}

function shuffled(count: number) {
  return Array.from({ length: count }, (_, i) => ({ i, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ i }) => i);
}

// Spares in stock, R million: each bar hangs where the last one ended.
function steps() {
  const falls: [string, number][] = [
    ['Same part, four names', 148],
    ['Never used since 2011', 117],
    ['Bought by the pallet', 84],
    ['Held twice, two shafts', 63],
  ];
  const tall = (million: number) => million * 0.43;
  let left = 861;
  let bars = bar(0, 0, tall(left), '#eceee4', 'R861m', 'Stock at the start');
  falls.forEach(([name, million], i) => {
    const top = tall(861 - left);
    bars += bar(220 * (i + 1), top, tall(million), lime, `−${million}`, name);
    left -= million;
    bars += `<path d="M${220 * (i + 1) - 60} ${top}h60" stroke="#4b7469" stroke-dasharray="3 4"/>`;
  });
  return bars + bar(1100, tall(861 - left), tall(left), '#eceee4', `R${left}m`, 'Stock today');
}

function bar(x: number, y: number, tall: number, colour: string, sum: string, name: string) {
  return `<path d="M${x} ${y}h160v${tall}h-160z" fill="${colour}"/>${text(x, 410, name)}
    <text x="${colour === lime ? x : x + 12}" y="${colour === lime ? y + tall + 30 : y + 34}" font-family="Archivo" font-weight="640" font-size="26" letter-spacing="-1" fill="${colour === lime ? lime : '#071e1b'}">${sum}</text>`;
}

function weeks() {
  const rows: [string, number, number][] = [
    ['Walk the floor', 0, 3],
    ['One catalogue of work', 2, 4],
    ['First figure to the board', 6, 1],
    ['Pilot, one depot', 7, 5],
    ['All eleven depots', 11, 6],
    ['Hand over, leave', 17, 2],
  ];
  const at = (week: number) => 300 + week * 52;
  let marks = '';
  for (let week = 0; week <= 19; week++) {
    marks += `<path d="M${at(week)} 0V430" stroke="#1f4a42"/>${week < 19 ? text(at(week) + 8, 460, String(week + 1).padStart(2, '0')) : ''}`;
  }
  return (
    marks +
    rows
      .map(([name, from, long], i) => {
        const y = 14 + i * 70;
        const first = long === 1;
        return `${text(0, y + 30, name, 'style="fill:#eceee4"')}<path d="M${at(from)} ${y}h${long * 52}v44h${-long * 52}z" fill="${first ? lime : '#3c7a6c'}"/>`;
      })
      .join('')
  );
}
