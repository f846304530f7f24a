// The Highveld in lines that a printer can follow: storm sky, one line of light, grass against it.
import { type Html, html } from './html.ts';

export interface Horizon {
  name: string;
  seed: number;
  /** Where the land begins and where the sun stands, in millimetres on an A4 page. */
  level: number;
  sun: number;
  /** How far the light reaches up, in millimetres. */
  light: number;
  windpump?: number;
}

const width = 210;
const height = 297;

export function drawHorizon({ name, seed, level, sun, light, windpump }: Horizon): Html {
  let state = seed * 7919 + 17;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (low: number, high: number) => low + random() * (high - low);

  return html`<svg class="horizon" viewBox="0 0 ${width} ${height}" aria-hidden="true" data-bleed="">
<defs>
<linearGradient id="sky-${name}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#14100d"/><stop offset=".55" stop-color="#17110d"/><stop offset=".8" stop-color="#2a1a11"/><stop offset=".93" stop-color="#56331a"/><stop offset="1" stop-color="#8d5a26"/></linearGradient>
<radialGradient id="glow-${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${sun} ${level}) scale(${light * 1.7} ${light})"><stop offset="0" stop-color="#ffe3a6" stop-opacity=".95"/><stop offset=".1" stop-color="#f3c069" stop-opacity=".7"/><stop offset=".36" stop-color="#c4762c" stop-opacity=".3"/><stop offset="1" stop-color="#c4762c" stop-opacity="0"/></radialGradient>
<linearGradient id="land-${name}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#6a431c"/><stop offset=".07" stop-color="#3a2513"/><stop offset=".35" stop-color="#1f160f"/><stop offset="1" stop-color="#14100d"/></linearGradient>
<linearGradient id="line-${name}" gradientUnits="userSpaceOnUse" x1="${sun - 120}" x2="${sun + 120}" y1="0" y2="0"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".12"/><stop offset=".5" stop-color="#ffedc4"/><stop offset="1" stop-color="#ffdf9e" stop-opacity=".12"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="#14100d"/>
<rect y="${level - light * 1.6}" width="${width}" height="${light * 1.6}" fill="url(#sky-${name})"/>
<rect width="${width}" height="${level}" fill="url(#glow-${name})"/>
${clouds()}
<path d="M${sun - 6.2} ${level}a6.2 6.2 0 0 1 12.4 0z" fill="#ffe9b8"/>
${ridge(4.6, '#4b2d17', 0.75)}${ridge(2.4, '#2c1b10', 1)}
${windpump === undefined ? undefined : pump(windpump)}
<rect y="${level}" width="${width}" height="${height - level}" fill="url(#land-${name})"/>
<rect y="${level - 0.22}" width="${width}" height=".44" fill="url(#line-${name})"/>
${grass()}
</svg>`;

  function clouds(): Html[] {
    return Array.from({ length: 13 }, () => {
      const y = level - between(0.12, 0.95) * light;
      const long = between(14, 62);
      const x = between(-20, 200);
      const thick = between(0.5, 2.6);
      return html`<path d="M${round(x)} ${round(y)}q${round(long * 0.3)} ${round(-thick)} ${round(long)} ${round(-thick * 0.2)}q${round(-long * 0.4)} ${round(thick)} ${round(-long)} ${round(thick * 0.2)}z" fill="#120d0a" opacity="${round(between(0.25, 0.6))}"/>`;
    });
  }

  // Flat-topped koppies with long level ground between them.
  function ridge(relief: number, colour: string, opacity: number): Html {
    let path = `M0 ${level + 0.4}`;
    for (let x = 0; x < width; ) {
      const slope = between(6, 18);
      const flat = between(8, 46);
      const rise = random() < 0.65 ? between(0.1, 0.3) * relief : between(0.5, 1) * relief;
      const top = round(level - rise);
      path += `C${round(x + slope * 0.6)} ${round(level - rise * 0.1)} ${round(x + slope * 0.5)} ${top} ${round(x + slope)} ${top}H${round(x + slope + flat * 0.5)}`;
      x += slope + flat;
      path += `C${round(x - flat * 0.3)} ${top} ${round(x - flat * 0.2)} ${round(level - rise * 0.15)} ${round(x)} ${round(level - rise * 0.1)}`;
    }
    return html`<path d="${path}V${level + 0.4}z" fill="${colour}" opacity="${opacity}"/>`;
  }

  function pump(x: number): Html {
    const blades = Array.from({ length: 14 }, (_, i) => {
      const [cos, sin] = [Math.cos((i / 14) * 2 * Math.PI), Math.sin((i / 14) * 2 * Math.PI)];
      return `M${round(cos * 1.2)} ${round(-19 + sin * 1.2)}L${round(cos * 4.7)} ${round(-19 + sin * 4.7)}`;
    }).join('');
    return html`<g transform="translate(${x} ${level})" stroke="#1a110b" fill="none" stroke-width=".4"><path d="M-2.7 0-.2-18.6M2.7 0 .2-18.6M-2.2-4 2-6M2.2-4-2-6M-1.7-9 1.4-11M1.7-9-1.4-11M0-19h6"/><path d="${blades}" stroke-width=".8"/><path d="M5.6-19l3-2v4z" fill="#1a110b" stroke="none"/></g>`;
  }

  // From the horizon to the viewer's feet: blades grow, thin out and turn to silhouettes.
  function grass(): Html[] {
    return Array.from({ length: 30 }, (_, row) => {
      const depth = ((row + 0.4) / 30) ** 1.7;
      const base = level + (height * 1.03 - level) * depth;
      const tall = 1.2 + 40 * depth ** 1.15;
      const shades = new Map<string, string>();
      for (let i = 0; i < 62 - 40 * Math.sqrt(depth); i++) {
        const x = between(-4, width + 4);
        const near = Math.exp(-(((x - sun) / 58) ** 2));
        const share = Math.min(1, (0.2 + 0.8 * near) * (1 - depth) ** 1.5 * between(0.6, 1.4));
        const shade = Math.round(share * 5) / 5;
        shades.set(
          colour(shade),
          (shades.get(colour(shade)) ?? '') + blade(x, base + between(-1, 1) * depth * 3, tall),
        );
      }
      return html`${[...shades].map(([stroke, path]) => html`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${round(0.16 + 0.34 * depth)}" stroke-linecap="round"/>`)}`;
    });
  }

  function blade(x: number, y: number, tall: number): string {
    const long = tall * between(0.45, 1.1);
    const lean = between(-0.12, 0.42) * long;
    const stem = `M${round(x)} ${round(y)}q${round(lean * 0.12)} ${round(-long * 0.6)} ${round(lean)} ${round(-long)}`;
    return random() < 0.22 && tall > 5 ? `${stem}l${round(lean * 0.16)} ${round(-long * 0.12)}` : stem;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

function colour(share: number): string {
  const mix = (dark: number, bright: number) => Math.round(dark + (bright - dark) * share);
  return `rgb(${mix(46, 240)} ${mix(33, 184)} ${mix(20, 96)})`;
}
