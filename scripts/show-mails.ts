// Writes the mails of some made-up leads into a folder, to be looked at. Run: npx node scripts/show-mails.ts <folder>
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agencyDefaults } from '#content/agency.ts';
import { leadFromEnquiry, parseEnquiry } from '#domain/enquiry.ts';
import { accountNoticeKinds, staffLinkKinds } from '#domain/staff.ts';
import { guideLinks } from '#server/guide/guide-link.ts';
import type { Mail } from '#server/mail/mail.ts';
import { accountNoticeMail } from '#server/mail/templates/account-notice-mail.ts';
import { followUpsMail } from '#server/mail/templates/follow-ups-mail.ts';
import { guideMail } from '#server/mail/templates/guide-mail.ts';
import type { MailLead } from '#server/mail/templates/mail-input.ts';
import { receiptMail } from '#server/mail/templates/receipt-mail.ts';
import { staffLinkMail } from '#server/mail/templates/staff-link-mail.ts';
import { staffNoticeMail } from '#server/mail/templates/staff-notice-mail.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Please name a folder: npx node scripts/show-mails.ts <folder>');

const settings = { agency: agencyDefaults, site: `https://${agencyDefaults.domain}` };
const leadId = '01931f5e-7c00-7000-8000-000000000001';
const staff = [{ name: 'Team', address: `team@${agencyDefaults.domain}` }];

function lead(reference: string, createdAt: string, fields: Record<string, string>): MailLead {
  return { ...leadFromEnquiry(parseEnquiry(fields)), id: leadId, reference, created_at: new Date(createdAt) };
}

const samples: { name: string; lead: MailLead; earlier: number }[] = [
  {
    name: 'urgent',
    earlier: 2,
    lead: lead('K7QD-2M4X', '2026-11-12T09:41:00+02:00', {
      form: 'contact',
      page: '/contact',
      name: 'Thandi Nkosi',
      email: 'thandi@nkosilaw.co.za',
      phone: '082 123 4567',
      company: 'Nkosi Attorneys',
      website: 'nkosilaw.co.za',
      service: 'law-firm-website-development',
      package: 'premium',
      budget: '50k-100k',
      timeline: 'asap',
      remote_work: 'yes',
      message:
        'We need a site that brings conveyancing clients.\n\nThe old one is from 2016 and does not work on phones. Two partners, four candidates, offices in Sandton and Pretoria.\nCan you start in January?',
    }),
  },
  {
    name: 'guide',
    earlier: 0,
    lead: lead('9R3T-XB70', '2026-11-14T21:05:00+02:00', {
      form: 'guide',
      page: '/sandton',
      name: 'Pieter Müller',
      email: 'pieter@example.co.za',
      service: 'real-estate',
    }),
  },
  {
    name: 'hostile',
    earlier: 11,
    lead: {
      ...lead('00AA-ZZ99', '2026-12-24T17:00:00+02:00', {
        form: 'location',
        page: `/sandton?"><script>alert(1)</script>${'x'.repeat(80)}`,
        name: 'x',
        email: "o'brien+a@example.co.za",
        phone: '+44 20 7946 0000',
        company: `Ekurhuleni-Noord-Kaapse Beleggingsmaatskappy (Edms) Bpk ${'W'.repeat(120)}`,
        website: 'javascript:alert(1)',
        service: 'https://evil.example/win',
        other_service: '<i>anything</i>',
        budget: 'over-100k',
        timeline: 'flexible',
        message: hostileMessage(),
      }),
      name: '<b>x</b>\r\nBcc: a@b.c',
    },
  },
];

function hostileMessage(): string {
  const lines = [
    '</div></td></table><script>alert(1)</script><img src=x onerror=alert(2)>',
    'Sawubona 🌾👩🏾‍💻 Ngiyabonga kakhulu, ngicela ukukhuluma nani.',
    'Môre, ons soek ’n nuwe webwerf vir die eiendomsmaatskappy, asseblief: geïnteresseerd, sê hê.',
    'مرحبا، نحتاج إلى موقع جديد (عاجل) 2026.',
    'https://example.com/'.padEnd(260, 'verylongaddress'),
    'W'.repeat(300),
    '> quoted “text” & \'quotes\' "here"',
    '',
    'New enquiry\nUrgent priority, score 100 of 100',
  ].join('\n');
  return `${lines}\n${'All work and no play. '.repeat(300)}`.slice(0, 5000);
}

const guide = guideLinks('a secret for samples', settings.site).make(leadId, new Date('2026-11-14T21:05:00+02:00'));

mkdirSync(folder, { recursive: true });
for (const { name, lead, earlier } of samples) {
  const mails = {
    receipt: receiptMail(lead, settings),
    'staff-notice': staffNoticeMail(lead, staff, earlier, settings),
    guide: guideMail(lead, guide, settings),
  };
  for (const [kind, mail] of Object.entries(mails)) write(`${name}-${kind}`, mail);
}
const colleague = { name: 'Thandi Nkosi', email: `thandi@${agencyDefaults.domain}` };
for (const kind of staffLinkKinds) {
  const facts = { ...colleague, kind, validUntil: guide.validUntil };
  write(`staff-${kind}`, staffLinkMail(facts, `${settings.site}/dashboard/set-password#token`, settings));
}
for (const kind of accountNoticeKinds) {
  write(`account-${kind}`, accountNoticeMail({ ...colleague, kind, at: guide.validUntil }, settings));
}
const due = samples.map(({ lead }, late) => ({
  ...lead,
  status: 'contacted' as const,
  follow_up_on: `2026-11-${16 - late}`,
  holder: late ? null : 'Team Member',
}));
write('follow-ups', followUpsMail({ due, total: 5, now: new Date('2026-11-16T07:45:00+02:00') }, staff, settings));

function write(name: string, mail: Mail) {
  writeFileSync(join(folder ?? '', `${name}.html`), mail.html);
  writeFileSync(join(folder ?? '', `${name}.txt`), `Subject: ${mail.subject}\n\n${mail.text}\n`);
  console.log(`${name}: ${mail.subject} (${Math.round(Buffer.byteLength(mail.html) / 102.4) / 10} kB)`);
}
