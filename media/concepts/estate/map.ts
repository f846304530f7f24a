// Streets drawn by somebody who walks them, with what was really paid.
const roads = {
  church: 'M-20 640C160 560 240 420 420 400S720 300 880 120',
  emolweni: 'M110 840C170 680 320 640 420 560S560 380 540 200 600 40 640 -20',
  bridle: 'M-20 250C120 270 220 220 330 240S470 330 560 330 760 420 880 400',
  abelia: 'M420 400C400 300 350 240 330 240',
  delamore: 'M420 560C520 600 640 580 720 640S820 760 880 770',
  haygarth: 'M640 590C660 520 700 470 700 395',
  lane: 'M190 640C160 520 120 400 150 262',
};
const sold: [number, number, string, string][] = [
  [318, 470, 'R3.95m', '9 days'],
  [560, 270, 'R5.2m', '31 days'],
  [205, 250, 'R2.88m', '14 days'],
  [610, 590, 'R4.1m', '22 days'],
  [724, 300, 'R6.75m', '58 days'],
];

export function map(): string {
  const stroke = (colour: string, width: number) =>
    Object.values(roads)
      .map((d) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`)
      .join('');
  const names = (
    [
      ['church', 'Church Road', '34%'],
      ['emolweni', 'Emolweni Road', '12%'],
      ['bridle', 'Bridle Road', '66%'],
      ['delamore', 'Delamore Walk', '40%'],
    ] as const
  )
    .map(
      ([id, words, from]) =>
        `<path id="road-${id}" d="${roads[id]}" fill="none"/><text dy="6" font-family="Libre Franklin" font-size="17" font-weight="550" fill="#6b7a68"><textPath href="#road-${id}" startOffset="${from}">${words}</textPath></text>`,
    )
    .join('');
  return `<path d="M0 0h860v820H0z" fill="#d7e6c6"/>${gorge()}${erven()}${stroke('#b9cfa9', 38)}${stroke('#fffaf0', 32)}
    <path d="M-20 760C200 700 420 740 600 720S780 560 880 560" fill="none" stroke="#8a8f80" stroke-width="7"/><path d="M-20 760C200 700 420 740 600 720S780 560 880 560" fill="none" stroke="#fffaf0" stroke-width="3" stroke-dasharray="14 14"/>
    ${names}${sold.map(tag).join('')}${you()}`;
}

function gorge() {
  return `<path d="M520 -20C620 60 700 90 720 180S820 300 880 280V-20z" fill="#8fbd8c"/><path d="M600 -20C680 40 760 70 780 150S840 230 880 220V-20z" fill="#69a577"/><path d="M700 -20C740 50 800 80 820 130S860 170 880 170" fill="none" stroke="#8cc4d0" stroke-width="12"/>`;
}

/** Roofs beside the road, turned as the ground asks. */
function erven() {
  let roofs = '';
  for (let i = 0; i < 130; i++) {
    const x = (i * 137.5) % 840;
    const y = (i * 89.3 + (i % 7) * 31) % 800;
    if (x - y > 430) continue;
    const size = 13 + (i % 4) * 4;
    roofs += `<path d="M${-size} -9h${size * 2}v18h${-size * 2}z" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(i * 47) % 60})" fill="${i % 9 ? '#c0d4ac' : '#e7b48f'}"/>`;
  }
  return roofs;
}

function tag([x, y, price, days]: [number, number, string, string]) {
  return `<g transform="translate(${x} ${y})"><path d="M0 0-12-18H12z" fill="#123f2d"/><rect x="-62" y="-80" width="124" height="64" rx="14" fill="#123f2d"/><text text-anchor="middle" y="-51" font-family="Bricolage" font-weight="740" font-size="26" letter-spacing="-1" fill="#fdf3df">${price}</text><text text-anchor="middle" y="-28" font-family="Libre Franklin" font-size="15" fill="#bfdcc2">${days}</text></g>`;
}

function you() {
  return `<circle cx="428" cy="552" r="62" fill="#d4552a" opacity=".16"/><circle cx="428" cy="552" r="34" fill="#d4552a" opacity=".25"/><circle cx="428" cy="552" r="17" fill="#d4552a" stroke="#fff" stroke-width="5"/>`;
}
