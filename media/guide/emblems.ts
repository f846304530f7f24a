// One small drawing and one ground a trade, for the mended home pages in the worked examples.
import { type Html, html } from './html.ts';
import { box, dot, dusk, ivory, night, path, sun, words } from './pen.ts';

export interface Emblem {
  ground: string;
  menu: string[];
  drawing: Html;
}

const line = { stroke: sun, width: 1.2 };
const faint = { stroke: dusk, width: 0.8 };

const sheet = html`${box(30, 22, 100, 112, faint)}${path('M30 48h100', faint)}${path('M52 14v16M108 14v16', line)}${words(80, 104, '30', { size: 50, serif: true, fill: sun, anchor: 'middle' })}${words(80, 122, 'days', { size: 11, fill: ivory, anchor: 'middle' })}`;

const meters = html`${Array.from({ length: 48 }, (_, i) => {
  const [x, y] = [18 + (i % 8) * 18, 28 + Math.floor(i / 8) * 20];
  return [10, 19, 21, 37, 44].includes(i)
    ? html`<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${sun}" stroke-width="1.6"/>`
    : dot(x, y, 3.4, '#5f7a70');
})}${path('M4 148h152', faint)}`;

const income = html`${path('M4 132h152', faint)}${path('M8 128C40 124 66 92 88 54', line)}${path('M88 54H156', { stroke: sun, width: 2.4 })}${path('M88 54v78', { ...faint, dash: '2 3' })}${dot(88, 54, 4, sun)}${words(100, 42, 'R per month', { size: 11, fill: ivory })}${words(88, 147, 'your date', { size: 10.5, fill: dusk, anchor: 'middle' })}`;

const street = html`${[4, 58].map((x) => path(`M${x} 132V86l22-18 22 18v46zM${x + 16} 132v-24h12v24`, faint))}${path('M112 132V86l22-18 22 18v46z', { ...line, fill: sun })}${words(134, 120, '?', { size: 30, serif: true, fill: night, anchor: 'middle' })}${path('M0 132h160', faint)}`;

const ring = html`<circle cx="80" cy="98" r="44" fill="none" stroke="${sun}" stroke-width="1.4"/><circle cx="80" cy="98" r="37" fill="none" stroke="${sun}" stroke-width=".8"/>${path('M62 34h36l12 14-30 26-30-26zM50 48h60M62 34l6 14 12 26 12-26 6-14M68 48l12-14 12 14', { stroke: ivory, width: 0.9, fill: night })}`;

export const emblems: Emblem[] = [
  { ground: '#241012', menu: ['Dismissed', 'Employers', 'People', 'Fees'], drawing: sheet },
  { ground: '#0f201c', menu: ['Method', 'Cases', 'People', 'Documents'], drawing: meters },
  { ground: '#101a28', menu: ['Retiring', 'How we charge', 'Advisers', 'FSP'], drawing: income },
  { ground: '#28180e', menu: ['Selling', 'Buying', 'Streets', 'Agents'], drawing: street },
  { ground: night, menu: ['Rings', 'The bench', 'Visit'], drawing: ring },
];
