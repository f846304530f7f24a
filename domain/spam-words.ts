// What spam says, and what people say who want a website: words and phrases by concept, each with its weight.
import type { SpamReasonCode } from './spam-score.ts';

/**
 * Words by the part that they play in a sentence: an offer is somebody who does something for you, at a price.
 * Plurals and accents are folded away before the comparison.
 */
export const wordClasses = {
  self: 'i we our ours us me my im team company agency firm ons ek nous notre wir unser unsere nosso',
  you: 'you your yours yourself u julle jou jul vous votre vos ihnen ihre ihr sie voce seu sua',
  offer: `offer offering provide providing help helping helped assist assisting specialise specialize specialised specialized grow grew boost increase improve improving rank ranked
    deliver delivering delivered supply supplying install installing fit service servicing generate generating drive propose introduce connect fill double triple save saving create creating
    develop developed produce animate edit place placed placing feature featuring publish promote promoting optimise optimize optimising optimizing convert handle guarantee bring arrange source
    recruit match deploy automate partner partnering resell distribute contribute allocate allocating fund finance lend settle trace traced recover recovered return returned retrieve scale
    outsource manage remove fix fixed secure protect send share show prepare prepared built recorded record get getting give turn turned turning put train trained tell represent assign invite add text
    book reduce cut lower run running design build write hiring hire buy sell selling print printing drop cover covering register relocate ship shipped seeking submit receive sign
    bied verskaf lewer spesialiseer bemark aidons proposons offrons propose aide bieten helfen steigern oferecemos ajudamos`,
  trade: `seo smo ppc serp backlink link ranking keyword google facebook instagram linkedin lead appointment prospect outreach campaign traffic visitor follower subscriber like review rating reputation chatbot bot
    ai receptionist automation software saas crm tool plugin widget app ios android developer engineer programmer designer freelancer resource cv augmentation offshore outsourcing overflow nda virtual assistant va
    closer closing sale calendar pipeline backlog inbox database list contact record video reel clip animation explainer podcast article blog content copywriting post press release publication magazine award
    nominee nominated trophy wikipedia directory listing advert advertising ad banner sponsorship placement influencer funding capital loan financing overdraft turnover collateral unsecured merchant gateway
    transaction card swipe terminal invoice insurance audit scan error accessibility compliance compliant vulnerability bug bounty reward hosting server speed loading pagespeed score mockup redesign logo flyer
    branding printing signage merchandise gift cap mug shirt catalogue machine cooler cleaning hygiene pest sanitary stationery toner printer copier fibre voip telephone solar panel battery inverter light
    generator uniform catering recruitment hiring candidate payroll bookkeeping bbbee seta retouching clipping image photo editing translation transcription data entry domain manufacturer manufacturing factory
    supplier product wholesale shipment container attendee delegate exhibition marketing digital bemarking bemarker referencement visibilite permit visa unit system`,
  gain: `more new free guaranteed guarantee result percent faster cheaper growth top first best proven autopilot unlimited instantly daily profit return bonus discount extra zero satisfaction qualified
    exclusive verified affordable cheap special limited offer only revenue roi #pct client customer save saving easy fast fresh experience certified sample nothing ready eligible spot place rental delivery
    meer nuwe klient gratis waarborg plus gratuit kunden mehr kostenlos cliente`,
  price:
    '#money usd eur euro dollar pound hourly monthly pm month hour price rate fee commission discount charge free package quote cost off pay paying paid payment contract deposit trial budget refund minimum maand kontrak korting',
  reply: `interested call chat demo sample reply respond revert whatsapp telegram skype walkthrough conversation schedule register join click visit download confirm forward contact know discuss
    meeting meet introduction portfolio profile detail info information requirement brochure deck calendly shall may interest zoom convenient appel verduidelik request ask`,
  site: `website site page shop store online portal booking hosting landing logo design redesign rebuild ecommerce commerce portfolio quote quotation proposal catalogue seo domain maintenance
    internet developer pricing price blog designer platform login section gallery presence designed kwotasie`,
} as const;
export type WordClass = keyof typeof wordClasses;

/** Sentences that offer rather than ask: every class of one of these in a single sentence. */
export const offerings: readonly { classes: readonly WordClass[]; points: number; most: number }[] = [
  { classes: ['self', 'offer', 'you'], points: 2, most: 4 },
  { classes: ['self', 'offer', 'trade'], points: 1, most: 2 },
  { classes: ['self', 'offer', 'gain'], points: 1, most: 2 },
  { classes: ['trade', 'you'], points: 1, most: 3 },
  { classes: ['trade', 'price'], points: 1, most: 2 },
  { classes: ['gain', 'you'], points: 1, most: 2 },
  { classes: ['offer', 'price'], points: 1, most: 2 },
  { classes: ['reply', 'you', 'self'], points: 1, most: 2 },
  { classes: ['gain', 'price'], points: 1, most: 2 },
];

