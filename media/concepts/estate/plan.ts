// The plan of one house, drawn as an architect of 1962 would have: thick walls, thin words, a tree in the middle.
const cream = '#fdf3df';
const word = (x: number, y: number, name: string, size: string) =>
  `<text x="${x}" y="${y}" font-family="Bricolage" font-weight="600" font-size="23" fill="${cream}">${name}<tspan x="${x}" dy="24" font-weight="400" font-size="17" fill="#b9d6bf">${size}</tspan></text>`;

export function plan(): string {
  let deck = '';
  for (let x = 292; x < 470; x += 14) deck += `M${x} 492v92`;
  let paving = '';
  for (let i = 0; i < 6; i++)
    paving += `<rect x="${612 + (i % 2) * 18}" y="${470 + i * 24}" width="52" height="17" rx="4" fill="#4c8a63"/>`;
  const walls =
    'M40 60H500V40H720V440H560M520 440H300M250 440H40V60M300 440V300M300 240V60M40 270H180M240 270H300M500 60V190M500 250V440M500 250H600M660 250H720';
  const glass = 'M80 440H230M330 440H500M40 110V220M560 40H680M720 300V400';
  const doors =
    'M180 270A60 60 0 0 1 240 210V270M300 300A60 60 0 0 0 240 240M500 250A60 60 0 0 1 440 190M600 250A60 60 0 0 0 660 310';
  return `<path d="${deck}" stroke="#5f9a75" stroke-width="3"/><path d="M40 490h436v96H40z" fill="none" stroke="#8fbf9f" stroke-width="2"/>${paving}
    <path d="${walls}" fill="none" stroke="${cream}" stroke-width="13" stroke-linejoin="miter"/><path d="${glass}" stroke="#2f6b48" stroke-width="5"/><path d="${doors}" fill="none" stroke="#b9d6bf" stroke-width="2"/>
    ${tree(402, 150)}${word(70, 130, 'Study', '3.2 × 4.8')}${word(70, 340, 'Kitchen', '4.1 × 5.0')}${word(330, 330, 'Lounge', 'and a yellowwood')}${word(536, 130, 'Bedroom', '4.4 × 5.2')}${word(536, 350, 'Bedrooms 2, 3', 'garden side')}${word(70, 546, 'Deck', 'over the gorge, 38 m²')}`;
}

function tree(x: number, y: number) {
  let crown = '';
  for (let i = 0; i < 46; i++) {
    const angle = i * 2.4;
    const out = 9.6 * Math.sqrt(i);
    crown += `<circle cx="${(x + Math.cos(angle) * out).toFixed(0)}" cy="${(y + Math.sin(angle) * out).toFixed(0)}" r="${15 - (i % 4) * 2}" fill="${['#f6bf54', '#f0ae3c', '#fbd27a'][i % 3]}" opacity=".92"/>`;
  }
  return `${crown}<circle cx="${x}" cy="${y}" r="11" fill="#6d452b"/>`;
}
