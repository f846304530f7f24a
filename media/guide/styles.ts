// How the guide looks: the sheet, its margins and every kind of block.
import { darkStyles, specialStyles } from './page-styles.ts';
import { palette } from './palette.ts';

const base = `
@page { size: A4; margin: 0 }
:root { --paper: ${palette.paper}; --shade: ${palette.shade}; --ink: ${palette.ink}; --muted: ${palette.muted}; --hair: ${palette.hair}; --gold: ${palette.gold}; --deep: ${palette.deep}; --night: ${palette.night}; --ivory: ${palette.ivory}; --dusk: ${palette.dusk}; --sun: ${palette.sun} }
* { margin: 0; padding: 0; box-sizing: border-box }
html { -webkit-print-color-adjust: exact }
body { font: 400 10.1pt/1.52 Hanken; color: var(--ink); font-variant-numeric: tabular-nums; hanging-punctuation: first }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--gold); text-decoration-thickness: .7pt; text-underline-offset: 1.6pt }
strong { font-weight: 600 }
ul, ol { list-style: none }
svg { display: block; width: 100%; height: auto }
svg text { font-family: Hanken; font-variant-numeric: tabular-nums }
.page { position: relative; width: 210mm; height: 297mm; overflow: hidden; break-after: page; background: var(--paper) }
.page:last-child { break-after: auto }
.head { position: absolute; top: 11.5mm; left: 20mm; right: 18mm; display: flex; justify-content: space-between; font: 400 7.2pt/1 Hanken; color: var(--muted) }
.foot { position: absolute; bottom: 10mm; left: 20mm; right: 18mm; height: 6mm; border-top: .5pt solid var(--hair) }
.foot b { position: absolute; right: 0; top: 2.2mm; font: 400 9.5pt/1 Hedvig }
.foot svg { position: absolute; bottom: 100%; width: 5mm; margin-left: -2.5mm }
.body { position: absolute; top: 23mm; bottom: 21.5mm; left: 20mm; right: 18mm; display: flex; flex-direction: column }
.even .head, .even .foot, .even .body { left: 18mm; right: 20mm }
.even .head { flex-direction: row-reverse }
.even .foot b { right: auto; left: 0 }
h1, h2, h3, h4 { white-space: pre-wrap }
.title { font: 400 26pt/1.1 Hedvig; letter-spacing: -.012em; text-wrap: balance; max-width: 150mm; margin-bottom: 7mm }
.lead { font: 400 12.4pt/1.42 Hedvig; color: var(--muted); max-width: 146mm; margin: -2.6mm 0 6mm; text-wrap: balance }
.tag { display: flex; align-items: center; gap: 2mm; font: 600 7.6pt/1 Hanken; color: var(--deep); margin-bottom: 3.4mm }
.tag i { width: 2.6mm; height: 2.6mm; border: .8pt solid var(--deep) }
.side { flex: 1; min-height: 0; display: grid; grid-template-columns: 1fr 43mm; column-gap: 9mm }
.even .side { grid-template-columns: 43mm 1fr }
.even .side .main { grid-column: 2; grid-row: 1 }
.even .side .notes { grid-column: 1; grid-row: 1 }
.main { display: flex; flex-direction: column; justify-content: space-between; min-width: 0; min-height: 0 }
.flow { display: flex; flex-direction: column; justify-content: space-between; flex: 1; min-height: 0 }
.notes { font: 400 8.7pt/1.48 Hanken; color: var(--muted); display: flex; flex-direction: column; gap: 7mm }
.notes div { border-top: .5pt solid var(--ink); padding-top: 2mm }
.notes .cap { font: 600 8.8pt/1.3 Hanken; color: var(--ink); margin-bottom: 1mm }
.side .notes { justify-content: space-between; padding-bottom: 1mm }
.side .with-pull { justify-content: flex-start }
.pull { font: 400 19pt/1.18 Hedvig; letter-spacing: -.01em; color: var(--deep); margin-top: auto; text-wrap: balance }
.strip { padding-top: 2mm; flex-direction: row; gap: 7mm }
.strip div { flex: 1 }
`;

