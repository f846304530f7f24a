// The hand in which all figures are drawn. Four units are one millimetre on paper.
import { type Html, html, type Part } from './html.ts';
import { palette } from './palette.ts';

export const { ink, muted, hair, gold, deep, paper, shade, night, ivory, dusk, sun } = palette;

export function drawing(width: number, height: number, title: string, ...parts: Part[]): Html {
  return html`<svg role="img" viewBox="0 0 ${width} ${height}"><title>${title}</title>${parts}</svg>`;
}

interface Lettering {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  serif?: boolean;
  leading?: number;
}

/** Words at a place, one string a line; y is the first baseline. */
export function words(x: number, y: number, lines: string | string[], style: Lettering = {}): Html {
  const { size = 10.4, weight = 400, fill = ink, anchor = 'start', serif, leading = 1.32 } = style;
  return html`${[lines].flat().map((line, i) => html`<text x="${x}" y="${tidy(y + i * size * leading)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" style="${serif ? 'font-family:Hedvig' : ''}">${line}</text>`)}`;
}

interface Stroke {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
}

export function box(x: number, y: number, w: number, h: number, style: Stroke = {}): Html {
  const { fill = 'none', stroke = ink, width = 0.9, dash = '' } = style;
  return html`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
}

export function path(d: string, style: Stroke = {}): Html {
  const { fill = 'none', stroke = ink, width = 0.9, dash = '' } = style;
  return html`<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
}

export function dot(x: number, y: number, r: number, fill: string = ink): Html {
  return html`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

/** A line with a small head at its end, straight and level or upright. */
export function arrow(x1: number, y1: number, x2: number, y2: number, stroke: string = ink, width = 0.9): Html {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return html`${path(`M${x1} ${y1}L${x2} ${y2}`, { stroke, width })}<path d="M-6-3.2 0 0-6 3.2" transform="translate(${x2} ${y2}) rotate(${tidy(turn)})" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** Lines of text that need not be read. */
export function greek(x: number, y: number, w: number, lines: number, gap = 6.5, stroke: string = hair): Html {
  const d = Array.from(
    { length: lines },
    (_, i) => `M${x} ${y + i * gap}h${tidy(w * (i === lines - 1 && lines > 1 ? 0.62 : 1 - (i % 2) * 0.06))}`,
  ).join('');
  return path(d, { stroke, width: 2.4 });
}

/** A numbered mark that a list beside the figure explains. */
export function callout(x: number, y: number, number: number): Html {
  return html`<circle cx="${x}" cy="${y}" r="8" fill="${ink}"/>${words(x, y + 3.5, String(number), { size: 10, weight: 600, fill: ivory, anchor: 'middle' })}`;
}

export function button(x: number, y: number, w: number, text: string, h = 22): Html {
  return html`${box(x, y, w, h, { fill: gold, stroke: gold })}${words(x + w / 2, y + h / 2 + 3.6, text, { size: 10, weight: 600, anchor: 'middle' })}`;
}

export function phone(x: number, y: number, w: number, h: number, stroke: string = ink): Html {
  return html`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${tidy(w * 0.09)}" fill="${paper}" stroke="${stroke}" stroke-width="1.1"/>`;
}

export const tidy = (value: number) => Math.round(value * 10) / 10;