export interface PhraseGroup {
  code: SpamReasonCode;
  points: number;
  /** However many phrases of the group are found, it counts for no more than this. */
  most: number;
  /**
   * Words apart by spaces, phrases by semicolons: `a/b` is either, `a?` may be missing, `~` is up to three words of any kind.
   * #n is a number, #money an amount, #pct a percentage, #link an address, #site a word of that class, `.` where a sentence begins or ends.
   */
  phrases: string;
}

export const phraseGroups: readonly PhraseGroup[] = [
  // Who sells to us …
  {
    code: 'sales_pitch', // goods that reach a form like ours from their seller only
    points: 5,
    most: 5,
    phrases: `dofollow; do follow link; guest/sponsored post/posting/article/content/blog; guest contribution/author; link insertion/exchange/placement/swap; link back to; niche edit; da/dr #n;
      domain authority/rating; pbn; contact form marketing/submission/blast/advertising/outreach; place/publish/contribute ~ article/piece/post/link ~ your/yours; sponsored/permanent/paid/text link; footer link;
      buy ~ link/banner; write for your; #n email address; attendee/attendees/mailing/email/contact list; list of ~ attendees/decision/attorneys/company/firm`,
  },
  {
    code: 'sales_pitch', // would you buy
    points: 3,
    most: 5,
    phrases: `want/like/prefer me/us to; you be? at? all? interested/keen; if interested; . interested .; interested in acquiring/purchasing/buying/receiving/outsourcing/partnering/seeing/hearing/selling/this;
      you be? open/willing; open to a/exploring/hearing/discussing/outsourcing; worth a; who/whom should/can/could/may i speak/talk/contact/address/send/ask; who deal/deals/handle/manage/look ~ your/at;
      right/correct person; person responsible/in; decision maker; best/good/suitable time to/for; kindly revert; revert back; reply/respond yes/stop/for/info/with/and; unsubscribe; opt out; our mailing;
      your file; share your phone/number/requirement/whatsapp/contact/email/mobile/detail; your requirement; positive response/reply; do you currently/already? accept/need/want/struggle; do you have any project/requirement;
      where/shall/should/may/can i/we ~ send/share/email/forward/activate/pop/present/introduce/confirm/call/go ~ it/you/over/ahead/sample/profile/detail/info/quotation/more/to/a/some;
      looking to buy/sell/outsource/expand/grow/scale your; tired of; stop losing/wasting/paying; did/do you know that/you; what if you/i/we; give me/one/a a? chance/opportunity; respected sir; low cost; in need of work; mind if i; where can/should/do i ~ send/mail/email; valued at; in your street/area/building/suburb; who is the person; we can chat; on us .; before the end of; would you consider; our past work; past work; deal .; try #n; waiting your; start business; sound/sounds familiar/good/interesting; let me know ~ time/number/send/interested/requirement/detail`,
  },
  {
    code: 'sales_pitch', // may I show you
    points: 2,
    most: 4,
    phrases: `happy/glad/love/like/pleased/gladly/honoured to? send/share/show/offer/introduce/present/demonstrate/discuss/explore/connect/feature/arrange/invite/tell/contribute/propose; i/we will propose/send/confirm/share/show;
      send you a/an/the/some/more/our/my/over/it/detail/info/price/pricing/package/sample/#n/three/two; quick/brief/short/#n/intro/discovery/coffee/minute call/chat/demo/conversation/introduction/meeting/zoom/walkthrough; quick question;
      schedule/book a/your free? call/demo/meeting/consultation/slot; would monday/tuesday/wednesday/thursday/friday/next; hop/jump on a; no obligation/commitment/pressure/string/catch; reply to this; visit our; check our/out;
      dear/hello/hi business/website/site/domain owner/webmaster/admin/ceo/hiring/director/boss/friend/dear/sir; to the owner; assalam; my name is ~ from; area/sales/account rep/manager/consultant/executive; business development; on behalf of our; our consultant/client; dear purchasing/procurement/marketing/hr/it manager/department/team; this is ~ from; cooperate with you; we are ~ manufacturer/supplier/exporter/factory/distributor/house; have you thought/considered/ever; who look/is ~ after/handles; can i come; i bet; imagine if/having/every/your; here is my calendar; my calendar; that is what ~ does/do`,
  },
  {
    code: 'sales_pitch', // I looked at you
    points: 2,
    most: 4,
    phrases: `came/come/stumbled across/upon/on ~ your; going/went/looking/looked/browsing/visiting/visited/reviewed/reviewing/analysed/analyzed/audited/scanned/tested/exploring/explored/checked/check/studied/reading/was/landed ~ your/about #site/page/profile/instagram/online/business/blog/brand/facebook/listing/agency;
      a quick? look ~ your; noticed/spotted/noticing ~ you/your/that/it/several; analysed/analyzed/audited/reviewed/checked #link; at/on/round/from #link; your #site ~ is/has/have/does/do/could/need/deserve/may/might/lack/not/look/load/loading/rank;
      recommend a web; did/does/do not come/show/appear ~ up/in/on; not ranking/rank/appear/showing; missing from/out; losing/cost/costing you/customer/client; impressed by/with; your journey/story/commitment/competitor; like/such as? yours; . is/are/does/do/has/have/could your ~ still/about/getting/paying/ready/showing/ranking/losing/expire/expiring/struggling; ran #link; scored #n; out of #n`,
  },
  {
    code: 'sales_pitch', // what is ours and can be bettered
    points: 2,
    most: 4,
    phrases: `your business/ranking/rank/traffic/brand/revenue/sale/niche/competitor/domain/founder/office/calendar/employee/visibility/listing/keyword/audience/organization/organisation/growth/inbox/pipeline/account/customer/instagram/facebook/staff/premise/workload/backlog/overhead/capacity/reputation/review/conversion/seo/lead/prospect/market/industry/profile/turnover/reader/director/offer/stage;
      your google/online/social/monthly/past/potential/ideal/target/sale/own; for/to/at your client/agency/team/company; your company ~ has/have/is/qualify; does your company/business/agency; under your brand/name`,
  },
  {
    code: 'sales_pitch', // and what it would bring
    points: 1,
    most: 3,
    phrases: `or your money; money back; top #n; 1st/first page; page 1/one/#n; #n ~ client/agency/website/country/business/company/customer/brand/lead/appointment/meeting/follower/visitor/subscriber/call/app/studio/project/record/store;
      proven; past result; case study; years of experience; years experience; no fee/contract/upfront/lock/setup/salary/collateral/deposit/risk/cost; zero deposit; pay after/only/per; only pay; same day; on autopilot; on us; commission only; at no; free of; free test/trial/audit/sample/demo/scan/assessment/two/#n/for/month;
      before friday/midnight/monday; this month; today only; promo/use code; #pct off; white label; resell/reseller; whitehat; white hat; revenue share; commission; affiliate; synergy; collaboration; partnership; cooperation; mutually; win win; 24 7; within #n; per hour; once off; price list; best quote/price/rate; unlimited revision; 100 satisfaction; for all; hope this ~ finds; finds you well; i hope this; iso certified; on request; long term; for sale; asking price; make ~ an offer; until somebody/someone/you; unless you; first one free; sign up; spot/place/slot left/close; new customer; with your logo; as? sample; ready to buy; minimum #n`,
  },

  // … and who lures, cheats or threatens.
  {
    code: 'money_lure',
    points: 3,
    most: 7,
    phrases: `forex; binary option; fx/account/crypto manager/signal/expert/bot/robot; trading bot/robot/platform/signal/account; vip/free/accuracy signal; signal channel/group; crypto/bitcoin/btc invest/investment/investor/trader/profit/mining/giveaway/manager; airdrop; connect ~ wallet; claim ~ #money/token/free/prize/reward/bonus/fund/now/before; presale; ipo; wanted in uk/canada/usa/dubai; free accommodation; traded for me; received #money; thank me later; credito para/rapido; juros; turned #money into; #money into #money; from a/your phone; little known; work permit/visa; job offer; no ielts; half now; token sale; nft; passive/extra/second/steady/residual income; financial freedom; make/earn/earning money/#money/up/from/daily/cash/extra;
      invest/deposit #money; guaranteed/daily/weekly/monthly/high/projected return/profit/income/payout; return of #n/#pct/up; #pct return/profit/daily/interest/accuracy/weekly/monthly/guaranteed; #pct ~ interest; percent ~ projected/guaranteed/monthly/interest; risk free; no/zero/without risk; double/triple your money/investment/income/bitcoin; work from home; part time ~ assistant/job/work; online job; no experience; like/rate product/video/hotel;
      loan ~ offer/available/approved/interest/no/without/whatsapp/apply/payday/instant; offering/offer/giving ~ loan; need a/an ~ loan/cash/fund; does your business need ~ capital/fund/funding/loan/cash; instant/quick/urgent/easy/payday loan/cash/approval; payday loan; no/bad credit; blacklisted; apply now/today/here; pre approved; preapproved; qualify for ~ #money/fund/loan/line/grant; funding from/up/within; line of up/credit; unsecured; cash advance; consolidation loan; consolidate ~ debt; won/winner/winning ~ #money/lottery/prize/big/car; lottery; has won; your claim; lucky winner/draw/number; gift card; you/business/company have/has been selected/chosen/approved/shortlisted; congratulations; illuminati; grant of; relief grant/fund; project/business funding; looking to invest; investor ~ ready/willing/seeking; grace period; sblc; unclaimed; free btc/bitcoin/money/cash/crypto; was sent to you;
      verdienen sie; geld verdienen; kostenlos registrieren; kredit ohne; gagnez; pret/credit entre/rapide/sans/de; ganhe; emprestimo; gane/ganar/gana dinero; prestamo; guadagna; pinjaman; lening; lenings; заработок; заработай; кредит; займ; инвестиции; криптовалюта; биткоин; перевод; выплата; рублей; руб; деньги`,
  },
  {
    code: 'gambling',
    points: 3,
    most: 7,
    phrases: `free/#n/bonus/welcome spin/spins; no deposit bonus; deposit/welcome/signup/registration bonus; bonus code/new/#n/za; first deposit; casino bonus/game/online; online casino/slot/betting/gambling/poker; best casino/slot/betting; play now/and; register ~ win; gacor; togel; maxwin; judi; situs; bandar; daftar; jackpot ~ now/today/win; betting tip/prediction; fixed match; sure odd/bet/win/tip/fixed; correct score; #pct sure; bet now; aviator; igaming; sportsbook; 1xbet; казино; ставки; зеркало; букмекер; слоты; бонус`,
  },
  {
    code: 'adult_or_pills',
    points: 3,
    most: 7,
    phrases: `viagra; cialis; sildenafil; tadalafil; ivermectin; modafinil; tramadol; xanax; oxycodone; semaglutide; ozempic; skinny/slim/slimming pen/pill/jab/tea; levitra; phentermine; adderall; codeine; steroids; cbd oil/gummy; gummy; kratom; no/without a? script/prescription; penis; enlargement; erection; erectile; libido; manhood; keto; weight loss pill/pen/injection/gummy/tea/secret/in/without; lose #n kg/pound/lbs; lose 10kg; burn/belly fat; miracle cure/herb; lost love/lover; lover ~ back/day; love/magic spell; spell caster; magic ring; ancestor; traditional/spiritual doctor/healer/power; diazepam; zopiclone; valium; painkiller; sleeping tablet/pill; plain/discreet packaging; discreetly; babe; my pic/pics/photo ~ number/page/here; herbalist; sangoma; muthi; short boy/boys; bad luck; abortion; buy ~ pill/tablet; cheap ~ pill/med;
      sexy; sex; porn; xxx; nude; onlyfans; escort; hookup app/tonight/now; hot/horny/lonely girl/lady/woman/tonight/single/wife; naked; webcam girl/model; adult dating; my/private/naked/send/see photo/pic/photos/pics ~ here/mail/on/write/#link; no string; meet ~ woman/women/girl; looking/look for a? guy/man/serious/boyfriend/husband; serious man/relationship; handsome; sugar mummy/mommy/daddy; joining fee; meet someone; wrong person/number; you seem; where are you from; секс; интим; девушки; знакомства; виагра`,
  },
  {
    code: 'shady_goods',
    points: 3,
    most: 7,
    phrases: `replica; swiss movement; counterfeit; fake id/note/money/document/passport/certificate/broker; undetectable; undetected; banknote; registered passport; buy ~ passport/license/licence/degree/diploma/certificate/account; without exam; matric certificate; cloned card; ssd chemical/solution; essay/assignment/dissertation/thesis ~ writing/help/service/writer/module; assignments ~ dissertation/portfolio; exam pack/answer/dump; your/with thesis; plagiarism free; essay; thesis; distinction guaranteed; hire a hacker; ethical hacker; hack ~ account/whatsapp/phone/facebook; spy ~ phone/whatsapp; gold bar/dust/nugget; cheap/designer/luxury designer/sneaker/jordan/nike/handbag/sunglass/iphone/airpod; factory price/direct/outlet; wholesale price; leading/professional/china manufacturer/supplier/factory; our factory; moq; fob; free shipping; shop/buy/order now; cnc machining; injection molding/moulding; hidden camera`,
  },
  {
    code: 'fraud',
    points: 3,
    most: 8,
    phrases: `next of kin; inheritance; beneficiary; late husband/client/father/engr/mr/dr/customer; same surname; plane crash; btc and; word/seed/recovery phrase; unusual sign; restore access; if this was not; cancel here; refundable; non repayable; bank particular; shortlisted; million dollar/usd/euro/pound/us/united; #money million; receive the/this/a? fund; transfer ~ fund; fund ~ released/transferred/abroad; consignment; atm card; compensation unit/fund/payment; united nations; diplomat; barrister; clearance/admin/processing/release/activation/publication/renewal/handling fee; widow; dying ~ cancer; cancer ~ donate; donate/donation ~ #money/fund/million; god fearing; treat ~ confidential; utmost/strictly confidential/confidence; business transaction; mutual benefit; foreign partner; humble; western union; moneygram; receive payment/package/parcel; behalf you keep; keep #pct; payment agent; not affect your; bank name/confirmation; banking detail ~ changed/change; new account ~ today/pay/number; changed ~ bank; settle ~ invoice; proof of payment; your full name; id copy; copy of ~ id/passport; send #money/your ~ address/detail; private mail/email; not convenient; add my/me whatsapp/on/telegram; cooperation to discuss; log in/login ~ office/mail/email/account/complete/view; listed you as; secure document/message/file; voicemail; accept credit card; project consultant; hearing problem/impaired; my shipper;
      full access; recorded you; your webcam; the webcam; hacked your/you; have hacked; site/website/data ~ leaked; extracted your; ransom; pay ~ bitcoin/btc/crypto/monero; bitcoin/btc to/wallet/address; usd/dollar/#money ~ bitcoin/btc; sold to the; all your contact; ddos; or i/we ~ send/publish/report/leak; you have #n hour/day; legal action; litigation; lawsuit; my attorney/lawyer; go/take ~ court; final/last notice/warning/reminder; copyright infringement/violation/act/claim/owner; digital millennium; dmca; in violation; infringing; my image/photo/photograph/picture/work/illustration ~ your/without; my image/photo/photograph/picture; without permission/licence/license/consent ~ illegal/image; stolen image/picture/coin/photo/fund; evidence report/here/file; download ~ report/evidence/proof/invoice/document; password #n; domain name registration; your domain ~ due/expire/expiring/renew/suspended/terminated/expired; due to expire; failure to renew/pay/act/respond; act/pay immediately/now; internet keyword; your distributor; transfer/forward this ~ ceo; registry; overdue/outstanding/unpaid ~ invoice/fee/payment/amount; fee ~ overdue; to? prevent/avoid deregistration/suspension/termination/penalty/disconnection; deregistration; account/mailbox/hosting/email ~ suspended/deactivated/limited/terminated/closed; mailbox ~ full/quota/storage; verify/confirm/validate/update your account/email/identity/mailbox/password/payment/billing; password ~ expire; tax refund; refund ~ due/pending/of; eligible to/for; exceeded its; message ~ pending/held; release them; submit your; beloved; terminal illness; trustworthy; work of god; bug bounty; the bounty; responsible disclosure; critical bug/vulnerability; security researcher; parcel/package/shipment ~ held/customs/undelivered; recover/recovered/retrieve/returned/trace/traced ~ fund/money/lost/bitcoin/crypto/stolen/coin; fund/crypto/asset recovery; recovery expert/agent/specialist; lost/lose ~ money/crypto/fund ~ to; lose/lost money; to victim; scammed; at risk of; may be liable; not ada; fake broker`,
  },
  {
    code: 'comment_praise',
    points: 3,
    most: 6,
    phrases: `love/enjoy/enjoyed reading; your post/article/blog is/was/are/really/very; great/nice/awesome/wonderful/excellent/fantastic/amazing/useful article/post/blog/content/info/information; thanks/thank you? for sharing/posting/the article/post; outstanding/good/great/excellent/fantastic work/job keep; keep up the; bookmarked; browsing your blog; surf to my; visit/check my web/website/site/page/blog/homepage; here is my web/website/homepage/blog/page; my homepage; this blog; your weblog; very useful; loved this`,
  },
  {
    code: 'price_probe', // a robot's question before the campaign, the same in every language
    points: 3,
    most: 3,
    phrases: `wanted to know your price; queria saber ~ precio/preco; wou jou prys ken; bengifuna ukwazi intengo; ndandifuna ukwazi ixabiso; ke ne ke batla ho tseba theko; wollte ihren/deinen preis; volevo sapere ~ prezzo; voulais savoir ~ prix/tarif; wilde je prijs weten; хотел/хотела узнать ~ цену; chcialem poznac`,
  },

  // Who asks us for something, in the languages that reach us.
  {
    code: 'asks_for_a_site', // what we make
    points: 3,
    most: 3,
    phrases: `i/we/he/she/they just/also/really/still/now/and? need/want/require/seek/wont/wish ~ #site; i/we need/want/require help/someone/somebody/something/advice; i/we want to sell/start/be/launch/move;
      i/we am/are just/also/currently? looking/searching/shopping/interested for/at/in/to ~ #site; im looking/searching/interested/after ~ #site; and/would/i/we would? like/love a/an/the/your/some/our/my ~ #site; what would you do; would/d love a/an/something; i/we would like/love to have/get/sell/start/move/update/redo/enquire/book/see;
      in need of ~ #site; . hi? just? need/want/require/looking/seeking/wanting/interested/exploring ~ #site; . looking for/at; exploring/considering/comparing options/option; client/church/school/board/director/principal/committee/boss/firm looking/need/want/wish/would/asked ~ #site; our school/firm/church/practice/company/business/research need/want/wish; ask/asks/asking for our/a #site;
      . please? quote; #site ~ please/pls/plz/asap; build/make/design/create/develop me/us a/an/our/my/new ~ #site; redo/rebuild/redesign/fix/revamp/refresh/overhaul/upgrade/replace our/my/it/this; my website/site/squarespace/wix; current/existing/present/ugly/previous website/site/page/one; our/own/old/new own/old/new/corporate/marketing/online/whole/business/company? website/site/homepage/shop/store; building/designing/redoing/rebuilding our/my/a; our homepage/landing; our showreel need;
      a/the/our/my/. website/site must/should/where/that/which/down/redone/has/is/was; a/an/the new/simple/small/proper/corporate/portfolio/online/bilingual/single/clean/info/one/brand/whole? website/site/shop for/with/where/so/plus/to/that/in/must; about/with a website/site; for a website/site; five/ten page; one page .; one page #site; the shop/site plus; site is down; the free strategy; to engage an; cobbler; old/previous/last/former developer/designer/web; need/needs rebuilding/redoing/updating/fixing/replacing; to have somebody/someone; need/want them/something/people; only/also want a/an/to; what we/i need; . our? requirement; find our requirement; the website/site make/makes/cannot/was; internet kry/sit`,
  },
  {
    code: 'asks_for_a_site', // how much, when, can you
    points: 2,
    most: 3,
    phrases: `how/hw much; how long/soon; what do/does/would/will/is/are/that ~ cost/charge/price/fee/include/included/suggest/recommend/turnaround; it/would cost; too little; ballpark; rough idea/estimate; please/kindly/pls/can/could you? quote/furnish; quote me/us/please/pls; quoted me/us; were quoted; send me/us/through/someone a/an/some/quote/price/pricing/the/to/more; send me/us your/you package/price/quote/portfolio/rate/quotation/capability/an/a; email me/us your; send us an offer; give me/us ~ price/quote/idea; give price; rfq; request for quotation/proposal/a; a quotation for; three quotation; invited to quote; closing date; my/our budget; budget of/around/about/r; price/quote/quotation please;
      do/can/could/would/will you/u guys/people/also/please/still/perhaps? build/make/design/redo/redesign/host/integrate/migrate/fix/give/tell/call/phone/recommend/explain/suggest/guarantee/start/come/quote/teach/assist/advise/include/move/clean/remove/confirm/email/use/charge; do/can/could/would/will you/u guys/people/also/please? do/take/work/help/share ~ us/me/it/this/that/over/on/with/seo/website/referral/intern/example/social; have you worked/done/built; can anybody/someone/anyone; explain to me; why and you; is it/this/that possible/realistic/something/really/enough/too; when could/can/would/will you; who would/will; who do you; what happens; are/is you able/available/based/happy/still/comfortable; do you guys; please call/phone/ring/resend/help/consider/advise/email/correct; call/phone/ring/contact me; phone us; call back; callback; still waiting/open; nobody/no called/phoned/one; not heard; as discussed; met at/you; to meet you; recommended/referred you/us/by/me; told me/us; says you; you can help with a; used you; saw ~ you/your work/did/advert/stand; you built/did/made/sent; on your hosting; your portfolio/quote/quotation/rate/availability/proposal/package/invoice/capability/previous/hourly/colleague/fee; do you have ~ experience; something you; be working with; u charge; in our shoes; logo/brief ~ here/attached; brief and logo; link does not; you see the; ideas; come for lunch; u do; can you do something; like to talk; spoke to/with; as promised; asked about; special still; you did a; do i own; payment plan; a client sorry; expired yesterday; any of it; is anyone`,
  },
  {
    code: 'asks_for_a_site', // their own affairs
    points: 1,
    most: 2,
    phrases: `i/we run/own/import/opened/started/farm/teach/bake/cater/manufacture/repair/rent/paid/distribute/export/sell; my shop/salon/practice/guesthouse/restaurant/studio/farm/daughter/son/wife/husband/boss/brother/nephew/rooms/grandson/cv/business; our practice/shop/school/church/guesthouse/patient/store/lodge/farm/opposition/attorney/receptionist/stock; we are two/three/four/architect/moving; ngo; npo; npc; guest house; popia; payfast; snapscan; yoco; eft; level 1; ncr; fsp; fais; fsca; hpcsa; lpc; cidb; registered credit; no online; student; in service; intern`,
  },
  {
    code: 'asks_for_a_site', // Afrikaans, isiZulu, isiXhosa, Sesotho, Setswana, Sepedi, Xitsonga, Tshivenda
    points: 3,
    most: 4,
    phrases: `ek/ons soek/benodig/wil/boer/verkoop/het; hoeveel kos/sal/vra; wat kos/betaal/sal/vra/reken; kwotasie; kan/sal/doen/bou/maak julle/u/jul; of julle; julle se/kontak; bel my/ons/gerus/asseblief; asseblief; baie dankie; webblad; webwerf; webtuiste; e pos;
      ngidinga; ngifuna; ngingathanda; ngiqale; iwebhusayithi; sidinga; sifuna; ngicela; sicela; ngiyacela; siyacela; ngiyabonga; siyabonga; sawubona; sanibonani; yebo; kuyimalini; yimalini; malini; intengo; ningasisiza; ningangisiza; ngisize; ngishayele; siyanibingelela; ngibone; molo; molweni; ndifuna; ndicela; ndidinga; ndiyacela; enkosi; siyabulela; ndiyabulela; ixabiso; nceda; ningasithumelela; imalini; ningandinceda;
      ke/re/ba kopa/batla/nyaka/kgopela/tlhoka/hloka/rekisa/etsa; ke/re a leboha/leboga; dumela; dumelang; lumela; lumelang; thobela; bokae; thuso; theko; kgwebo; le ka re/mpha/nthusa; webosaete; avuxeni; ndzi lava/kombela; ndza khensa; hi lava; inkomu; ndi khou toda; ndi toda; ro livhuwa; ndo livhuwa`,
  },
  {
    code: 'asks_for_a_site', // neighbours and visitors
    points: 3,
    most: 4,
    phrases: `nous/je souhaitons/souhaite/cherchons/cherche/voulons/voudrais/voudrions/aimerais/aimerions; j aimerais; besoin de/d; devis; vos tarif/prix; pourriez/pouvez vous; combien coute; site vitrine; boutique en ligne; wir/ich suchen/suche/brauchen/brauche/benotigen/mochten/mochte/planen; und suchen; konnen/konnten sie; angebot; was kostet/wurde; gostaria/gostariamos/preciso/precisamos/procuro/procuramos/queremos; orcamento; quanto custa; wij zoeken; offerte; necesitamos/necesito/busco/buscamos; presupuesto; cotizacion; нужен/нужна сайт; нам/мне нужен/нужна/нужно; сделать сайт; сколько стоит`,
  },
];

