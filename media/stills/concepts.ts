// One opening screen a trade, each in a type, palette and grid of its own.
const line = (colour: string, text: string, style = '') => `<span style="color:${colour};${style}">${text}</span>`;

const law = `
<body style="background:#f3efe6;color:#231815;font-family:Hedvig">
<div style="display:flex;justify-content:space-between;padding:44px 64px;border-bottom:1px solid #cfc4b3;font:500 17px Hanken">
<b style="font:400 27px Hedvig">Tshabalala Roux</b><span style="display:flex;gap:38px">${['Matters', 'Attorneys', 'Fees', 'Call 011 555 0140'].map((t) => line('#231815', t)).join('')}</span></div>
<div style="display:grid;grid-template-columns:7fr 5fr;height:850px">
<div style="padding:110px 64px"><p style="font:600 15px Hanken;color:#7c1f23;letter-spacing:.04em">Commercial and family law, Rosebank</p>
<h1 style="font:400 98px/1 Hedvig;letter-spacing:-.025em;margin:30px 0 36px">When it matters<br>who answers.</h1>
<p style="font:400 23px/1.5 Hanken;max-width:30em;color:#54463f">A partner returns every call within four working hours. First consultation at a fixed R1,850.</p>
<p style="margin-top:48px;font:600 19px Hanken"><span style="background:#7c1f23;color:#fff;padding:21px 32px;display:inline-block">Describe your matter</span></p></div>
<div style="background:linear-gradient(160deg,#4a1418,#23090b 70%);position:relative;overflow:hidden">
${[0, 1, 2, 3, 4].map((i) => `<div style="position:absolute;bottom:0;left:${60 + i * 104}px;width:56px;height:${520 + (i % 2) * 40}px;background:linear-gradient(90deg,#0000,#c79a7433 40%,#f0d9c044 52%,#0003)"></div>`).join('')}
<div style="position:absolute;inset:auto 0 0;height:70px;background:#1a0608"></div></div></div>`;

const consulting = `
<body style="background:#0e2a27;color:#eef3ee">
<div style="display:grid;grid-template-columns:repeat(12,1fr);gap:0 24px;padding:54px 64px;height:960px;grid-template-rows:auto 1fr auto">
<b style="grid-column:1/6;font:700 24px Hanken;letter-spacing:-.01em">Northline Advisory</b><span style="grid-column:8/13;display:flex;justify-content:flex-end;gap:34px;font:500 17px Hanken;color:#b7cbc5">Sectors Results People Contact</span>
<h1 style="grid-column:1/10;align-self:center;font:600 92px/1.02 Hanken;letter-spacing:-.04em">Operations that survive<br>the board’s second<br>question.</h1>
<div style="grid-column:1/13;display:grid;grid-template-columns:repeat(4,1fr);border-top:1px solid #3c5a55">
${[
  ['R412m', 'working capital released, mining group'],
  ['19 weeks', 'to a single billing system, metro'],
  ['Level 1', 'B-BBEE contributor, certificate online'],
  ['31', 'engagements with named results'],
]
  .map(
    ([a, b]) =>
      `<div style="padding:30px 24px 0 0"><p style="font:600 50px Hanken;letter-spacing:-.03em;color:#d7f26b">${a}</p><p style="font:400 18px/1.4 Hanken;color:#b7cbc5;margin-top:8px;max-width:13em">${b}</p></div>`,
  )
  .join('')}
</div></div>`;

const finance = `
<body style="background:#f7f5f0;color:#10233f">
<div style="display:flex;justify-content:space-between;padding:42px 64px;font:500 17px Hanken"><b style="font:400 27px Hedvig">Umthombo Wealth</b><span>Planning  ·  Retirement  ·  Fees  ·  FSP 00000</span></div>
<div style="display:grid;grid-template-columns:6fr 6fr;gap:60px;padding:60px 64px">
<div><h1 style="font:400 84px/1.03 Hedvig;letter-spacing:-.02em">The plan outlives<br>the market’s mood.</h1>
<p style="font:400 22px/1.55 Hanken;color:#43546d;margin-top:32px;max-width:26em">Independent advice for families with R5 million and more. Fees in rand, printed before you meet us.</p>
<p style="margin-top:42px"><span style="background:#10233f;color:#fff;padding:20px 30px;font:600 18px Hanken;display:inline-block">Book a first meeting</span></p></div>
<div style="background:#fff;border:1px solid #d9d4c7;padding:40px"><p style="font:600 16px Hanken;color:#43546d">What R10,000 a month becomes, after fees and inflation</p>
<svg viewBox="0 0 560 420" style="width:100%;margin-top:20px"><g stroke="#e5e0d4">${[80, 160, 240, 320].map((y) => `<path d="M0 ${y}h560"/>`).join('')}</g><path d="M0 400C160 384 330 310 560 60V400z" fill="#c9a44a" opacity=".22"/><path d="M0 400C160 384 330 310 560 60" fill="none" stroke="#b98a24" stroke-width="4"/><path d="M0 400C190 392 360 350 560 235" fill="none" stroke="#10233f" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/><text x="430" y="48" font-family="Hanken" font-size="26" font-weight="600" fill="#10233f">R9.4m</text></svg></div></div>`;

