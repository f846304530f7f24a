// Annotated wireframes: home page, form, search result and local page.
import { type Html, html } from './html.ts';
import { box, button, callout, deep, dot, drawing, gold, greek, hair, ink, muted, path, shade, words } from './pen.ts';

export function homePage(title: string): Html {
  const w = 296;
  const rules = [34, 196, 236, 330, 424, 512, 596];
  return drawing(
    340,
    680,
    title,
    box(0.5, 0.5, w, 679, { fill: '#fffaf0' }),
    rules.map((y) => path(`M0.5 ${y}h${w}`, { stroke: hair, width: 0.7 })),
    words(14, 22, 'Name', { size: 12.4, serif: true }),
    greek(112, 18, 22, 1),
    greek(144, 18, 22, 1),
    greek(176, 18, 22, 1),
    words(w - 14, 21.5, '011 555 0100', { size: 9.6, weight: 600, anchor: 'end', fill: deep }),
    words(14, 76, ['Twelve words that name', 'the client and the result.'], { size: 22, serif: true, leading: 1.12 }),
    greek(15, 122, 210, 2, 8),
    button(14, 146, 132, 'Name of first step', 26),
    words(158, 163, 'We reply by noon', { size: 9.6, fill: muted }),
    ['Since 2009', 'LPC registered', '213 matters'].map(
      (fact, i) => html`${words(14 + i * 96, 221, fact, { size: 10, weight: 600 })}`,
    ),
    words(14, 258, 'Problems we solve, in your words', { size: 12.4, serif: true }),
    [0, 1, 2].map(
      (i) =>
        html`${path(`M${14 + i * 92} 270h82`, { stroke: ink })}${words(14 + i * 92, 285, ['Retrenched?', 'Evicting?', 'Divorcing?'][i] ?? '', { size: 10.4, weight: 600 })}${greek(14 + i * 92, 298, 78, 3)}`,
    ),
    words(14, 354, 'One case', { size: 12.4, serif: true }),
    box(14, 364, 92, 46, { fill: shade, stroke: 'none' }),
    words(60, 393, 'R1.2m', { size: 16, serif: true, anchor: 'middle', fill: deep }),
    greek(120, 370, 158, 5, 8.6),
    words(14, 446, 'The people who reply', { size: 12.4, serif: true }),
    [0, 1, 2].map(
      (i) =>
        html`${dot(34 + i * 92, 480, 17, shade)}${dot(34 + i * 92, 475, 5.6, '#b9a272')}${path(`M${23 + i * 92} 491a11 9 0 0 1 22 0`, { fill: '#b9a272', stroke: 'none' })}${greek(58 + i * 92, 476, 38, 2)}`,
    ),
    words(14, 534, 'Four questions', { size: 12.4, serif: true }),
    [0, 1, 2, 3].map(
      (i) =>
        html`${path(`M${14 + (i % 2) * 140} ${562 + Math.floor(i / 2) * 20}h126`, { stroke: hair })}${greek(14 + (i % 2) * 140, 554 + Math.floor(i / 2) * 20, 96, 1)}${path(`M${133 + (i % 2) * 140} ${551 + Math.floor(i / 2) * 20}v7m-3.5-3.5h7`, { stroke: ink })}`,
    ),
    box(0.5, 596, w, 83.5, { fill: ink }),
    words(14, 622, 'The same step again.', { size: 14, serif: true, fill: '#f3ead9' }),
    button(14, 634, 116, 'Name of first step', 24),
    greek(160, 618, 120, 5, 9, '#6b5637'),
    [18, 90, 216, 283, 377, 468, 554, 638].map(
      (y, i) => html`${path(`M${w} ${y}h22`, { stroke: ink, width: 0.6 })}${callout(w + 30, y, i + 1)}`,
    ),
  );
}

export function enquiryForm(title: string): Html {
  const field = (y: number, name: string, typed: string, high = 26, extra = '') =>
    html`${words(18, y, name, { size: 10.6, weight: 600 })}${words(24 + name.length * 5.6, y, extra, { size: 9.4, fill: muted })}${box(18, y + 6, 246, high, { fill: '#ffffff', stroke: '#a8987a' })}${words(26, y + 23, typed, { size: 10.6, fill: muted })}`;
  return drawing(
    326,
    474,
    title,
    box(0.5, 0.5, 282, 472, { fill: '#fffaf0' }),
    words(18, 34, 'Tell us what happened.', { size: 18, serif: true }),
    words(18, 51, 'Ms Dube replies by noon tomorrow.', { size: 10.6, fill: muted }),
    field(82, 'Your name', 'Zanele van Wyk'),
    field(134, 'Phone', '082 555 0117'),
    field(186, 'Email', '', 26, 'if you prefer'),
    field(238, 'Your message', 'What happened, and by when', 62),
    words(26, 274, 'do you need an answer?', { size: 10.6, fill: muted }),
    box(18, 322, 10, 10, { fill: '#ffffff' }),
    words(36, 331, ['Send me your note on labour law, about four', 'times a year. I can stop it at any time.'], {
      size: 9.8,
    }),
    button(18, 358, 134, 'Send my enquiry', 30),
    words(18, 406, ['We use these details to answer you, and for', 'nothing else. How we treat your information'], {
      size: 9.8,
      fill: muted,
    }),
    path('M18 424h192', { stroke: deep, width: 0.7 }),
    path('M18 434h246', { stroke: hair }),
    words(18, 453, 'Rather talk? 011 555 0100 or WhatsApp', { size: 10.2, weight: 600 }),
    [34, 78, 101, 153, 205, 275, 331, 373, 430].map(
      (y, i) =>
        html`${path(`M${i === 1 ? 78 : i > 6 && i < 8 ? 156 : i === 0 ? 210 : 268} ${y}H300`, { stroke: ink, width: 0.6 })}${callout(310, y, i + 1)}`,
    ),
  );
}

