import { describe, expect, test } from 'vitest';
import { guidePages, guideTitle } from '#content/guide/guide.ts';
import { guideMailWords } from '#content/mails.ts';
import { leadPriorities } from '#domain/lead.ts';
import { accountNoticeKinds, staffLinkKinds } from '#domain/staff.ts';
import {
  aLead,
  dueOn,
  readMail as read,
  reminder,
  mailSettings as settings,
  mailStaff as staff,
} from '#server/testing/mail-samples.ts';
import type { Mail } from '../mail.ts';
import { accountNoticeMail } from './account-notice-mail.ts';
import { guideMail } from './guide-mail.ts';
import { day, night } from './layout.ts';
import type { MailLead } from './mail-input.ts';
import { receiptMail } from './receipt-mail.ts';
import { staffLinkMail } from './staff-link-mail.ts';
import { marks, staffNoticeMail } from './staff-notice-mail.ts';

const guide = {
  url: 'https://highveldstudio.example/guide?lead=1&signature=a%2Bb',
  validUntil: new Date('2026-11-28T21:05:00Z'),
};

const hostile = aLead({
  name: '<b>x</b>\r\nBcc: a@b.c',
  company: `Bpk\r\nSubject: other ${'W'.repeat(170)}`,
  phone: '+442079460000',
  email: "o'brien+a@example.co.za",
  page: '/sandton"><script>alert(1)</script>',
  website: 'javascript:alert(1)',
  service_type: 'https://evil.example/win',
  other_service: '<i>anything</i>',
  message: `</td></table><script>alert(1)</script><img src=x onerror=alert(2)>\nMôre 🌾 مرحبا\n${'W'.repeat(4900)}`,
});

const notice = (lead: MailLead, earlier = 0) => staffNoticeMail(lead, staff, earlier, settings);
const receipt = (lead: MailLead) => receiptMail(lead, settings);
const staffUrl = 'https://highveldstudio.example/dashboard/set-password#01931f5e.a-b_c';
const toStaff = ({ name, email }: Pick<MailLead, 'name' | 'email'>, url: string | undefined = staffUrl) =>
  staffLinkKinds.map((kind) => staffLinkMail({ kind, name, email, validUntil: guide.validUntil }, url, settings));
const notices = ({ name, email }: Pick<MailLead, 'name' | 'email'>) =>
  accountNoticeKinds.map((kind) => accountNoticeMail({ kind, name, email, at: guide.validUntil }, settings));
const allMails = (lead: MailLead): Mail[] => [
  reminder(Array.from({ length: 20 }, () => dueOn(lead))),
  receipt(lead),
  notice(lead, 2),
  guideMail(lead, guide, settings),
  ...toStaff(lead),
  ...notices(lead),
];

