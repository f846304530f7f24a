// Writes down a call, mail, chat or note. What was typed stays until the server has it.
import type { FormEvent } from 'react';
import { fieldErrors } from '#app/api/client.ts';
import { useCommunication } from '#app/api/lead-changes.ts';
import { randomUuid } from '#app/api/random-uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea } from '#app/ui/field.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { channelLabels, directionLabels } from '#content/labels.ts';
import { type Channel, channels, type Direction } from '#domain/communication.ts';
import { useKeptDraft } from './kept-draft.ts';

interface Draft {
  /** The same try again is the same communication, until it has arrived. */
  id: string;
  channel: Channel;
  direction: string;
  body: string;
}
const empty = (): Draft => ({ id: randomUuid(), channel: 'note', direction: '', body: '' });

export function CommunicationForm({ leadId }: { leadId: string }) {
  const kept = useKeptDraft<Draft>(`communication-draft-${leadId}`, empty);
  const { id, channel, direction, body } = kept.draft;
  const log = useCommunication(leadId, { onFailure: notify.failed });
  const errors = fieldErrors(log.error);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (log.isPending) return;
    log.mutate(
      { id, channel, direction: channel === 'note' ? 'internal' : (direction as Direction), body },
      {
        onSuccess: () => {
          kept.change(empty());
          kept.drop();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What was it?</legend>
        {channels.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-sm border border-line px-4 text-muted hover:text-text has-checked:border-accent has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="channel"
              value={value}
              checked={channel === value}
              onChange={() => kept.change({ ...kept.draft, channel: value })}
              className="sr-only"
            />
            {channelLabels[value]}
          </label>
        ))}
      </fieldset>
      {channel !== 'note' && (
        <SelectField
          id="communication-direction"
          name="direction"
          label="Direction"
          required
          empty="Who began it?"
          value={direction}
          onChange={(event) => kept.change({ ...kept.draft, direction: event.target.value })}
          options={(['outbound', 'inbound'] as const).map((value) => ({ value, label: directionLabels[value] }))}
          errors={errors.direction}
        />
      )}
      <TextArea
        id="communication-body"
        name="body"
        label={channel === 'note' ? 'Note' : 'What was said'}
        required
        rows={3}
        value={body}
        onChange={(event) => kept.change({ ...kept.draft, body: event.target.value })}
        maxLength={5000}
        errors={errors.body}
      />
      <p>
        <Button type="submit" look="quiet" aria-disabled={log.isPending}>
          {log.isPending ? 'Saving…' : 'Add to the timeline'}
        </Button>
      </p>
    </form>
  );
}
