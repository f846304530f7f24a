// The words of the lead desk.
import type { LeadTab } from '#domain/lead.ts';

export const deskWords = {
  heading: 'CEO Dashboard',
  empty: {
    queue: { title: 'No leads in queue', text: 'All caught up! Great work team.' },
    in_progress: { title: 'No leads in progress', text: '' },
    converted: { title: 'No converted leads', text: '' },
    all: { title: 'No leads found', text: 'Try adjusting your filters or search terms.' },
  } satisfies Record<LeadTab, { title: string; text: string }>,
  deletion: 'Are you sure you want to delete this lead? This action cannot be undone.',
  /** What is written down when somebody calls, writes or chats from here. */
  started: {
    call: 'Called from the dashboard.',
    email: 'Email begun from the dashboard.',
    whatsapp: 'WhatsApp chat begun from the dashboard.',
  },
};

/** How we greet a lead in a chat or mail that staff begin. */
export function greetingTo(name: string, service: string, agency: string): string {
  const about = service ? ` about ${service}` : '';
  return `Hello ${name}, this is ${agency}. Thank you for your enquiry${about}. When would be a good time to talk?`;
}
