import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type Delivery, NotDelivered, NotToBeSent, type OutboxEntry } from '#server/outbox/relay.ts';
import type { Channel } from './channels.ts';
import { type Composer, composeMail } from './compose-mail.ts';
import { objectionToLink } from './ended-link.ts';

export async function deliverMail(
  db: Executor,
  entry: OutboxEntry,
  { composer, channel, takeLimit }: { composer: Composer; channel: Channel; takeLimit: Deps['takeLimit'] },
): Promise<Delivery> {
  const objection = entry.link_id && (await objectionToLink(db, entry.link_id));
  if (objection) throw new NotToBeSent(objection);
  const mail = await composeMail(db, entry, composer);
  // Deleted while it was on its way: its outbox entry is gone with it.
  if (!mail) throw new NotToBeSent('What it was about has been deleted.');
  const { left_to } = entry;
  const to = left_to ? mail.to.filter(({ address }) => left_to.includes(address)) : mail.to;
  // Whoever still lacked it has left, or does not want it any more.
  if (to.length === 0 && (left_to || entry.kind === 'follow_ups')) return { channel: channel.name, refused: undefined };
  if (isFirstToVisitor(entry)) for (const { address } of to) await spareMailbox(takeLimit, address);
  const refused = await channel.send(entry.id, { ...mail, to }).catch((cause: Error) => {
    throw new NotDelivered(cause.message, { cause });
  });
  return { channel: channel.name, refused };
}

const isFirstToVisitor = ({ kind, attempts }: OutboxEntry) =>
  (kind === 'receipt' || kind === 'guide') && attempts === 1;

/** Our mails must not become somebody's weapon against a third person's mailbox. */
async function spareMailbox(takeLimit: Deps['takeLimit'], address: string): Promise<void> {
  const { allowed } = await takeLimit({ scope: 'mail to', key: mailboxOf(address), most: 5, seconds: 24 * 3600 });
  if (!allowed) throw new NotToBeSent('Held back: this address was written to five times within a day.');
}

/** One mailbox goes by many addresses: what follows a plus is up to whoever writes it, and some do not see the dots. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/(?<=.)\+.*|\./g, '');
  return (name + address.slice(at)).toLowerCase();
}
