// The guide as readers receive it: the PDF that media/make-guide.ts prints.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agencyDefaults } from '#content/agency.ts';
import { renderGuide } from '../media/guide/pages.ts';

const bytes = readFileSync(new URL('../server/guide/website-that-converts.pdf', import.meta.url));
const pdf = bytes.toString('latin1');

describe('the printed guide', () => {
  test('is a PDF below 6 MB', () => {
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(bytes.length).toBeLessThan(6 * 1024 * 1024);
  });

  test('has 47 pages', () => {
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(47);
    expect(pdf).toMatch(/\/Type\s*\/Pages[^>]*\/Count 47\b|\/Count 47\b[^>]*\/Type\s*\/Pages/);
  });

  test('is A4 on every page', () => {
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map((match) =>
      match[1]?.trim().split(/\s+/).map(Number),
    );
    expect(boxes).toHaveLength(47);
    for (const [left, bottom, right = 0, top = 0] of boxes as number[][]) {
      expect([left, bottom]).toEqual([0, 0]);
      expect(Math.abs(right - 595.28)).toBeLessThan(1);
      expect(Math.abs(top - 841.89)).toBeLessThan(1);
    }
  });

  test('says its language and its title', () => {
    expect(pdf).toMatch(/\/Lang\s*\(en-ZA\)/);
    expect(pdf).toMatch(/\/Title\s*\(How to Create a Website That Converts\)/);
  });

  test('is tagged, and has an outline and links to its pages', () => {
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf).toMatch(/\/Outlines \d+ 0 R/);
    expect(pdf.match(/\/Subtype\s*\/Link\b/g)?.length ?? 0).toBeGreaterThan(47);
  });

  test('says of every figure what it shows', () => {
    const figures = pdf.match(/<<\/Type \/StructElem\s+\/S \/Figure\b.*?endobj/gs) ?? [];
    expect(figures.length).toBeGreaterThan(9);
    expect(figures.filter((figure) => !/\/Alt \(.{40,}/.test(figure))).toEqual([]);
  });

  test('carries the two typefaces of the house and no stand-in', () => {
    const fonts = [...pdf.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([A-Za-z]+)/g)].map((match) => match[1] ?? '');
    expect(new Set(fonts.map((font) => font.slice(0, 6)))).toEqual(new Set(['Hedvig', 'Hanken']));
  });
});

test('the guide is printed with the name and the ways to reach the agency that are set, and no others', () => {
  const agency = {
    ...agencyDefaults,
    name: 'Karoo Web',
    phone: '+27 21 555 0199',
    email: 'hello@karooweb.example',
    domain: 'karooweb.example',
    address: 'Long Street, Cape Town',
  };
  const { source } = renderGuide(agency);
  for (const said of [agency.name, agency.phone, agency.email, agency.address, 'https://karooweb.example'])
    expect(source).toContain(said);
  for (const { name, phone, email, address } of [agencyDefaults])
    for (const other of [name, phone, email, address]) expect(source).not.toContain(other);
});