const estate = `
<body style="background:#faf7f2;color:#2a2620">
<div style="height:620px;position:relative;background:linear-gradient(#c9dbe2 0,#e9e1d2 58%,#b9b58f 58%,#7f8a5c 100%);overflow:hidden">
<svg viewBox="0 0 1440 620" style="position:absolute;inset:0" preserveAspectRatio="none"><path d="M0 380 240 230 420 330 640 180 900 350 1120 250 1440 380V430H0z" fill="#8fa3a8"/><path d="M0 420 320 340 700 400 1050 330 1440 410V480H0z" fill="#7b8f78"/><path d="M560 470V330l190-92 190 92v140z" fill="#f5efe4"/><path d="M530 336 750 228l220 108-12 18-208-100-208 100z" fill="#5a4632"/><path d="M620 380h70v90h-70zM735 372h90v60h-90zM860 372h50v60h-50z" fill="#3f5560"/></svg>
<div style="position:absolute;inset:0;padding:40px 64px;display:flex;justify-content:space-between;font:500 18px Hanken;color:#1f2a2c"><b style="font:700 26px Hanken;letter-spacing:-.02em">Kloof &amp; Key</b><span>Buy   Rent   Sell with us   Areas</span></div></div>
<div style="display:grid;grid-template-columns:7fr 5fr;padding:52px 64px;gap:40px"><h1 style="font:700 68px/1.03 Hanken;letter-spacing:-.04em">What is your home<br>worth in Kloof?</h1>
<div style="background:#fff;border:1px solid #e2dacb;padding:28px"><p style="font:500 18px Hanken;color:#6d6558">Street and number</p><p style="border:1px solid #c9bfae;padding:18px;margin-top:10px;font:400 20px Hanken;color:#9a9080">14 Emolweni Road</p><p style="background:#c2542d;color:#fff;padding:20px;margin-top:14px;text-align:center;font:600 19px Hanken">See what sold nearby</p></div></div>`;

const luxury = `
<body style="background:#0b0a0a;color:#e9e2d6">
<div style="display:flex;justify-content:space-between;padding:52px 72px;font:400 16px Hanken;letter-spacing:.22em"><span>ATELIER</span><b style="font:400 30px Hedvig;letter-spacing:.16em">INANDA</b><span>PRIVATE ENQUIRY</span></div>
<div style="position:relative;height:800px"><div style="position:absolute;left:50%;top:54px;width:520px;height:520px;margin-left:-260px;border-radius:50%;background:radial-gradient(circle at 36% 30%,#fff3d6,#d9a95a 22%,#8a5a22 46%,#2c1b0c 72%,#0b0a0a 100%)"></div>
<div style="position:absolute;left:50%;top:190px;width:250px;height:250px;margin-left:-125px;border-radius:50%;background:radial-gradient(circle at 40% 34%,#1b1512,#070606 70%)"></div>
<p style="position:absolute;left:72px;bottom:110px;font:400 64px/1.05 Hedvig;letter-spacing:-.01em">Fourteen rings<br>a year.</p>
<p style="position:absolute;right:72px;bottom:116px;font:400 19px/1.6 Hanken;color:#a99d8a;text-align:right">Cast in Johannesburg from one<br>family’s gold. By appointment.</p></div>`;

const growth = `
<body style="background:#15110c;color:#f3ead9">
<div style="padding:70px 76px;height:960px;position:relative">
<p style="font:500 19px Hanken;color:#e7b95a">Enquiries a month, after launch</p>
<svg viewBox="0 0 1288 720" style="position:absolute;left:76px;top:150px;width:1288px"><g stroke="#3a3026">${[80, 220, 360, 500, 640].map((y) => `<path d="M0 ${y}h1288"/>`).join('')}</g>
${[70, 96, 118, 150, 168, 214, 262, 300, 362, 418, 486, 560].map((h, i) => `<g transform="translate(${20 + i * 106} 640)"><path d="M30 0C30 ${-h * 0.5} 22 ${-h * 0.8} ${34 + i} ${-h}" fill="none" stroke="#e7b95a" stroke-width="${3 + i * 0.25}" stroke-linecap="round"/><path d="M30 0C30 ${-h * 0.4} 50 ${-h * 0.6} 56 ${-h * 0.78}" fill="none" stroke="#9a6f2c" stroke-width="2.4" stroke-linecap="round"/><path d="M30 0C30 ${-h * 0.4} 12 ${-h * 0.5} 8 ${-h * 0.66}" fill="none" stroke="#6d4f22" stroke-width="2.4" stroke-linecap="round"/><ellipse cx="${34 + i}" cy="${-h - 12}" rx="5" ry="15" fill="#f6d389"/></g>`).join('')}
<path d="M0 640h1288" stroke="#e7b95a" stroke-width="2"/></svg>
<p style="position:absolute;right:76px;top:56px;font:400 76px Hedvig;letter-spacing:-.02em">8 → 47</p></div>`;

export const concepts = [law, consulting, finance, estate, luxury, growth];
