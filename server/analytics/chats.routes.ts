// Where WhatsApp chats began. The visitor's click leaves a code and a page; staff who read the code find them again.
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { uuidv7 } from 'uuidv7';
import { chatStart } from '#domain/analytics-batch.ts';
import type { Touch } from '#domain/arrival.ts';
import { parseChatCode } from '#domain/chat-code.ts';
import { Refusal } from '#domain/errors.ts';
import { deviceFromUserAgent } from '#domain/visit.ts';
import { chats } from '#server/db/schema/work.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { networkOf } from '#server/limits.ts';
import { valid } from '#server/valid.ts';

export const chatLimit = { most: 60, seconds: 3600 };

export function chatsRoutes(deps: Deps) {
  return new Hono<RequestEnv>()
    .post('/', valid('json', chatStart), async (c) => {
      const { code, page, first_touch, last_touch } = c.req.valid('json');
      const turn = await deps.takeLimit({ scope: 'chats', key: networkOf(c.var.clientAddress), ...chatLimit });
      if (!turn.allowed) throw new Refusal('too_many', 'Please try again later.', undefined, turn.retryAfter);
      await deps.db
        .insert(chats)
        .values({
          id: uuidv7(),
          code,
          page,
          first_touch: first_touch as Touch | null,
          last_touch: last_touch as Touch | null,
          device: deviceFromUserAgent(c.req.header('user-agent') ?? ''),
        })
        // The same chat again: where it began does not change.
        .onConflictDoNothing();
      return c.json({ code }, 201);
    })
    .get('/:code', async (c) => {
      const code = parseChatCode(c.req.param('code'));
      const [chat] = code ? await deps.db.select().from(chats).where(eq(chats.code, code)) : [];
      if (!chat) throw new Refusal('not_found', 'No chat began with this code.');
      return c.json(chat);
    });
}
