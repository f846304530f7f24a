// How single kinds of pages look: cover, openers and closing page in the dark, contents and worked examples on paper.
export const darkStyles = `
.dark { background: var(--night); color: var(--ivory) }
.horizon { position: absolute; inset: 0; width: 210mm; height: 297mm }
.dark .over { position: absolute; inset: 20mm 18mm 12mm 20mm; display: flex; flex-direction: column }
.brand { display: flex; align-items: center; gap: 3mm; font: 400 12pt/1 Hedvig }
.brand svg { width: 8.6mm }
.cover h1 { font: 400 62pt/.99 Hedvig; letter-spacing: -.026em; margin: 28mm 0 9mm; max-width: 172mm; text-wrap: balance }
.cover .sub { font: 400 13pt/1.42 Hanken; color: var(--dusk); max-width: 98mm; text-wrap: pretty }
.cover ul { margin-top: auto; display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; font: 500 8.6pt/1.35 Hanken; color: var(--ivory); border-top: .5pt solid #a9864266; padding-top: 4mm }
.opener .mark { position: absolute; font: 400 150pt/.74 Hedvig; letter-spacing: -.05em; color: var(--ivory) }
.opener .label { font: 500 9pt/1 Hanken; color: var(--dusk) }
.opener h2 { font: 400 33pt/1.07 Hedvig; letter-spacing: -.018em; text-wrap: balance }
.opener .words { font-size: 10.7pt; line-height: 1.55; color: #dccfba }
.opener .words p + p { margin-top: 3mm }
.opener .outcomes { font: 400 9.5pt/1.45 Hanken; color: var(--ivory) }
.opener .outcomes .cap { font: 600 9pt/1.3 Hanken; color: var(--sun); margin-bottom: 1.6mm }
.opener .outcomes li { padding: 1.7mm 0; border-top: .5pt solid #6b5637 }
.opener .folio, .closing .folio { position: absolute; bottom: 10mm; font: 400 9.5pt/1 Hedvig; color: var(--dusk) }
.opener figcaption { color: var(--dusk) }
.opener figcaption b { color: var(--sun) }
.a .mark { top: 31mm; left: 17mm }
.a .label { position: absolute; top: 24mm; left: 130mm }
.a h2 { position: absolute; top: 84mm; left: 20mm; width: 166mm }
.a .words { position: absolute; top: 124mm; left: 20mm; width: 96mm }
.a .outcomes { position: absolute; top: 124mm; left: 130mm; width: 60mm }
.b .mark { top: 31mm; right: 20mm }
.b .label { position: absolute; top: 24mm; left: 20mm }
.b h2 { position: absolute; top: 34mm; left: 20mm; width: 104mm }
.b .words { position: absolute; top: 108mm; left: 68mm; width: 122mm; columns: 2; column-gap: 7mm }
.b .outcomes { position: absolute; top: 108mm; left: 20mm; width: 40mm }
.c .mark { top: 112mm; left: 17mm }
.c .label { position: absolute; top: 24mm; left: 20mm }
.c h2 { position: absolute; top: 33mm; left: 20mm; width: 150mm; font-size: 37pt }
.c .words { position: absolute; top: 85mm; left: 96mm; width: 94mm }
.c .outcomes { position: absolute; top: 163mm; left: 96mm; width: 94mm }
.d .mark { top: 25mm; right: 20mm; font-size: 90pt }
.d .label { position: absolute; top: 24mm; left: 20mm }
.d h2 { position: absolute; top: 33mm; left: 20mm; width: 122mm }
.d .words { position: absolute; top: 84mm; left: 20mm; width: 170mm }
.d .words p { width: 80mm }
.d .words p + p { position: absolute; top: 0; left: 90mm; margin: 0 }
.d .words figure { margin-top: 7mm }
.d .outcomes { position: absolute; top: 222mm; left: 20mm; width: 170mm }
.d .outcomes ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm }
.closing h2 { font: 400 36pt/1.08 Hedvig; letter-spacing: -.018em; margin: 26mm 0 9mm; max-width: 160mm; text-wrap: balance }
.closing .words { columns: 2; column-gap: 9mm; color: #dccfba; font-size: 10pt; line-height: 1.55 }
.closing .words p { break-inside: avoid }
.closing dl { margin-top: 12mm; display: grid; grid-template-columns: 42mm 1fr; font: 400 15pt/1.3 Hedvig }
.closing dt, .closing dd { border-top: .5pt solid #6b5637; padding: 2.6mm 0 }
.closing dt { font: 400 9pt/2.1 Hanken; color: var(--dusk) }
.closing dd a { text-decoration: none }
`;