const blocks = `
.flow > * + *, .main > * + *, .part > * + *, .group > * + * { margin-top: 3.4mm }
.block-title { font: 400 14.5pt/1.2 Hedvig; letter-spacing: -.006em }
.flow > * + .group, .main > * + .group, .part > * + .group { margin-top: 5.2mm }
.block-title + * { margin-top: 1.8mm !important }
p { text-wrap: pretty }
.list li { position: relative; padding-left: 5mm; text-wrap: pretty }
.list li + li { margin-top: 1.5mm }
.list li::before { content: ''; position: absolute; left: 0; top: 2.35mm; width: 2.6mm; border-top: .8pt solid var(--deep) }
ol.list li { padding-left: 7.4mm }
ol.list li::before { content: attr(data-n); border: 0; top: 0; width: auto; font: 400 11pt/1.25 Hedvig; color: var(--deep) }
.checks-title { font: 600 9pt/1.3 Hanken; padding-bottom: 1.4mm; border-bottom: .5pt solid var(--ink); margin-bottom: 1.7mm }
.checks.two { columns: 2; column-gap: 8mm }
.checks li { break-inside: avoid; position: relative; padding-left: 6mm; line-height: 1.4; margin-bottom: 1.7mm }
.checks li::before { content: ''; position: absolute; left: 0; top: .5mm; width: 3mm; height: 3mm; border: .7pt solid var(--ink) }
.worksheet .checks li { font-size: 9.5pt; line-height: 1.36; margin-bottom: 1.2mm }
.fill { display: flex; flex-direction: column }
.fill > p { font: 600 9.3pt/1.35 Hanken }
.fill > small { font: 400 8pt/1.4 Hanken; color: var(--muted) }
.fill i { flex: 1; min-height: 7.6mm; border-bottom: .5pt solid #a8987a }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 9.2pt; line-height: 1.4; font-variant-numeric: tabular-nums }
th { text-align: left; vertical-align: bottom; font: 600 7.6pt/1.3 Hanken; color: var(--muted); padding: 0 3mm 1.4mm 0; border-bottom: .8pt solid var(--ink) }
td { vertical-align: top; padding: 1.7mm 3mm 1.8mm 0; border-bottom: .5pt solid var(--hair); text-wrap: pretty }
td:first-child { font-weight: 600 }
th:last-child, td:last-child { padding-right: 0 }
.grid { display: flex; flex-direction: column }
.grid table { flex: 1; height: 100% }
.grid td { border-bottom: .5pt solid #a8987a; vertical-align: middle; height: 9mm; padding-block: 1mm }
.grid td + td:empty, .grid td:first-child:empty { border-left: .5pt solid var(--hair) }
.grid td:first-child:empty { border-left: 0 }
.grid .letter { font: 400 13pt/1 Hedvig; color: var(--deep) }
.quote { font: 400 19pt/1.18 Hedvig; letter-spacing: -.01em; color: var(--deep); padding-top: 3mm; text-wrap: balance }
figure figcaption { font: 400 8.2pt/1.45 Hanken; color: var(--muted); margin-top: 2.2mm; text-wrap: pretty; max-width: 140mm }
figure figcaption b { color: var(--deep); font-weight: 600 }
.sum { background: var(--shade); padding: 4mm 4.6mm 3.6mm }
.sum .cap { font: 600 9pt/1.35 Hanken; margin-bottom: 1.6mm }
.sum dl { display: grid; grid-template-columns: 1fr auto; font-size: 8.9pt; line-height: 1.35 }
.sum dt, .sum dd { padding: 1.15mm 0; border-top: .5pt solid var(--hair) }
.sum dd { padding-left: 4mm; text-align: right; font-weight: 500 }
.sum .total { border-top: .8pt solid var(--ink) }
.sum dt.total { font-weight: 600 }
.sum dd.total { font: 400 12.5pt/1.1 Hedvig; color: var(--deep) }
.pairs td { width: 50% }
.pairs td:first-child { font-weight: 400; color: var(--muted) }
.pairs td:nth-child(2) { font: 400 10.8pt/1.32 Hedvig }
.pairs td:nth-child(3) { color: var(--muted); font-size: 8.8pt }
.message { border-left: 1.6pt solid var(--gold); padding: .4mm 0 .4mm 4mm }
.message .cap { font: 600 8.4pt/1.3 Hanken; color: var(--deep); margin-bottom: 1mm }
.message p:not(.cap) { font: 400 10.2pt/1.42 Hedvig }
.message strong { font-weight: 400; color: var(--deep) }
.message p:not(.cap) + p { margin-top: 1.4mm }
.tick { display: inline-block; width: 2.5mm; height: 2.5mm; border: .7pt solid currentColor; vertical-align: -.2mm; margin-right: .5mm }
.steps { counter-reset: step }
.steps > div { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm; padding: 2.4mm 0; border-top: .5pt solid var(--hair) }
.steps .cap { font: 400 11.5pt/1.25 Hedvig }
.days .cap { font: 400 13.5pt/1.2 Hedvig; margin-bottom: 1.6mm }
.days td { height: 8.6mm; vertical-align: middle; padding-block: .8mm; font-size: 9pt }
.days td:first-child { font: 400 12.5pt/1 Hedvig; color: var(--deep) }
.days .rest td { color: var(--muted); height: 7mm; border-bottom-color: var(--ink) }
.days td:nth-child(3), .days th:nth-child(3) { text-align: right; padding-right: 5mm; color: var(--muted) }
.days th:nth-child(4) { text-align: right }
.days .box { width: 3.6mm; height: 3.6mm; border: .7pt solid var(--ink); margin-left: auto }
.terms { columns: 2; column-gap: 9mm; font-size: 8.8pt; line-height: 1.4 }
.terms div { break-inside: avoid; padding: 1.8mm 0 1.9mm; border-top: .5pt solid var(--hair) }
.terms dt { font: 400 10.6pt/1.25 Hedvig; display: flex; justify-content: space-between; align-items: baseline }
.terms dt a { font: 500 8pt/1 Hanken; color: var(--deep); text-decoration: none }
.action { padding-top: 1mm }
.action > div { background: var(--night); color: var(--ivory); padding: 4.6mm 5.4mm 5mm; border-bottom: 1.6pt solid var(--gold) }
.action .cap { font: 400 12.5pt/1.2 Hedvig; color: var(--sun); margin-bottom: 1.2mm }
.columns { display: grid; column-gap: 9mm }
.part { display: flex; flex-direction: column; min-width: 0 }
.worksheet .flow > .fill, .worksheet .columns .fill, .worksheet .grow { flex-grow: var(--n, 1) }
`;

export const styles = base + blocks + darkStyles + specialStyles;