export function searchResult(title: string): Html {
  const note = (y: number, head: string, text: string) =>
    html`${words(338, y, head, { size: 10.4, weight: 600 })}${words(338, y + 13, text, { size: 9.4, fill: muted })}`;
  const leader = (x: number, y: number) =>
    html`${path(`M${x} ${y}H330`, { stroke: ink, width: 0.6 })}${dot(330, y, 1.8)}`;
  return drawing(
    480,
    176,
    title,
    box(0.5, 0.5, 312, 175, { fill: '#fffaf0', stroke: hair }),
    dot(26, 25, 10, shade),
    path('M20 27a6 6 0 0 1 12 0z', { fill: gold, stroke: 'none' }),
    words(44, 22, 'Maseko Venter Attorneys', { size: 10 }),
    words(44, 34, 'example.co.za › dismissal-bloemfontein', { size: 9.2, fill: muted }),
    words(16, 64, ['Dismissed? You have 30 days', '| Bloemfontein | Maseko Venter'], {
      size: 15,
      serif: true,
      fill: deep,
      leading: 1.18,
    }),
    words(
      16,
      104,
      [
        'A CCMA referral must usually be made within 30 days.',
        'First consultation R950, with a labour attorney. Reply',
        'by noon the next working day.',
      ],
      { size: 10.6 },
    ),
    path('M16 142h280', { stroke: hair }),
    words(16, 160, 'What it costs', { size: 10.4, fill: deep }),
    words(110, 160, 'For employers', { size: 10.4, fill: deep }),
    words(208, 160, 'N. Maseko', { size: 10.4, fill: deep }),
    leader(226, 31),
    leader(268, 68),
    leader(290, 112),
    leader(266, 157),
    note(28, 'Address', 'plain words'),
    note(64, 'Title', 'problem, place, name'),
    note(108, 'Description', 'fact, price, next step'),
    note(153, 'Inner pages', 'earned by a clear menu'),
  );
}

export function localPage(title: string): Html {
  const parts: [number, number, string, string, boolean][] = [
    [36, 66, 'Evictions in Randburg', 'Headline with the district', true],
    [102, 62, 'The Randburg court, and its roll', 'What is different here', true],
    [164, 62, 'A flat in Ferndale, 2025', 'A case from this place', true],
    [226, 54, 'Sipho Khumalo, ten minutes away', 'The person for this area', true],
    [280, 62, 'Bram Fischer Drive, free parking', 'Directions, drawn by you', true],
    [342, 58, 'Asked only in Randburg', 'Two local questions', true],
    [400, 50, 'Book a consultation', 'First step, as everywhere', false],
  ];
  return drawing(
    314,
    452,
    title,
    box(0.5, 0.5, 313, 451, { fill: '#fffaf0' }),
    words(14, 23, 'Name', { size: 12, serif: true }),
    greek(150, 19, 30, 1),
    greek(192, 19, 30, 1),
    greek(234, 19, 30, 1),
    parts.map(
      ([y, h, sample, meaning, local], i) =>
        html`${box(0.5, y, 313, h, { fill: local ? (i % 2 ? '#f4ead3' : shade) : 'none', stroke: hair, width: 0.6 })}${words(14, y + 21, sample, { size: i === 0 ? 16 : 12.4, serif: true })}${words(14, y + (i === 0 ? 37 : 35), meaning, { size: 9.6, fill: deep, weight: 600 })}${i < 6 ? greek(14, y + (i === 0 ? 49 : 46), 180, h > 58 ? 2 : 1, 7, '#cdb98f') : undefined}`,
    ),
    path('M226 120v-8l16-9 16 9v8M220 122h44M231 122v-8m8 8v-8m8 8v-8', { stroke: muted }),
    path('M222 334q30-40 70-28M236 290l30 44', { stroke: muted, width: 1.6 }),
    dot(262, 311, 4, deep),
    dot(256, 246, 9, '#b9a272'),
    path('M240 272a16 14 0 0 1 32 0', { fill: '#b9a272', stroke: 'none' }),
    button(214, 412, 84, 'First step', 24),
  );
}