describe('every mail', () => {
  test('keeps subject and names on one line without control characters, however long the name is', () => {
    for (const mail of allMails(hostile)) {
      const headers = [
        mail.subject,
        ...[...mail.to, mail.replyTo].flatMap((one) => [one?.name ?? '', one?.address ?? '']),
      ];
      for (const header of headers) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(mail.subject.length).toBeLessThan(170);
      expect(mail.to).toHaveLength(1);
    }
  });

  test('shows what visitors typed as text: none of it becomes an element or an attribute', () => {
    const tags = (lead: MailLead) =>
      allMails(lead).flatMap(({ html }) => read(html).elements.map((one) => one.tagName));
    expect(tags(hostile)).not.toContain('script');
    expect(tags(hostile)).not.toContain('img');
    expect(tags(hostile)).not.toContain('b');
    for (const { html } of allMails(hostile)) {
      for (const { attrs } of read(html).elements) {
        expect(attrs.filter(({ name }) => name.startsWith('on') || name === 'src')).toEqual([]);
      }
    }
  });

  test('links only over https, telephone and mail, with every part encoded', () => {
    for (const { html } of [...allMails(aLead()), ...allMails(hostile)]) {
      for (const link of read(html).links)
        expect(link).toMatch(/^(https:\/\/|tel:\+\d+$|mailto:)[\w\-.~:/?=&%@+!'()*#]*$/);
    }
  });

  test('loads nothing from anywhere and stays below 30 kB, even with a message of 5,000 characters', () => {
    for (const { html } of [...allMails(aLead()), ...allMails(hostile)]) {
      expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/i);
      expect(Buffer.byteLength(html)).toBeLessThan(30 * 1024);
    }
  });

  test('says its language, marks its tables as layout and gives the ground of each as an attribute too', () => {
    for (const { html } of allMails(aLead())) {
      const { elements, attribute } = read(html);
      expect(elements.filter(({ tagName }) => tagName === 'html').map((one) => attribute(one, 'lang'))).toEqual([
        'en-ZA',
      ]);
      for (const table of elements.filter(({ tagName }) => tagName === 'table')) {
        expect(attribute(table, 'role')).toBe('presentation');
      }
      for (const element of elements) {
        const ground = attribute(element, 'style').match(/background-color:(#\w{6})/)?.[1];
        if (ground) expect(attribute(element, 'bgcolor')).toBe(ground);
      }
    }
  });

  test('sets no words on a gradient: turned around for the dark, they would be as dark as it stays', () => {
    for (const { html } of allMails(aLead())) {
      const { elements, attribute } = read(html);
      for (const lit of elements.filter((one) => attribute(one, 'style').includes('gradient(')))
        expect(lit.childNodes.map((one) => ('value' in one ? one.value : one.nodeName))).toEqual(['\u00a0']);
    }
  });

  test('is 600 px wide in Outlook too, which knows no greatest width and would fill the window', () => {
    for (const { html } of allMails(aLead())) {
      const forOutlook = Array.from(html.matchAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/g), ([, inside]) => inside);
      expect(forOutlook).toEqual([
        expect.stringMatching(/^<table role="presentation" width="600"[^>]*><tr><td>$/),
        '</td></tr></table>',
      ]);
    }
  });

  test('breaks its lines where letters are large: nothing is kept from it', () => {
    for (const { html } of allMails(aLead())) expect(html).not.toContain('nowrap');
  });

  test('has a text version that says the same and holds no markup', () => {
    for (const mail of allMails(aLead())) {
      expect(mail.text).not.toMatch(/<\/?\w|&\w+;|undefined|null/);
      const squeezed = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
      const shown = squeezed(mail.text);
      for (const link of read(mail.html).links.filter((one) => one.startsWith('https:')))
        expect(shown).toContain(squeezed(link));
    }
  });

  test('reaches AA contrast in both palettes and on every priority mark', () => {
    const pairs: (readonly [string, string])[] = [night, day].flatMap(
      ({ ground, surface, text, muted, accent, onAccent }) => [
        ...[text, muted, accent].flatMap((ink) => [[ink, ground] as const, [ink, surface] as const]),
        [onAccent, accent] as const,
      ],
    );
    for (const priority of leadPriorities) pairs.push([marks[priority].ink, marks[priority].back]);
    for (const [ink, ground] of pairs) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the receipt', () => {
  test('greets by name and gives the reference in subject, page, text and the WhatsApp message', () => {
    const mail = receipt(aLead());
    expect(mail.subject).toBe('We have your enquiry (K7QD-2M4X)');
    expect(mail.to).toEqual([{ name: 'Thandi Nkosi', address: 'thandi@nkosilaw.co.za' }]);
    for (const words of [read(mail.html).words, mail.text]) {
      expect(words).toContain('Hello Thandi Nkosi,');
      expect(words).toContain('K7QD-2M4X');
      expect(words).toContain('Law Firm Website Development');
    }
    const chats = read(mail.html).links.filter((link) => link.startsWith('https://wa.me/'));
    expect(chats).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/27115550100\?text=.*K7QD-2M4X/)]);
    expect(read(mail.html).links).toContain('https://highveldstudio.example/privacy');
  });

  test('never repeats free text, because a stranger may read it', () => {
    const free = {
      message: 'Buy-now',
      company: 'Cheap-pills',
      website: 'pills.example',
      page: '/spam',
      budget_range: 'Win-R500',
    };
    for (const service of [{ service_type: 'Click-here' }, { service_type: 'other', other_service: 'Click-here' }]) {
      const { subject, html, text } = receipt(aLead({ ...free, ...service }));
      for (const typed of [...Object.values(free), 'Click-here']) expect(subject + html + text).not.toContain(typed);
    }
  });

  test.each([
    'http://evil.example',
    'Claim at evil.example',
    'Call 082 999 9999',
    'a@b.c',
    '<b>x</b>\r\nBcc: a@b.c',
    'Congratulations '.repeat(5),
    'evil\u200b.com gives you a refund',
    'Refund waits at evil\uff0ecom',
    'evil\u3002com',
    'evil\u2024com',
    'evil.\u2060com',
    'WhatsApp 0 8 2 1 2 3',
    'Refund waits at web2.co',
    'वेबसाइटी.com',
    'evil.भारत',
  ])('greets nobody by what is not a name: %j', (name) => {
    const mail = receipt(aLead({ name }));
    expect(mail.text.split('\n')[0]).toBe('Hello,');
    expect(mail.to[0]?.name).toBe('');
  });

  test.each(['J.P. van der Merwe', 'Adv. Ngũgĩ O’Brien-Dlamini', 'Renée Müller', '李小龙'])(
    'greets %s by name',
    (name) => {
      expect(receipt(aLead({ name })).text).toContain(`Hello ${name},`);
    },
  );

  test.each([
    ['within office hours names today', '2026-11-12T09:41:00+02:00', 'today, Thursday 12 November'],
    ['in the last minute names today', '2026-11-12T16:59:59+02:00', 'today, Thursday 12 November'],
    ['at closing time names the next morning', '2026-11-12T17:00:00+02:00', 'Friday 13 November, 08:00'],
    ['before opening names that morning', '2026-11-12T06:30:00+02:00', 'Thursday 12 November, 08:00'],
    ['on a Saturday names Monday', '2026-11-14T12:00:00+02:00', 'Monday 16 November, 08:00'],
    ['at Christmas names the day after the holidays', '2026-12-24T20:00:00+02:00', 'Monday 28 December, 08:00'],
  ])('that was sent %s', (_, at, expected) => {
    const mail = receipt(aLead({ created_at: new Date(at) }));
    expect(mail.text).toContain(expected);
    expect(read(mail.html).words.replaceAll('\u00a0', ' ')).toContain(expected);
    expect(mail.text.includes('today')).toBe(expected.startsWith('today'));
  });

  test.each(['2026-11-12T09:41:00+02:00', '2026-11-14T12:00:00+02:00'])(
    'that leaves at %s does not say when it was written: an enquiry that looked like spam may have waited for days',
    (at) => {
      const { html, text } = receipt(aLead({ created_at: new Date(at) }));
      for (const words of [read(html).words, text]) expect(words).not.toContain('You wrote');
    },
  );

  test('of an office with other hours says those', () => {
    const agency = { ...settings.agency, hours: '09:30-18:15' };
    const sent = (at: string) => receiptMail(aLead({ created_at: new Date(at) }), { ...settings, agency });
    const open = sent('2026-11-12T18:00:00+02:00');
    for (const words of [open.text, read(open.html).words]) {
      expect(words).toContain('at our desks until 18:15.');
      expect(words).toContain('Monday to Friday, 09:30 to 18:15; closed on public holidays');
    }
    expect(sent('2026-11-12T09:00:00+02:00').text).toContain('Thursday 12 November, 09:30');
  });
});

describe('the notice to staff', () => {
  test('names person and company in the subject, and a reply goes to the visitor', () => {
    const mail = notice(aLead());
    expect(mail.subject).toBe('New enquiry: Thandi Nkosi, Nkosi Attorneys');
    expect(mail.replyTo).toEqual({ name: 'Thandi Nkosi', address: 'thandi@nkosilaw.co.za' });
    expect(mail.to).toEqual(staff);
    expect(notice(aLead({ company: '' })).subject).toBe('New enquiry: Thandi Nkosi');
  });

  test('keeps priority and score out of the subject, which a reply shows to the visitor, and next to it in the inbox', () => {
    for (const priority of leadPriorities) {
      const { subject, html } = notice(aLead({ priority }));
      expect(subject).not.toMatch(/urgent|high|medium|low|87/i);
      expect(html).toMatch(new RegExp(`<div style="display:none[^>]*>${priority} priority, 87 of 100 · Law Firm`, 'i'));
    }
  });

  test('takes apart what a mail program would decode into something else', () => {
    const { subject, replyTo } = notice(aLead({ name: '=?utf-8?Q?Bcc:_evil=40x.com=0D=0A?=' }));
    expect(subject + replyTo?.name).not.toContain('=?');
  });

  test('begins with call, WhatsApp and dashboard, in this order', () => {
    const links = read(notice(aLead()).html).links;
    expect(links[0]).toBe('tel:+27821234567');
    expect(links[1]).toMatch(/^https:\/\/wa\.me\/27821234567\?text=Hello%20Thandi%20Nkosi/);
    expect(links[2]).toBe('https://highveldstudio.example/dashboard?lead=01931f5e-7c00-7000-8000-000000000001');
  });

  test('offers mail where there is no telephone number', () => {
    const mail = notice(aLead({ form: 'guide', phone: '', message: '' }));
    const { links } = read(mail.html);
    expect(mail.subject).toMatch(/^Guide request: /);
    expect(links[0]).toMatch(/^mailto:thandi@nkosilaw\.co\.za\?subject=/);
    expect(links.some((link) => link.startsWith('tel:') || link.startsWith('https://wa.me/'))).toBe(false);
    expect(mail.text).not.toMatch(/tel:|wa\.me/);
  });

  test('says that the message was left empty only where there was room for one', () => {
    const said = (form: 'guide' | 'contact') => notice(aLead({ form, message: '' }));
    for (const words of [read(said('contact').html).words, said('contact').text])
      expect(words).toContain('They left the message empty.');
    for (const words of [read(said('guide').html).words, said('guide').text])
      expect(words).not.toMatch(/message empty|^MESSAGE$/m);
  });

  test.each([
    [0, undefined],
    [1, '2nd'],
    [2, '3rd'],
    [3, '4th'],
    [10, '11th'],
    [20, '21st'],
  ])('after %i earlier enquiries calls this one %s', (earlier, ordinal) => {
    const { html, text } = notice(aLead(), earlier);
    for (const words of [read(html).words, text]) {
      if (ordinal) expect(words).toContain(`${ordinal} enquiry from this person`);
      else expect(words).not.toContain('from this person');
    }
  });

  test('tells the priority by word and by shape, not by colour alone', () => {
    const shapes = leadPriorities.map((priority) => {
      const { words } = read(notice(aLead({ priority })).html);
      expect(words).toMatch(new RegExp(`${priority} priority`, 'i'));
      return words.match(/[▲◆●○]/)?.[0];
    });
    expect(new Set(shapes).size).toBe(4);
    expect(shapes).not.toContain(undefined);
  });

  test('brings the message in full with its line breaks, and quotes it line by line in the text', () => {
    const { html, text } = notice(hostile);
    const shown = read(html).words;
    for (const line of hostile.message.split('\n')) {
      expect(shown).toContain(line);
      expect(text).toContain(`\n> ${line}`);
    }
    expect(notice(aLead()).html).toContain('conveyancing clients.<br>\nBy January.');
  });

  test('shows labels, rand, the score line by line, the page, the form and South African time', () => {
    const { html, text } = notice(aLead({ created_at: new Date('2026-11-12T22:30:00Z') }));
    const shown = read(html).words.replaceAll('\u00a0', ' ');
    for (const words of [
      'R50,000 - R100,000',
      'As soon as possible',
      'R 75 000',
      '32 of 40',
      '25 of 25',
      '/contact',
      'Contact page',
      'Friday 13 November 2026, 00:30',
    ]) {
      expect(shown).toContain(words);
      expect(text).toContain(words);
    }
  });
});

describe('the guide', () => {
  test('has one button to the link as given, and says until when it works in South African time', () => {
    const mail = guideMail(aLead(), guide, settings);
    expect(mail.subject).toBe('Your guide: How to Create a Website That Converts');
    expect(read(mail.html).links.filter((link) => link === guide.url)).toHaveLength(1);
    for (const words of [read(mail.html).words, mail.text]) {
      expect(words).toContain('Saturday 28 November 2026, 23:05');
      expect(words).toContain('It is the only one, unless you ticked the box');
    }
  });

  test('is announced by its own title and number of pages', () => {
    expect(guideMailWords.title).toBe(guideTitle);
    expect(guidePages).toHaveLength(47);
    expect(guideMailWords.kind).toContain('47 pages');
  });
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/\w\w/g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('a mail to staff', () => {
  test('carries its link once as a button and once as text, and says until when it works', () => {
    for (const { html, text } of toStaff(aLead())) {
      expect(read(html).links.filter((link) => link === staffUrl)).toHaveLength(1);
      expect(text.split(staffUrl)).toHaveLength(2);
      for (const said of [read(html).words, text])
        expect(said).toContain('works once, until Saturday 28 November 2026');
    }
  });

  test('without its link says that others do not see it', () => {
    const facts = { kind: 'recovery' as const, name: 'Thandi', email: 'a@b.co', validUntil: guide.validUntil };
    const { html, text } = staffLinkMail(facts, undefined, settings);
    for (const said of [html, text]) {
      expect(said).toContain('shown to nobody but the person');
      expect(said).not.toContain('set-password');
    }
  });
});
