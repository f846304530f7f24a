// Figures that count: the funnel, the narrowing, the steps and the monthly sheet.
import { type Html, html } from './html.ts';
import { arrow, box, deep, dot, drawing, gold, hair, ink, muted, path, shade, tidy, words } from './pen.ts';

export function funnel(title: string): Html {
  const heads = ['visits', 'enquiries', 'suitable', 'clients', 'in the month'];
  const at = [0, 262, 384, 490, 590];
  const row = (y: number, name: string, counts: number[], rand: string, colour: string) => {
    const [visits = 0, ...rest] = counts;
    const field = Array.from(
      { length: visits },
      (_, i) => `M${2 + (i % 50) * 4.4} ${y + 5 + Math.floor(i / 50) * 4.6}h0`,
    );
    const groups = rest.map((count, i) => {
      const radius = 5 + i * 1.4;
      const across = 4;
      return Array.from({ length: count }, (_, n) =>
        dot(
          (at[i + 1] ?? 0) + radius + (n % across) * (radius * 2 + 3.4),
          y + 12 + Math.floor(n / across) * (radius * 2 + 3.4),
          radius,
          colour,
        ),
      );
    });
    return html`${words(0, y - 11, name, { size: 13.5, serif: true })}
<path d="${field.join('')}" stroke="${hair}" stroke-width="2.7" stroke-linecap="round"/>${groups}
${words(at[4] ?? 0, y + 26, rand, { size: 25, serif: true, fill: colour })}
${[visits, ...rest].map((count, i) => words(at[i] ?? 0, y + 96, [`${count}`], { size: 13, weight: 600 }))}
${heads.map((head, i) => words((at[i] ?? 0) + (i < 4 ? String([visits, ...rest][i]).length * 7.6 + 5 : 0), y + 96 - (i === 4 ? 50 : 0), head, { size: 10.4, fill: muted }))}
${at.slice(1).map((x) => path(`M${x - 22} ${y}v80`, { stroke: hair, width: 0.7 }))}`;
  };
  return drawing(
    688,
    268,
    title,
    row(26, 'Today', [800, 12, 8, 3], 'R54,000', ink),
    path('M0 137h688', { stroke: ink, width: 0.6 }),
    row(168, 'After three small repairs', [800, 16, 12, 5], 'R90,000', deep),
  );
}

export function narrowing(title: string): Html {
  const rings: [number, string, string][] = [
    [138, 'Attorneys', 'everyone, so no one in particular'],
    [100, '… for property matters', 'a field, shared with hundreds'],
    [64, '… of sectional title trustees', 'people who recognise themselves'],
    [30, '… in Gauteng, with levy arrears', 'the one you are looking for'],
  ];
  const base = 150;
  return drawing(
    480,
    156,
    title,
    rings.map(([r], i) =>
      path(`M${150 - r} ${base}a${r} ${r} 0 0 1 ${r * 2} 0z`, {
        fill: i === 3 ? gold : i % 2 ? shade : 'none',
        stroke: i === 3 ? gold : ink,
        width: 0.8,
      }),
    ),
    path(`M0 ${base}h480`, { width: 1 }),
    rings.map(([r, text, comment], i) => {
      const y = 24 + i * 34;
      const reach = Math.sqrt(Math.max(0, r * r - (base - y) ** 2));
      return html`${path(`M${tidy(150 + (i === 3 ? 12 : reach))} ${i === 3 ? base - 18 : y}L${i === 3 ? 278 : 278} ${y}h10`, { stroke: muted, width: 0.6 })}${words(294, y + 1, text, { size: 12.4, serif: true })}${words(294, y + 14, comment, { size: 9.6, fill: muted })}`;
    }),
  );
}

export function firstSteps(title: string): Html {
  const steps: [string, string, boolean][] = [
    ['Read a page', 'costs a minute', false],
    ['Ask on WhatsApp', 'costs two minutes', true],
    ['Book a meeting', 'costs an hour', true],
    ['Sign', 'costs trust', false],
  ];
  return drawing(
    480,
    150,
    title,
    steps.map(([name, cost, offered], i) => {
      const high = [20, 44, 84, 132][i] ?? 0;
      const x = i * 120;
      return html`${box(x, 146 - high, 120, high, { fill: offered ? gold : 'none', stroke: 'none' })}
${path(`M${x} ${146 - (i ? ([20, 44, 84][i - 1] ?? 0) : 0)}V${146 - high}h120`, { width: 1 })}
${words(x + 8, 146 - high - (i === 3 ? -20 : 18), name, { size: 12.4, serif: true })}${words(x + 8, 146 - high - (i === 3 ? -33 : 6), cost, { size: 9.4, fill: muted })}`;
    }),
    path('M0 146h480', { width: 1 }),
    words(128, 136, 'second step', { size: 9.6, weight: 600 }),
    words(248, 136, 'first step: your button', { size: 9.6, weight: 600 }),
  );
}

export function monthlyReport(title: string): Html {
  const months: [string, number, number][] = [
    ['Jan', 11, 5],
    ['Feb', 13, 6],
    ['Mar', 12, 5],
    ['Apr', 15, 7],
    ['May', 12, 9],
    ['Jun', 14, 10],
  ];
  const sources: [string, string, string][] = [
    ['Search', '19', '5'],
    ['Referral', '12', '6'],
    ['Map entry', '7', '2'],
    ['Advertisements', '3', '0'],
  ];
  const base = 148;
  return drawing(
    480,
    226,
    title,
    box(0.5, 0.5, 479, 225, { fill: '#fffaf0', stroke: hair }),
    words(16, 24, 'Enquiries, and the suitable ones', { size: 12.4, serif: true }),
    months.map(([name, all, good], i) => {
      const x = 18 + i * 39;
      return html`${box(x, base - all * 6.4, 24, all * 6.4, { fill: shade, stroke: 'none' })}${box(x, base - good * 6.4, 24, good * 6.4, { fill: i > 3 ? gold : '#b9a272', stroke: 'none' })}${words(x + 12, base - all * 6.4 - 4, String(all), { size: 9.4, anchor: 'middle', fill: muted })}${words(x + 12, base - good * 6.4 + 11, String(good), { size: 9.6, weight: 600, anchor: 'middle' })}${words(x + 12, base + 13, name, { size: 9.4, anchor: 'middle', fill: muted })}`;
    }),
    path(`M16 ${base}h234`),
    words(280, 24, 'Where they came from, Apr–Jun', { size: 12.4, serif: true }),
    words(420, 42, 'asked', { size: 9, fill: muted, anchor: 'end' }),
    words(464, 42, 'clients', { size: 9, fill: muted, anchor: 'end' }),
    sources.map(([name, asked, won], i) => {
      const y = 60 + i * 22;
      return html`${words(280, y, name, { size: 10.4 })}${words(420, y, asked, { size: 10.4, anchor: 'end' })}${words(464, y, won, { size: 10.4, weight: 600, anchor: 'end' })}${path(`M280 ${y + 7}h184`, { stroke: hair, width: 0.6 })}`;
    }),
    path('M16 172h448', { stroke: ink, width: 0.6 }),
    words(16, 188, 'What we changed', { size: 10, weight: 600 }),
    words(
      16,
      203,
      [
        '2 May: fee range on three service pages. Fewer calls, better ones.',
        '11 June: portraits above the form. Too early to say.',
      ],
      { size: 10 },
    ),
    arrow(186, 47, 186, 57, deep),
    words(186, 43, 'fees online', { size: 9.2, fill: deep, anchor: 'middle', weight: 600 }),
  );
}