/** Languages that write without spaces between words: what is sold in them, and what is asked of us. */
export const unspacedLure =
  /发票|推广|外链|优化|贷款|赌|博彩|彩票|娱乐|投资|收益|微信|代开|刷单|兼职|色情|批发|厂家|供应|被动收入|カジノ|バカラ|投資|대출|카지노|토토|바카라|出会い|تمويل|قرض|كازينو|استثمار|คาสิโน|สล็อต|บาคาร่า/;
export const unspacedAsk =
  /(?:需要|想|要|做|建|制作).{0,12}(?:网站|网页|网店)|报价|網站|サイトを?(?:作|制作|依頼)|홈페이지 ?제작|نريد موقع|أحتاج موقع|تصميم موقع/;

/** What an address says of its owner's trade. */
export const tradeInAddress =
  /seo|backlink|outreach|guestpost|rank|leads|traffic|promo|growth|marketing|webdev|webdesign|webmaster|digital|outsourc|devteam|softwa|infotech|solutions|bonus|casino|slots?|bet[.-]|betting|togel|poker|loan|kredit|credit|capital|fund|invest|trader|trading|forex|fx|crypto|btc|bitcoin|token|wallet|pills?|replica|escort|dating|signals?|wiki|notice|dmca|claims|registry|register|renew|listing|directory|followers|social|viral|video|reels|logos|deals|cheap|discount|offers|dollar|free-|reviews?|reputation|automation|chatbot|ai-|-ai|bot[.-]|hacked|recover|retrieve|barr\.|diplomat|essay|assignment|featured|press-|podcast|award|expert|guru|pipeline|appointment|booked|scale|boost|sales@|desk@|data|closer|healer|express|refcheck|brief-|login|verify|secure-|pilot/;

