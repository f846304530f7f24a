// Figures of shares and seconds: the service page, places of proof, the speed budget and the weak signal.
import { type Html, html } from './html.ts';
import { box, deep, drawing, gold, greek, hair, ink, ivory, muted, path, phone, shade, tidy, words } from './pen.ts';

export function servicePage(title: string): Html {
  const parts: [string, number][] = [
    ['Headline', 12],
    ['Situation', 90],
    ['What happens', 200],
    ['Time', 60],
    ['Cost', 110],
    ['Person', 70],
    ['Case', 110],
    ['Questions', 130],
    ['First step', 30],
  ];
  const scale = 480 / parts.reduce((sum, [, count]) => sum + count, 0);
  let x = 0;
  return drawing(
    480,
    74,
    title,
    parts.map(([name, count], i) => {
      const w = count * scale;
      const here = x;
      x += w;
      const wide = w > 32;
      return html`${box(tidy(here), 16, tidy(w - 1.2), 34, { fill: i === 8 ? gold : i === 4 ? ink : shade, stroke: 'none' })}${wide ? words(tidy(here + 6), 38, String(i + 1), { size: 13, serif: true, fill: i === 4 ? ivory : ink }) : undefined}${wide ? words(tidy(here + w - 7), 37.5, String(count), { size: 9, anchor: 'end', fill: i === 4 ? ivory : muted }) : undefined}${wide ? words(tidy(here), 64, name, { size: 9.4, fill: muted }) : undefined}`;
    }),
    words(0, 10, '1  Headline, 12 words', { size: 9.4, fill: muted }),
    words(480, 10, 'First step, 30 words  9', { size: 9.4, fill: muted, anchor: 'end' }),
  );
}

export function proofPlaces(title: string): Html {
  const places: [string, string, string[]][] = [
    ['Is this firm real?', 'Footer, every page', ['registration, address,', 'names of directors']],
    ['Can they do it?', 'Service page', ['a case of the same', 'kind, with figures']],
    ['Who are they?', 'Before the form', ['faces, roles and', 'a direct line']],
    ['Is it safe to ask?', 'At the button', ['reply time, fee,', 'privacy line']],
  ];
  return drawing(
    480,
    104,
    title,
    path('M0 42h480', { width: 1 }),
    places.map(([doubt, place, proof], i) => {
      const x = i * 122;
      return html`${path(`M${x} 42a9 9 0 0 1 18 0z`, { fill: gold, stroke: 'none' })}${words(x, 22, doubt, { size: 13, serif: true })}${words(x, 61, place, { size: 10, weight: 600 })}${words(x, 75, proof, { size: 9.8, fill: muted })}`;
    }),
  );
}

export function speedBudget(title: string): Html {
  const bars: [string, number, number][] = [
    ['Heavy page, 4,000 kB', 20, 400],
    ['Average effort, 1,500 kB', 7.5, 150],
    ['Budget, 500 kB', 2.5, 50],
  ];
  const parts: [string, number, string][] = [
    ['images', 250, gold],
    ['script', 100, '#b9a272'],
    ['fonts', 60, '#8c7548'],
    ['text, style', 60, '#5d4d31'],
    ['spare', 30, hair],
  ];
  let x = 0;
  return drawing(
    480,
    218,
    title,
    [0, 5, 10, 15, 20].map(
      (s) =>
        html`${path(`M${s * 20} 16v110`, { stroke: hair, width: 0.6 })}${words(s * 20, 9, `${s} s`, { size: 9.4, fill: muted, anchor: s ? 'middle' : 'start' })}`,
    ),
    bars.map(
      ([name, seconds, w], i) =>
        html`${box(0, 24 + i * 35, w, 18, { fill: i === 2 ? gold : ink, stroke: 'none' })}${words(w + 8, 37.5 + i * 35, `${seconds} s`, { size: 13, serif: true })}${words(i ? w + 42 : 10, 37 + i * 35, name, { size: 10, fill: i ? ink : ivory })}`,
    ),
    path('M50 16v118', { stroke: deep, width: 1, dash: '3 2' }),
    words(56, 136, 'threshold for LCP: 2.5 s', { size: 9.4, fill: deep, weight: 600 }),
    words(0, 164, 'How to spend the 500 kB', { size: 12.4, serif: true }),
    parts.map(([name, kb, fill]) => {
      const w = kb * 0.96;
      const here = x;
      x += w;
      return html`${box(tidy(here), 172, tidy(w - 1), 16, { fill, stroke: 'none' })}${words(tidy(here), 200, String(kb), { size: 10, weight: 600 })}${words(tidy(here), 212, name, { size: 9.4, fill: muted })}`;
    }),
  );
}

export function weakSignal(title: string): Html {
  const seconds = [1, 3, 6, 10];
  const good = (x: number, stage: number) =>
    html`${words(x + 7, 55, 'Dismissed?', { size: 9.6, serif: true })}${words(x + 7, 66, '30 days.', { size: 9.6, serif: true })}${greek(x + 7, 76, 50, 3, 6)}${stage > 0 ? box(x + 7, 98, 40, 11, { fill: gold, stroke: 'none' }) : undefined}${stage > 1 ? box(x + 7, 116, 56, 26, { fill: shade, stroke: 'none' }) : undefined}${stage > 2 ? html`${path(`M${x + 7} 142l16-16 12 9 12-14 16 21z`, { fill: '#b9a272', stroke: 'none' })}${greek(x + 7, 150, 52, 1)}` : undefined}`;
  const bad = (x: number, stage: number) =>
    stage < 3
      ? html`<circle cx="${x + 35}" cy="98" r="9" fill="none" stroke="${hair}" stroke-width="2.4"/>${path(`M${x + 35} 89a9 9 0 0 1 9 9`, { stroke: muted, width: 2.4 })}`
      : html`${box(x + 7, 46, 56, 42, { fill: shade, stroke: 'none' })}${greek(x + 7, 98, 52, 4, 6)}${box(x + 7, 128, 40, 11, { fill: hair, stroke: 'none' })}`;
  const group = (x0: number, head: string, draw: (x: number, stage: number) => Html) =>
    html`${words(x0, 14, head, { size: 13, serif: true })}${seconds.map((s, i) => {
      const x = x0 + i * 80;
      return html`${phone(x, 36, 70, 126)}${draw(x, i)}${words(x + 35, 178, `${s} s`, { size: 10.4, weight: 600, anchor: 'middle', fill: i === 3 ? deep : ink })}`;
    })}`;
  return drawing(
    688,
    184,
    title,
    group(0, 'Text first', good),
    group(376, 'Script first', bad),
    path('M344 4v176', { stroke: hair }),
  );
}
