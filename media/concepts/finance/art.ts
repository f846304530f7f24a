// A family's years as the rings of a tree, or of a stone thrown into a spring; what steady saving becomes; water at night.
import { randomFrom } from '../random.ts';

const random = randomFrom(41);
const draw = (name: string, picture: string) => {
  const target = document.querySelector(`[data-art=${name}]`);
  if (target) target.innerHTML = picture;
};
const serif = 'font-family="Newsreader" fill="#0d3049"';

draw('rings', rings());
draw('growth', growth());
draw('spring', spring());

function rings() {
  const years = Array.from({ length: 41 }, (_, i) => {
    if (i === 23) return -0.8; // 2008
    if (i === 35) return -0.35; // 2020
    return 0.45 + random() * 0.95;
  });
  const noted: Record<number, [string, string]> = {
    23: ['2008', 'the plan bought'],
    35: ['2020', 'nobody sold'],
    12: ['1997', 'the shop is paid off'],
  };
  let radius = 26;
  let circles = '';
  let notes = '';
  years.forEach((good, i) => {
    radius += 5 + 7.4 * Math.max(0, good);
    const bad = good < 0;
    const colour = bad ? '#a8701c' : '#0d3049';
    circles += `<path d="${wobble(radius, i)}" fill="none" stroke="${colour}" stroke-width="${bad ? 5 : (0.8 + 1.7 * good).toFixed(2)}" opacity="${bad ? 1 : (0.34 + 0.5 * (i / 41)).toFixed(2)}"/>`;
    const note = noted[i];
    if (note) notes += label(radius, i === 12 ? 205 : i === 23 ? 170 : 158, note);
  });
  return `<circle r="516" fill="#d3dfe2"/><circle r="330" fill="#dfe8ea"/><circle r="170" fill="#eef3f3"/>${circles}<circle r="12" fill="#a8701c"/>${notes}`;
}

function wobble(radius: number, year: number) {
  let path = '';
  for (let step = 0; step <= 120; step++) {
    const angle = (step / 120) * Math.PI * 2;
    const out = radius * (1 + 0.012 * Math.sin(3 * angle + 0.4) + 0.009 * Math.sin(5 * angle + year * 0.11));
    path += `${step ? 'L' : 'M'}${(Math.cos(angle) * out).toFixed(1)} ${(Math.sin(angle) * out).toFixed(1)}`;
  }
  return `${path}z`;
}

function label(radius: number, degrees: number, [year, words]: [string, string]) {
  const x = Math.cos((degrees / 180) * Math.PI) * radius;
  const y = Math.sin((degrees / 180) * Math.PI) * radius;
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><circle r="6" fill="#0d3049"/><g transform="translate(${degrees > 180 ? -16 : 16} 7)"><text text-anchor="${degrees > 180 ? 'end' : 'start'}" ${serif} font-size="24" font-weight="500" stroke="#e4ebec" stroke-width="7" paint-order="stroke">${year} <tspan font-style="italic" font-weight="400">${words}</tspan></text></g></g>`;
}

// What is paid in each month grows at the stated rate; nothing here is drawn by hand.
function growth() {
  const rate = 0.055 / 12;
  const worth = (months: number) => (10_000 * ((1 + rate) ** months - 1)) / rate;
  const x = (months: number) => 20 + (months / 360) * 640;
  const y = (rand: number) => 500 - (rand / 9_600_000) * 440;
  const curve = Array.from({ length: 61 }, (_, i) => `${x(i * 6).toFixed(1)} ${y(worth(i * 6)).toFixed(1)}`).join('L');
  const end = worth(360);
  const lines = [3, 6, 9].map(
    (million) =>
      `<path d="M20 ${y(million * 1e6)}H660" stroke="#c5d3d7"/><text x="676" y="${y(million * 1e6) + 6}" font-family="Figtree" font-size="16" fill="#4d7d92">R${million}m</text>`,
  );
  const years = [0, 10, 20, 30].map(
    (year) =>
      `<text x="${x(year * 12)}" y="534" text-anchor="${year ? 'middle' : 'start'}" font-family="Figtree" font-size="16" fill="#4d7d92">${year ? `year ${year}` : 'today'}</text>`,
  );
  return `${lines.join('')}${years.join('')}<path d="M${curve}L660 500H20z" fill="#a8701c" opacity=".14"/><path d="M20 500 660 ${y(3_600_000)}" stroke="#0d3049" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/><path d="M${curve}" fill="none" stroke="#a8701c" stroke-width="4"/><circle cx="660" cy="${y(end)}" r="9" fill="#a8701c"/>
    <text x="540" y="${y(end) + 30}" text-anchor="end" ${serif} font-size="76" font-weight="300" letter-spacing="-3">R${(end / 1e6).toFixed(1)}m</text>
    <text x="540" y="${y(end) + 64}" text-anchor="end" ${serif} font-style="italic" font-size="21">in today’s money</text><text x="470" y="${y(3_600_000) + 76}" ${serif} font-style="italic" font-size="21">R3.6m paid in</text>`;
}

function spring() {
  let lines = '';
  for (let i = 0; i < 30; i++) {
    const wide = 60 + i * 46;
    lines += `<ellipse cx="1080" cy="300" rx="${wide}" ry="${(wide * 0.24).toFixed(0)}" fill="none" stroke="#7fb0c1" stroke-width="${(1.8 - i * 0.045).toFixed(2)}" opacity="${(0.75 - i * 0.021).toFixed(2)}"/>`;
  }
  return `${lines}<path d="M1080 190c26 46 34 64 34 82a34 34 0 0 1-68 0c0-18 8-36 34-82z" fill="#d9a94f"/><path d="M1062 270a20 20 0 0 0 16 22" fill="none" stroke="#fbe9c4" stroke-width="3" stroke-linecap="round"/>`;
}
