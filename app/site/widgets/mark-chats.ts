// What happens when somebody calls, writes or opens a chat: it is counted, and a chat gets a code by which staff find the page
// where it began.
import { send, track } from '#app/analytics/track.ts';
import { chatWords } from '#content/widget-words.ts';
import { chatCodeFrom } from '#domain/chat-code.ts';
import { rememberArrival } from '../visit-memory.ts';

let current: { page: string; code: string } | undefined;

export function watchContactLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.button === 2) return; // the other button opens a menu
    if (link.protocol === 'tel:') track('call_click');
    else if (link.protocol === 'mailto:') track('email_click');
    else if (link.host === 'wa.me') beginChat(link);
  };
  const onToggle = (event: Event) => {
    const menu = event.target as HTMLElement;
    if (!menu.matches?.('[data-contact-menu]')) return;
    track((menu as HTMLDetailsElement).open ? 'contact_menu_opened' : 'contact_menu_closed');
  };
  // Before the browser follows the link; toggle does not bubble.
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
  document.addEventListener('toggle', onToggle, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('auxclick', onClick, true);
    document.removeEventListener('toggle', onToggle, true);
  };
}

function beginChat(link: HTMLAnchorElement) {
  const page = location.pathname;
  if (current?.page !== page) current = { page, code: chatCodeFrom(crypto.getRandomValues(new Uint8Array(6))) };
  const reference = chatWords.reference(current.code);
  const address = new URL(link.href);
  const text = address.searchParams.get('text') ?? '';
  // The link may carry the code of another page that it was on.
  address.searchParams.set('text', `${text.replace(/ \(Ref WA-\w+\)$/, '')} ${reference}`);
  // Spaces as %20: WhatsApp shows a plus as a plus.
  link.href = address.href.replaceAll('+', '%20');
  track('whatsapp_click', { code: current.code });
  send('/api/chats', JSON.stringify({ code: current.code, page, ...rememberArrival() }));
}
