// Figures of movement: the site map, WhatsApp, the life of an enquiry and the calendar.
import { type Html, html } from './html.ts';
import {
  arrow,
  box,
  callout,
  deep,
  drawing,
  dusk,
  gold,
  greek,
  hair,
  ink,
  ivory,
  muted,
  path,
  phone,
  shade,
  sun,
  words,
} from './pen.ts';

export function siteMap(title: string): Html {
  const sheet = (x: number, y: number, name: string, lit = false) =>
    html`${box(x, y, 92, 44, { fill: lit ? gold : '#fffaf0', stroke: lit ? gold : ink })}${words(x + 8, y + 18, name, { size: 11.6, serif: true })}${greek(x + 8, y + 28, 60, 2, 6, lit ? '#a87a22' : hair)}`;
  return drawing(
    688,
    232,
    title,
    path('M344 46v20M58 66h560M58 66v18M198 66v18M338 66v18M478 66v18M618 66v18M58 128v14M12 142h0', { stroke: muted }),
    path('M58 128v16', { stroke: muted }),
    path('M12 144v0', {}),
    sheet(298, 2, 'Home'),
    sheet(12, 84, 'Services'),
    sheet(152, 84, 'Results'),
    sheet(292, 84, 'People'),
    sheet(432, 84, 'Fees'),
    sheet(572, 84, 'About'),
    path('M58 144H34v16M58 144h84v16M142 144h108v16', { stroke: muted }),
    sheet(-0 + 1, 160, 'Evictions', true),
    sheet(104, 160, 'Retrenched', true),
    sheet(207, 160, 'Wills', true),
    path('M150 206v18h152', { stroke: ink, width: 2.6 }),
    path('M150 224H338V130', { stroke: ink, width: 2.6 }),
    path('M354 130v52h76', { stroke: ink, width: 2.6 }),
    arrow(420, 182, 430, 182, ink, 2.6),
    box(434, 160, 110, 46, { fill: ink }),
    words(446, 179, 'Enquiry', { size: 13, serif: true, fill: ivory }),
    words(446, 195, 'reply by noon', { size: 9.6, fill: dusk }),
    box(572, 162, 92, 44, { stroke: muted, dash: '3 2' }),
    words(580, 180, 'Privacy', { size: 11.6, serif: true }),
    words(580, 195, 'one tap away', { size: 9.4, fill: muted }),
    path('M544 184h28', { stroke: muted, dash: '3 2' }),
  );
}

export function whatsappFlow(title: string): Html {
  const bubble = (y: number, h: number, mine: boolean, lines: string[]) =>
    html`<rect x="${mine ? 52 : 14}" y="${y}" width="142" height="${h}" rx="5" fill="${mine ? gold : shade}"/>${words(mine ? 60 : 22, y + 14, lines, { size: 9 })}`;
  const moves: [string, string[]][] = [
    ['Tap', ['The link on the page opens', 'a prepared message.']],
    ['Greet', ['Name, time, and what', 'not to send. Automatic.']],
    ['Ask once', ['One question that sorts:', 'a date, a place, a piece.']],
    ['Offer two times', ['Two choices are easier', 'to answer than “when”.']],
    ['Confirm, record', ['Diary and list. Documents', 'go by email.']],
  ];
  return drawing(
    688,
    258,
    title,
    phone(0.6, 1, 208, 256),
    words(16, 21, 'Highveld Legal (invented)', { size: 10, weight: 600 }),
    path('M1 30h207', { stroke: hair }),
    bubble(38, 34, true, ['Good day, I read your page', 'about retrenchment.']),
    bubble(78, 47, false, ['You have reached us. Lerato', 'answers within 30 minutes.', 'What is it about?']),
    bubble(131, 34, true, ['I got the letter on Friday.', 'Is 30 days right?']),
    bubble(171, 34, false, ['As a rule, yes. Ms Dube can', 'call at 15:30 or tomorrow 9:00.']),
    bubble(211, 22, true, ['15:30 please.']),
    words(22, 249, 'Noted. Sent by email as well.', { size: 9, fill: muted }),
    path('M244 64h418', { stroke: ink, width: 1 }),
    moves.map(([name, text], i) => {
      const x = 252 + (i % 3) * 150;
      const y = i < 3 ? 64 : 178;
      return html`${callout(x, y, i + 1)}${words(x - 8, y + 30, name, { size: 13.4, serif: true })}${words(x - 8, y + 46, text, { size: 10, fill: muted })}`;
    }),
    path('M662 64q22 0 22 22v48q0 22-22 22H266q-22 0-22 22', { stroke: ink, width: 1 }),
    path('M260 178h130', { stroke: ink, width: 1 }),
    arrow(410, 178, 530, 178),
    box(536, 160, 126, 38, { fill: ink }),
    words(599, 183, 'In the diary', { size: 13, serif: true, fill: ivory, anchor: 'middle' }),
    words(244, 26, 'Five moves, about ten minutes of your time', { size: 13.4, serif: true }),
  );
}