/** With these a host is one even without http or www; «call me.today» wants a space, not a link. */
export const usualEnding =
  /\.(?:com|net|org|za|io|uk|eu|example|biz|info|ru|su|cn|xyz|icu|cc|vip|tk|ml|ga|cf|gq|pw|cyou|sbs)$/;
/** Endings that cost next to nothing, or that are bought for one purpose. */
export const cheapEnding =
  /\.(?:ru|su|cn|biz|info|click|top|xyz|shop|link|live|loan|bet|casino|date|win|icu|cc|vip|buzz|club|fun|space|tk|ml|ga|cf|gq|pw|rest|monster|cyou|sbs|lol|quest|bond|cfd|today|trade|bid|download|stream|review|party|science|men|mom|racing|cam|sex|porn|xxx|adult|dating|deals|bargains|promo|finance|store|money|cash|best)$/;
export const shortener =
  /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|rebrand\.ly|shorturl\.at|s\.id|v\.gd|t\.ly|tiny\.cc|lnkd\.in|buff\.ly|adf\.ly|bl\.ink|soo\.gd|clck\.ru|vk\.cc|qr\.ae|shorte\.st|t\.me|telegram\.me|wa\.link|linktr\.ee|discord\.gg)$/;

/**
 * What scanners try, and people who paste a page's source, an e-mail's head or a query do not.
 * Every quantifier has an end, so that no text takes longer than its length.
 */
