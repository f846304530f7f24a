// Somebody searched for the code of a WhatsApp chat: it belongs to no lead yet, but we know where it began.
import { useQuery } from '@tanstack/react-query';
import { chatQuery } from '#app/api/leads.ts';
import { parseChatCode } from '#domain/chat-code.ts';
import { momentOf } from '../moment.ts';
import { describeTouch } from './describe-touch.ts';

export function ChatFound({ typed }: { typed: string }) {
  const code = parseChatCode(typed);
  const chat = useQuery({ ...chatQuery(code ?? ''), enabled: code !== null });
  if (!code || !chat.data) return null;
  const { page, at, device, first_touch, last_touch } = chat.data;
  const campaign = describeTouch(last_touch ?? first_touch);
  return (
    <p className="border-l-2 border-accent bg-surface px-5 py-4">
      <strong className="font-semibold">WhatsApp chat {code}</strong> began on <strong>{page}</strong>, {momentOf(at)}
      {device !== 'unknown' && `, on a ${device}`}.{campaign && ` Came by: ${campaign}.`}
    </p>
  );
}