export const specialStyles = `
.toc { flex: 1; display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: 1fr; column-gap: 10mm }
.toc .column { display: flex; flex-direction: column; justify-content: space-between }
.toc section { display: grid; grid-template-columns: 11mm 1fr; padding-top: 2mm; border-top: .5pt solid var(--hair) }
.toc .no { font: 400 15pt/1 Hedvig; color: var(--deep) }
.toc a { display: flex; justify-content: space-between; gap: 5mm; text-decoration: none }
.toc .chapter { font: 400 12.2pt/1.22 Hedvig }
.toc li span:first-child { text-wrap: balance }
.toc li { font-size: 8.6pt; line-height: 1.36; color: var(--muted); margin-top: 1mm }
.toc a i { display: inline-block; width: 2mm; height: 2mm; border: .7pt solid var(--deep); margin-right: 1.8mm }
.toc a span:last-child { white-space: nowrap }
.example .title { max-width: none; font-size: 22pt; margin-bottom: 5mm }
.ex-top { display: grid; grid-template-columns: 58mm 1fr; column-gap: 9mm; margin-bottom: 4mm }
.ex-firm { font-size: 8.2pt; line-height: 1.42; color: var(--muted); border-top: .5pt solid var(--ink); padding-top: 2mm }
.ex-firm b { display: block; color: var(--ink); font: 400 12pt/1.2 Hedvig; margin-bottom: 1.4mm }
.ex-firm em { font-style: normal; color: var(--deep); font-weight: 600 }
.ex-firm li { padding: .8mm 0 }
.ex-label { font: 600 7.8pt/1 Hanken; color: var(--muted); margin-bottom: 2mm }
.before { border: .6pt dashed #a8987a; padding: 3.4mm 5.4mm 4mm; color: var(--muted); font-size: 9.2pt; line-height: 1.46 }
.before b { display: block; font: 400 15pt/1.15 Hedvig; margin-bottom: 1.6mm }
.before span { display: inline-block; margin-top: 2.6mm; border: .6pt solid #a8987a; padding: 1.6mm 3.2mm; font: 500 8.2pt/1.2 Hanken }
.after { flex: 1 0 auto; display: flex; flex-direction: column; position: relative; background: var(--night); color: var(--ivory); padding: 0; overflow: hidden }
.after .bar { display: flex; gap: 1.4mm; align-items: center; padding: 2.4mm 4mm; border-bottom: .5pt solid #4a3c2a; font: 500 7.4pt/1 Hanken; color: var(--dusk) }
.after .bar i { width: 1.8mm; height: 1.8mm; border: .5pt solid #8d7a5c; border-radius: 50% }
.after .bar b { font: 400 9pt/1 Hedvig; color: var(--ivory); margin: 0 auto 0 3mm }
.after .screen { padding: 7mm 56mm 7mm 9mm; margin-block: auto }
.after .eyebrow { font-size: 8.6pt; color: var(--sun) }
.after .big { font: 400 27pt/1.06 Hedvig; letter-spacing: -.016em; margin: 2mm -48mm 3mm 0; text-wrap: balance }
.after .copy { color: #dccfba; font-size: 9.6pt }
.after .go { display: flex; gap: 6mm; align-items: center; margin: 4.4mm 0 3.6mm; font: 600 9pt/1 Hanken }
.after .go b { background: var(--sun); color: var(--night); padding: 3.4mm 5mm; font-weight: 600 }
.after .go span { border-bottom: .5pt solid var(--sun); padding-bottom: 1mm }
.after .small { font-size: 7.9pt; color: var(--dusk) }
.after > svg { position: absolute; right: 9mm; bottom: 8mm; width: 37mm }
.after .bar span { margin-left: 3.4mm }
.ex-why { display: grid; grid-template-columns: 1fr 1fr; gap: 2.8mm 9mm; margin-top: 4.4mm }
.ex-why .cap { font: 400 11.6pt/1.22 Hedvig; margin-bottom: .8mm }
.ex-why p { font-size: 8.8pt; line-height: 1.46 }
.ex-foot { margin-top: auto; padding-top: 4mm; display: grid; grid-template-columns: 76mm 1fr; gap: 9mm; align-items: end }
.ex-foot .notes { gap: 3mm; font-size: 8.4pt; line-height: 1.44 }
.ex-foot .borrow { font: 400 11.2pt/1.26 Hedvig; color: var(--ink) }
.ex-foot .borrow b { display: block; font: 600 8pt/1.3 Hanken; color: var(--deep); margin-bottom: .6mm }
`;
