import type { Executor } from '#server/db/open-database.ts';
import type { OutboxEntry } from '#server/outbox/relay.ts';
import type { Channel } from './channels.ts';
import { type Composer, composeMail } from './compose-mail.ts';

export async function deliverMail(db: Executor, entry: OutboxEntry, composer: Composer, channel: Channel) {
  const mail = await composeMail(db, entry, composer);
  // Deleted while it was on its way: its outbox entry is gone with it.
  if (!mail) throw new Error('What it was about has been deleted.');
  await channel.send(entry.id, mail);
  return channel.name;
}
