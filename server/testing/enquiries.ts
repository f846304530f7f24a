// An enquiry as the home form sends it; tests change what they are about.
import { randomUUID } from 'node:crypto';

export function anEnquiry(changes: Record<string, unknown> = {}) {
  return {
    form: 'home',
    page: '/',
    submission_id: randomUUID(),
    name: 'Thandi Nkosi',
    email: 'thandi@nkosilaw.co.za',
    phone: '082 123 4567',
    company: 'Nkosi Attorneys',
    service: 'law-firm-website-development',
    budget: '50k-100k',
    message: 'We need a site that brings conveyancing clients.',
    ...changes,
  };
}
