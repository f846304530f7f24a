// The gorge in the morning: mist between the ridges, a waterfall, a house on stilts and the garden in front.
import { randomFrom } from '../random.ts';
import { banana, crane, fern } from './leaves.ts';

const random = randomFrom(3610);

export function hillside(): string {
  const light = `<defs><linearGradient id="dawn" x2="0" y2="1"><stop stop-color="#bcdcd4"/><stop offset=".45" stop-color="#e6ead0"/><stop offset=".7" stop-color="#fbe3b0"/></linearGradient>
    <linearGradient id="mist" x2="0" y2="1"><stop stop-color="#f4ecd2" stop-opacity="0"/><stop offset=".6" stop-color="#f4ecd2" stop-opacity=".6"/><stop offset="1" stop-color="#f4ecd2" stop-opacity="0"/></linearGradient></defs>`;
  const sky = `<path d="M0 0h1440v900H0z" fill="url(#dawn)"/><circle cx="1010" cy="372" r="138" fill="#f8c65c"/><path d="M640 150q12-12 24 0 12-12 24 0M730 196q9-9 18 0 9-9 18 0M1190 128q10-10 20 0 10-10 20 0" fill="none" stroke="#2c5d4a" stroke-width="3" stroke-linecap="round"/>`;
  return `${light}${sky}${ridge(450, 62, '#a3c9bb', 5)}${mist(390, 130)}${ridge(520, 74, '#77ae97', 9)}${mist(470, 130)}${gorge()}${ridge(664, 56, '#357a56', 21)}${house()}${ridge(790, 36, '#1f5c3f', 33)}${garden()}`;
}

function ridge(base: number, relief: number, colour: string, seed: number) {
  const phase = randomFrom(seed * 977);
  const waves = [1.3, 2.7, 5.1, 9.7].map((pace) => ({ pace, late: phase() * 6, size: relief / pace ** 0.85 }));
  let path = `M0 900`;
  for (let x = 0; x <= 1440; x += 12) {
    const rise = waves.reduce((sum, { pace, late, size }) => sum + Math.sin((x / 1440) * pace * 6.28 + late) * size, 0);
    path += `L${x} ${(base - rise).toFixed(1)}`;
  }
  return `<path d="${path}L1440 900z" fill="${colour}"/>`;
}

const mist = (y: number, high: number) => `<path d="M0 ${y}h1440v${high}H0z" fill="url(#mist)"/>`;

// Two sandstone walls and the water between them.
function gorge() {
  const wall = (points: [number, number][], colour: string) =>
    `<path d="M${points.map((point) => point.join(' ')).join('L')}z" fill="${colour}"/>`;
  let cracks = '';
  for (let i = 0; i < 60; i++) {
    const x = i < 30 ? 190 + i * 8.4 : 520 + (i - 30) * 9;
    cracks += `M${(x + random() * 6).toFixed(0)} ${(532 + random() * 60).toFixed(0)}v${(30 + random() * 70).toFixed(0)}`;
  }
  return `${wall(
    [
      [0, 560],
      [180, 520],
      [300, 508],
      [430, 516],
      [452, 560],
      [458, 760],
      [0, 760],
    ],
    '#cf9257',
  )}${wall(
    [
      [508, 560],
      [524, 512],
      [660, 500],
      [810, 530],
      [960, 600],
      [960, 760],
      [500, 760],
    ],
    '#dba566',
  )}
    <path d="${cracks}" stroke="#a9683a" stroke-width="3" opacity=".5"/><path d="M0 560 180 520 300 508 430 516 420 538 300 530 170 546 0 590zM524 512 660 500 810 530 960 600 800 556 656 524 530 536z" fill="#4a8d63"/>
    <path d="M462 540h38v210h-38z" fill="#fff7e6"/><path d="M470 540v200M482 540v206M492 540v190" stroke="#bcdcd4" stroke-width="3"/><ellipse cx="481" cy="690" rx="86" ry="40" fill="#fff7e6" opacity=".75"/>`;
}

// Built in 1962: a long roof, glass below it, stone at one end, all of it off the ground.
function house() {
  const glass = [0, 1, 2, 3, 4]
    .map((i) => `<path d="M${934 + i * 70} 592h62v92h-62z" fill="${i === 1 || i === 3 ? '#ffd98a' : '#f7c46a'}"/>`)
    .join('');
  const stone = Array.from({ length: 24 }, (_, i) => {
    const row = Math.floor(i / 3);
    return `<path d="M${1292 + (i % 3) * 30 - (row % 2) * 8} ${520 + row * 21}h27v18h-27z" fill="${['#8b6a4e', '#9d7a5a', '#7a5b42'][(i + row) % 3]}"/>`;
  }).join('');
  const stilts = [950, 1050, 1150, 1250, 1350].map((x) => `<path d="M${x} 690h12v110h-12z" fill="#5b3b28"/>`).join('');
  return `${stilts}<path d="M920 584h372v106H920z" fill="#6d452b"/>${glass}<path d="M1000 612h18l-4 44h-10zM1009 612c-16-20-16-30 0-40 16 10 16 20 0 40z" fill="#1f5c3f" opacity=".8"/><path d="M1150 640h50v8h-50zM1158 648v30M1192 648v30" stroke="#6d452b" stroke-width="4" fill="#6d452b"/>
    <path d="M1284 512h100v180h-100z" fill="#6b4f3a"/>${stone}<path d="M872 566h540l16 22H888z" fill="#fdf3df"/><path d="M888 588h540v7H888z" fill="#b98c5a"/>
    <path d="M876 690h520v14H876z" fill="#8a5a38"/><path d="M880 646h40M880 660h40M880 674h40M882 644v48M918 644v48" stroke="#fdf3df" stroke-width="4"/>
    <path d="M1322 512v-30h34v30z" fill="#6b4f3a"/><path d="M1338 474c-10-16 10-22 0-40s12-22 4-38" stroke="#fff7e6" stroke-width="6" fill="none" stroke-linecap="round" opacity=".7"/>`;
}

function garden() {
  let plants = '';
  for (let i = 0; i < 16; i++)
    plants += fern(30 + i * 96 + random() * 40, 900, 120 + random() * 70, i % 2 ? '#123f2d' : '#184a34');
  return `${plants}${banana(1290, 930, 330)}${banana(700, 950, 250)}${crane(1130, 910, 190)}${crane(930, 920, 140)}${crane(1400, 910, 150)}<path d="M0 870Q400 836 760 872T1440 862V900H0z" fill="#0d3325"/>`;
}