export function enquiryData(title: string): Html {
  const station = (x: number, y: number, name: string, who: string, fill = '#fffaf0') =>
    html`${box(x, y, 116, 50, { fill })}${words(x + 9, y + 21, name, { size: 12.4, serif: true, fill: fill === ink ? ivory : ink })}${words(x + 9, y + 37, who, { size: 9.4, fill: fill === ink ? dusk : muted })}`;
  const tag = (x: number, y: number, text: string) =>
    words(x, y, text, { size: 9.2, fill: deep, weight: 600, anchor: 'middle' });
  return drawing(
    688,
    214,
    title,
    station(0.6, 50, 'Form', 'purpose line'),
    station(190, 50, 'Website, host', 'log files: 30 days'),
    station(380, 50, 'Mail and list', 'two-step sign-in'),
    station(571, 50, 'Who replies', 'Ms Dube, stand-in'),
    arrow(117, 75, 188, 75),
    arrow(306, 75, 378, 75),
    arrow(496, 75, 569, 75),
    tag(153, 68, 'HTTPS'),
    tag(342, 68, 'agreement'),
    tag(533, 68, 'agreement'),
    path('M629 100v42H496', {}),
    arrow(506, 142, 498, 142),
    path('M629 142v40H496', {}),
    arrow(506, 182, 498, 182),
    station(380, 118, 'Became a client', 'file, by law of your trade'),
    words(512, 136, 'yes', { size: 9.6, fill: muted }),
    words(512, 177, 'no', { size: 9.6, fill: muted }),
    box(380, 174, 116, 24, { fill: ink }),
    words(438, 190, 'Deleted, month 12', { size: 10.4, weight: 600, fill: ivory, anchor: 'middle' }),
    path('M58 100v62', { stroke: ink, dash: '3 2' }),
    arrow(58, 152, 58, 160),
    box(0.6, 162, 190, 46, { fill: gold, stroke: gold }),
    words(10, 181, 'Marketing list', { size: 12.4, serif: true }),
    words(10, 197, 'own consent, own record, own exit', { size: 9.4 }),
    words(68, 130, ['only if the box', 'was ticked'], { size: 9.4, fill: muted }),
    words(0, 14, 'You are the responsible party throughout', { size: 13, serif: true }),
    path('M0 26h688', { stroke: gold, width: 2 }),
    words(190, 42, 'operators', { size: 9.6, fill: muted }),
    path('M190 46h306', { stroke: hair }),
  );
}

export function calendar(title: string): Html {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const tasks = [
    'Count',
    'Look',
    'Listen',
    'Compare',
    'Position',
    '',
    '',
    'First step',
    'First screen',
    'Site map',
    'Record',
    'Publish',
    '',
    '',
    'Money',
    'Proof',
    'Ask',
    'Form',
    'Thank-you',
    '',
    '',
    'WhatsApp',
    'Speed',
    'Titles',
    'Map entry',
    'Privacy',
    '',
    '',
    'Check',
    'Decide',
  ];
  const weeks = ['Find out', 'Write', 'Build trust', 'Open the door', 'Judge'];
  return drawing(
    680,
    300,
    title,
    days.map((day, i) => words(104 + i * 83, 12, day, { size: 10, fill: dusk })),
    weeks.map((week, i) => words(0, 46 + i * 56, week, { size: 12.4, serif: true, fill: ivory })),
    tasks.map((task, i) => {
      const x = 96 + (i % 7) * 83;
      const y = 20 + Math.floor(i / 7) * 56;
      const published = i === 8 || i === 11 || i === 29;
      return html`${box(x, y, 79, 50, { fill: published ? sun : 'none', stroke: task ? '#8d7044' : '#3d3020', width: 0.8 })}${words(x + 8, y + 19, String(i + 1), { size: 14, serif: true, fill: published ? ink : task ? ivory : '#8d7a5c' })}${words(x + 8, y + 39, task, { size: 10, fill: published ? ink : dusk })}`;
    }),
  );
}
