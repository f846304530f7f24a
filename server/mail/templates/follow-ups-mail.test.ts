import { expect, test } from 'vitest';
import { aLead, dueOn, mailStaff, readMail, reminder } from '#server/testing/mail-samples.ts';

test('what is due names the first and how many more in the subject, and of each who, since when, where it stands and with whom', () => {
  const { subject, html, text, to } = reminder(
    [
      dueOn(aLead(), { holder: 'CEO' }),
      dueOn(aLead({ name: 'Ayesha Naidoo', company: '', phone: '' }), { follow_up_on: '2026-11-12', holder: null }),
    ],
    5,
  );
  expect(subject).toBe('To follow up: Thandi Nkosi and 4 more');
  expect(to).toEqual(mailStaff);
  for (const words of [readMail(html).words, text]) {
    expect(words).toContain('Nkosi Attorneys');
    expect(words).toContain('2 days late · Contacted · With CEO');
    expect(words).toMatch(/Today · Contacted$/m);
    expect(words).toContain('And 3 more in the dashboard.');
  }
  expect(readMail(html).links).toEqual([
    'https://highveldstudio.example/dashboard?lead=01931f5e-7c00-7000-8000-000000000001',
    'tel:+27821234567',
    'https://highveldstudio.example/dashboard?lead=01931f5e-7c00-7000-8000-000000000001',
    'https://highveldstudio.example/dashboard',
    'https://highveldstudio.example/dashboard/settings/notifications',
  ]);
  expect(reminder([dueOn(aLead())]).subject).toBe('To follow up: Thandi Nkosi');
});

test('the reminder says so where everything has been followed up before the mail left', () => {
  const { subject, html, text } = reminder([]);
  expect(subject).toBe('Nothing left to follow up');
  for (const words of [readMail(html).words, text]) expect(words).toContain('has been followed up in the meantime');
});

test('the reminder, which comes again and again, leads to the place where it is stopped', () => {
  const { html, text } = reminder([]);
  const stop = 'https://highveldstudio.example/dashboard/settings/notifications';
  expect(readMail(html).links).toContain(stop);
  expect(text).toContain(`Settings, Notifications: ${stop}`);
});
