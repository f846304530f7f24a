// The garden in front: tree ferns, wild banana and crane flowers, each from a few numbers.
import { randomFrom } from '../random.ts';

const random = randomFrom(1962);
const greens = ['#0d3325', '#123f2d', '#1b5138', '#256343'];

export function leafBank(foot: number): string {
  let bank = '';
  for (let i = 0; i < 22; i++)
    bank += fern(-60 + i * 75 + random() * 50, foot + 20, 120 + random() * 130, greens[i % 3]);
  for (const x of [90, 560, 1010, 1330]) bank += banana(x, foot + 30, 300 + random() * 60);
  for (const x of [800, 940, 1180]) bank += crane(x, foot + 10, 250);
  return `${bank}<path d="M0 ${foot - 110}Q360 ${foot - 150} 720 ${foot - 112}T1440 ${foot - 120}V${foot}H0z" fill="#0d3325"/>`;
}

/** Fronds that leave one point and bow under their own weight. */
export function fern(x: number, y: number, long: number, colour = '#123f2d'): string {
  let fronds = '';
  for (let i = 0; i < 9; i++)
    fronds += frond(x, y, long * (0.75 + random() * 0.4), -2.75 + i * 0.3 + random() * 0.12, colour);
  return fronds;
}

function frond(x: number, y: number, long: number, angle: number, colour: string) {
  let path = '';
  let px = x;
  let py = y;
  let turn = angle;
  const bow = Math.cos(angle) > 0 ? 0.062 : -0.062;
  for (let step = 0; step < 20; step++) {
    px += (Math.cos(turn) * long) / 20;
    py += (Math.sin(turn) * long) / 20;
    turn += bow;
    const leaf = long * 0.2 * Math.sin(((step + 1.5) / 21) * Math.PI) ** 0.8;
    for (const side of [-1, 1]) {
      const out = turn + side * 1.15;
      const tipX = px + Math.cos(out) * leaf;
      const tipY = py + Math.sin(out) * leaf;
      const bend = `${(px + Math.cos(turn) * leaf * 0.55).toFixed(1)} ${(py + Math.sin(turn) * leaf * 0.55).toFixed(1)}`;
      path += `M${px.toFixed(1)} ${py.toFixed(1)}Q${bend} ${tipX.toFixed(1)} ${tipY.toFixed(1)}Q${px.toFixed(1)} ${py.toFixed(1)} ${(px - Math.cos(turn) * 5).toFixed(1)} ${(py - Math.sin(turn) * 5).toFixed(1)}z`;
    }
  }
  return `<path d="${path}" fill="${colour}"/>`;
}

/** Broad leaves on tall stalks, torn by the wind. */
export function banana(x: number, foot: number, tall: number): string {
  return [-0.5, -0.18, 0.12, 0.42]
    .map((lean, i) => {
      const high = tall * (0.8 + random() * 0.3);
      const turn = (lean * 180) / Math.PI;
      const tears = Array.from({ length: 9 }, (_, tear) => {
        const along = 0.14 + tear * 0.085;
        const y = -high * (0.3 + 0.7 * along);
        const reach = high * 0.11 * Math.sin(Math.PI * along ** 0.8) * (tear % 2 ? 1 : -1);
        return `M0 ${y.toFixed(0)}L${reach.toFixed(0)} ${(y - 14).toFixed(0)}`;
      }).join('');
      const blade = `M0 ${-high * 0.3}C${-high * 0.2} ${-high * 0.5} ${-high * 0.15} ${-high * 0.9} 0 ${-high}C${high * 0.15} ${-high * 0.9} ${high * 0.2} ${-high * 0.5} 0 ${-high * 0.3}z`;
      return `<g transform="translate(${x} ${foot}) rotate(${turn.toFixed(0)})"><path d="M0 0V${-high * 0.4}" stroke="#1b5138" stroke-width="9"/><path d="${blade}" fill="${i % 2 ? '#2f7550' : '#1f5c3f'}"/><path d="${tears}M0 ${-high * 0.3}V${-high * 0.97}" stroke="#123f2d" stroke-width="2.5" fill="none"/></g>`;
    })
    .join('');
}

/** Strelitzia: beak, three orange sails, one blue tongue. */
export function crane(x: number, foot: number, tall: number): string {
  return `<g transform="translate(${x} ${foot})"><path d="M0 0C-6 ${-tall * 0.4} 4 ${-tall * 0.7} 0 ${-tall}" stroke="#2f7550" stroke-width="8" fill="none"/>
    <g transform="translate(0 ${-tall})"><path d="M-14-2C10-76 6-92 16-108 26-80 22-40 8-4z" fill="#f08a2c"/><path d="M-6-4C-34-60-40-80-36-104-18-84-2-50 6-4z" fill="#f6a53c"/><path d="M0-4C36-44 52-54 66-84 70-52 44-22 12 0z" fill="#e2701f"/><path d="M2-4C30-24 50-26 72-32 56-14 36-4 8 4z" fill="#3355a8"/><path d="M-16 6C20-16 70-14 108-2 66 10 30 18-12 16z" fill="#3c8a5d"/><path d="M-16 6C20-10 70-10 108-2 66 2 20 4-16 6z" fill="#c8452f"/></g></g>`;
}
