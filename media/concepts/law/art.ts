// Engraved with lines alone, as on a share certificate: a portico, a rosette and the partners' seals.
import { randomFrom } from '../random.ts';

const random = randomFrom(1996);
const line = (d: string, width: number) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const block = (x: number, y: number, wide: number, high: number) =>
  `<path d="M${x} ${y}h${wide}v${high}h${-wide}z" fill="#f1ebdf" stroke="currentColor" stroke-width="1.4"/>`;
const draw = (name: string, picture: (target: SVGElement) => string) => {
  for (const target of document.querySelectorAll<SVGElement>(`[data-art=${name}]`)) target.innerHTML = picture(target);
};

draw('portico', portico);
draw('rosette', () =>
  [0, 1, 2, 3].map((ring) => guilloche(470 - ring * 105, 0.16 + ring * 0.03, 24 - ring * 4, 26, 0.9)).join(''),
);
draw('seal', ({ dataset: { initials = '' } }) => seal(initials));

function portico() {
  const columns = [150, 360, 570, 780].map((x) => column(x, 300, 812, 92)).join('');
  return `${sky()}${doorway()}${columns}${entablature()}${steps()}`;
}

// The evening sky of an engraver: level strokes that swell where it is darker.
function sky() {
  let strokes = '';
  for (let y = 12; y < 812; y += 7.5) {
    const from = 40 + 330 * Math.exp(-(((y - 250) / 330) ** 2)) * random();
    strokes += line(`M${from.toFixed(0)} ${y}H760`, 0.35 + (y / 812) ** 2 * 0.75);
  }
  return strokes;
}

function doorway() {
  let shade = '';
  for (let x = 415; x < 520; x += 2.6) shade += line(`M${x} 470V812`, 1.5);
  return `${block(399, 440, 132, 372)}${shade}${line('M407 452h116', 2)}`;
}

function column(centre: number, top: number, foot: number, width: number) {
  let flutes = '';
  for (let i = 0; i <= 20; i++) {
    const turn = Math.sin((i / 20 - 0.5) * Math.PI);
    const above = centre + (turn * width * 0.84) / 2;
    const below = centre + (turn * width) / 2;
    flutes += line(
      `M${above.toFixed(1)} ${top}C${above.toFixed(1)} ${top + 200} ${below.toFixed(1)} ${top + 240} ${below.toFixed(1)} ${foot - 26}`,
      0.7 + 2.1 * Math.max(0, turn) ** 2,
    );
  }
  const half = width / 2;
  const shaft = `<path d="M${centre - half * 0.84} ${top}L${centre - half} ${foot - 26}H${centre + half}L${centre + half * 0.84} ${top}z" fill="#f1ebdf"/>`;
  const base =
    block(centre - half - 7, foot - 26, width + 14, 12) + block(centre - half - 14, foot - 14, width + 28, 14);
  const volutes = volute(centre - half * 0.92, top - 4, 1) + volute(centre + half * 0.92, top - 4, -1);
  const capital = `${block(centre - half * 1.05, top - 20, width * 1.05, 20)}${block(centre - half - 16, top - 40, width + 32, 13)}`;
  return shaft + flutes + base + capital + volutes;
}

function volute(x: number, y: number, hand: number) {
  let path = `M${x + hand * 40} ${y - 24}`;
  for (let turn = 0; turn < Math.PI * 5; turn += 0.2) {
    const radius = 25 * (1 - turn / (Math.PI * 5.4));
    path += `L${(x - hand * Math.sin(turn) * radius).toFixed(1)} ${(y - Math.cos(turn) * radius).toFixed(1)}`;
  }
  return `<circle cx="${x}" cy="${y}" r="25" fill="#f1ebdf"/>${line(path, 2)}`;
}

function entablature() {
  let marks = '';
  for (let x = 64; x < 780; x += 26) marks += block(x, 214, 15, 18);
  for (let x = 60; x < 780; x += 4) marks += line(`M${x} 196v10`, 0.7);
  for (let y = 132; y < 150; y += 4) marks += line(`M34 ${y}H780`, 1.1);
  const pediment = `<path d="M20 128 520 -80h300v208z" fill="#f1ebdf"/>${line('M20 128 520 -80M58 128 540 -72', 1.6)}`;
  let field = '';
  for (let x = 110; x < 780; x += 7)
    field += line(`M${x} 124V${Math.max(0, 124 - (x - 92) * 0.41 + 16).toFixed(0)}`, 0.7);
  return `${pediment}${field}${block(20, 126, 780, 30)}${block(44, 156, 760, 40)}${block(56, 206, 760, 54)}${marks}`;
}

function steps() {
  return [0, 1, 2]
    .map((i) => {
      let shade = '';
      for (let y = 4; y < 28; y += 5) shade += line(`M${66 - i * 32} ${812 + i * 30 + y}H780`, 0.5 + y / 26);
      return block(60 - i * 32, 812 + i * 30, 780, 30) + shade;
    })
    .join('');
}

/** Waves round a circle, each a little later than the last: what makes a banknote hard to copy. */
function guilloche(radius: number, swing: number, waves: number, strands: number, width: number) {
  let strokes = '';
  for (let strand = 0; strand < strands; strand++) {
    let path = '';
    for (let step = 0; step <= 720; step++) {
      const angle = (step / 720) * Math.PI * 2;
      const late = (strand / strands) * Math.PI * 2;
      const reach = radius * (1 - swing + swing * Math.cos(waves * angle + late) * Math.cos(3 * angle + late * 0.5));
      path += `${step ? 'L' : 'M'}${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
    }
    strokes += line(`${path}z`, width);
  }
  return strokes;
}

function seal(initials: string) {
  const waves = 9 + (initials.charCodeAt(0) % 8);
  return `${guilloche(104, 0.13 + random() * 0.08, waves, 14, 0.55)}<circle r="62" fill="#f1ebdf" stroke="currentColor"/><circle r="57" fill="none" stroke="currentColor" stroke-width=".6"/>
    <text text-anchor="middle" y="19" font-family="Caslon Display" font-size="56" letter-spacing="-1" fill="currentColor">${initials}</text>`;
}
