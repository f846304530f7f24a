// Writes down a call, mail, chat or note. What was typed stays until the server has it.
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { fieldErrors } from '#app/api/client.ts';
import { useCommunication } from '#app/api/lead-changes.ts';
import { randomUuid } from '#app/api/random-uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea } from '#app/ui/field.tsx';
import { say } from '#app/ui/spoken.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { channelLabels, directionLabels } from '#content/labels.ts';
import { type Channel, channels, type Direction } from '#domain/communication.ts';
import { longest } from '#domain/longest.ts';
import { focusWrong } from '../focus-wrong.ts';
import { readDraft, useKeptDraft } from '../kept-draft.ts';
import { RadioRow } from '../radio-row.tsx';

interface Draft {
  /** The same words sent again are the same communication; other words are another. */
  id: string;
  channel: Channel;
  direction: string;
  body: string;
}
const empty = (): Draft => ({ id: randomUuid(), channel: 'note', direction: '', body: '' });

const bodyId = 'communication-body';

/** Under which it is kept what somebody types about a lead. */
export const noteKey = (leadId: string, staffId: string) => `communication-${staffId}-${leadId}`;

/** From the top of a lead, which is long: the place to write stands far below. */
export function focusNote() {
  const body = document.getElementById(bodyId);
  body?.scrollIntoView({ block: 'center' });
  body?.focus({ preventScroll: true });
}

interface CommunicationFormProps {
  leadId: string;
  staffId: string;
  /** Whether it stands in the timeline. */
  isWritten(id: string): boolean;
}

/** As its button would: what is missing is asked for. */
function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function CommunicationForm({ leadId, staffId, isWritten }: CommunicationFormProps) {
  const key = noteKey(leadId, staffId);
  const kept = useKeptDraft<Draft>(key, empty);
  const { id, channel, direction, body } = kept.draft;
  const change = (changes: Partial<Draft>) => kept.change({ ...kept.draft, ...changes, id: randomUuid() });
  const log = useCommunication(leadId, {
    onFailure: notify.failed,
    onDone(written) {
      say('Added to the timeline.');
      // Also where the lead was closed meanwhile. Whoever has gone on typing keeps what they typed.
      const now = readDraft<Draft>(key) ?? kept.latest.current;
      if (now.id === written.id) kept.discard();
    },
  });
  const errors = fieldErrors(log.error);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (log.error) focusWrong(form.current);
  }, [log.error]);
  // Where the answer was lost, or came after a reload, the timeline tells what became of it.
  const isKept = !log.isPending && isWritten(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found there
  useEffect(() => {
    if (isKept) kept.discard();
  }, [isKept]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (log.isPending) return;
    log.mutate({ id, channel, direction: channel === 'note' ? 'internal' : (direction as Direction), body });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-5 flex flex-col gap-4">
      <RadioRow
        legend="What was it?"
        name="channel"
        options={channels.map((value) => ({ value, label: channelLabels[value] }))}
        chosen={channel}
        onChoose={(value) => change({ channel: value })}
      />
      {channel !== 'note' && (
        <SelectField
          id="communication-direction"
          name="direction"
          label="Direction"
          required
          empty="Who began it?"
          value={direction}
          onChange={(event) => change({ direction: event.target.value })}
          options={(['outbound', 'inbound'] as const).map((value) => ({ value, label: directionLabels[value] }))}
          errors={errors.direction}
        />
      )}
      <TextArea
        id={bodyId}
        name="body"
        label={channel === 'note' ? 'Note' : 'What was said'}
        required
        rows={3}
        value={body}
        onChange={(event) => change({ body: event.target.value })}
        onKeyDown={submitByKeys}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        maxLength={longest.text}
        errors={errors.body}
      />
      <p>
        <Button type="submit" look="quiet" busy={log.isPending}>
          {log.isPending ? 'Saving…' : 'Add to the timeline'}
        </Button>
      </p>
    </form>
  );
}