export const injection = new RegExp(
  [
    /\bunion\s(?:all\s)?select\b|'\s?(?:or|and)\s?\(?'?\d'?\s?=\s?'?\d|\bor 1=1\b|\bsleep\(\d|pg_sleep|waitfor delay|benchmark\(\d/,
    /\bdrop table\b|information_schema|xp_cmdshell|';?\s?--(?:\s|$)|\d'\s?--|admin'\s?(?:--|#|or)|\bselect\s(?:\*|null|\d|@@|version|user\()/,
    /<script[^>]{0,80}>[^<]{0,40}(?:alert|document\.|eval|fetch|prompt|import)|<script[^>]{0,40}src=["']?(?:https?:)?\/\/[^>\s]{0,60}xss/,
    /\bon[a-z]{3,12}\s?=\s?["'`]?(?:alert|prompt|confirm|fetch|eval|document|location|import|print)\b|javascript:(?!void)\w|document\.cookie/,
    /\.\.[/\\]\.\.|\/etc\/passwd|win\.ini|cmd\.exe|[;|&]\s?(?:cat \/|ls -|wget |curl |ping -|whoami|nslookup )|`(?:id|whoami|sleep|ls|uname)\b/,
    /\$\((?:id|whoami|sleep|curl|wget|nslookup|ls|cat)\b|\$\{(?:jndi|\d|env|sys|t\()|\{\{\s?\d+\s?\*\s?'?\d|<%=\s?\d|#\{\s?\d|\{php\}/,
    /<!entity|phpinfo\(|base64_decode\(|%0d%0a|%0[ad](?:bcc|cc|to|content|set)|%3cscript|%27(?:%20|\+)?(?:or|and|union)|%00|%[snx]%[snx]%/,
    /\n\s?(?:bcc|content-type|mime-version)\s?:\s|\bbcc:\s?\S{1,40}@|burpcollaborator|oastify|interact\.sh|"\$(?:ne|gt|regex)"|__proto__|constructor\.constructor/,
    /169\.254\.169\.254|file:\/\/\/|gopher:\/\/|php:\/\/|acunetix|sqlmap|\*\)\(\w/,
  ]
    .map((part) => part.source)
    .join('|'),
);
/** A serial letter that nobody filled in. */
export const placeholder =
  /\{\{\s*[\w. ]{2,40}\}\}|\{(?:first|last|full|your|company|business|domain|name|site|url|city|keyword|website|industry|sender)[\w ]{0,20}\}|%[A-Z][A-Z_ ]{2,20}%|\[(?:[Yy]our |[Ff]irst|[Ll]ast|[Cc]ompany|[Nn]ame|[Bb]usiness|[Dd]omain|[Ww]ebsite|[Ii]nsert|[Cc]ity|COMPANY|NAME|FIRST|YOUR|INSERT|[Rr]ecipient|[Ii]ndustry)[^\][\n]{0,30}\]|<(?:insert|first_?name|company_?name|your name)|\{[\w' ]{1,20}\|[\w' ]{1,20}|\$(?:name|firstname|company)\b|\bundefined\b.{0,3}team/;
/** What fingers type that only try the form. */
export const mashed =
  /^(?:test\w{0,4}|asdf\w*|qwer\w*|zxcv\w*|sdfg\w*|dfgh\w*|hjkl\w*|jkl\w?;?|aaa+|xxx+|abcd\w*|123+|blah|lorem|ipsum|asd|dsa|qwe|fgh)$/;
