// For admins: somebody asks to be deleted. First what there is from their address, then one question for all of it.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#app/api/client.ts';
import { erasePerson, lookForPerson } from '#app/api/erasure.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import type { SentByPerson } from '#domain/erasure.ts';
import { DeletionQuestion } from '../deletion-question.tsx';
import { SubmitForm } from '../submit-form.tsx';
import { Setting } from './setting.tsx';

export function ErasureSettings() {
  const [asked, setAsked] = useState(false);
  const [erased, setErased] = useState<string>();
  // Its button goes with what it deleted.
  const field = useFocusBack<HTMLInputElement>(asked);
  const look = useMutation({ mutationFn: lookForPerson, onMutate: () => setErased(undefined) });
  const found = look.data;
  return (
    <Setting
      title="Erasure"
      about="Whoever wrote to us may ask to be deleted. All that came from their address goes at once: enquiries with notes, mails and history, and what the quarantine holds. Records of a contract that the law tells us to keep have to be elsewhere by then."
    >
      <SubmitForm
        label="Look for it"
        busyLabel="Looking..."
        busy={look.isPending}
        error={look.error}
        onSubmit={(typed) => look.mutate(typed('email'))}
      >
        <TextField
          ref={field}
          id="erasure-email"
          name="email"
          label="Their email"
          type="email"
          autoComplete="off"
          errors={fieldErrors(look.error).email}
          required
        />
      </SubmitForm>
      <p role="status">{erased ?? (found && `${inWords(found)} from ${look.variables}.`)}</p>
      {found && !erased && found.leads + found.held > 0 && (
        <Button look="danger" onClick={() => setAsked(true)}>
          Delete all of it
        </Button>
      )}
      {found && asked && (
        <Question
          email={look.variables}
          found={found}
          onErased={(gone) => setErased(`Deleted: ${inWords(gone)} from ${look.variables}.`)}
          onClose={() => setAsked(false)}
        />
      )}
    </Setting>
  );
}

interface QuestionProps {
  email: string;
  found: SentByPerson;
  onErased(gone: SentByPerson): void;
  onClose(): void;
}

function Question({ email, found, onErased, onClose }: QuestionProps) {
  const erase = useMutation({
    mutationFn: () => erasePerson(email),
    onSuccess: (gone) => {
      onErased(gone);
      onClose();
    },
    onSettled: useRefresh('leads', 'metrics', 'quarantine', 'mails', 'audit'),
  });
  return (
    <DeletionQuestion
      title="Delete all of it"
      label="Delete for good"
      keep="Keep it"
      busy={erase.isPending}
      error={erase.error}
      onDelete={() => erase.mutate()}
      onClose={onClose}
    >
      <p className="mt-4 break-words">
        Are you sure you want to delete {inWords(found)} from {email}? This action cannot be undone.
      </p>
    </DeletionQuestion>
  );
}

/** 2 leads, 1 of them won, and 1 enquiry in the quarantine */
function inWords({ leads, won, held }: SentByPerson): string {
  const result = won === 0 ? '' : leads === 1 ? ', which was won,' : `, ${won} of them won,`;
  const known = `${leads} ${leads === 1 ? 'lead' : 'leads'}${result}`;
  const kept = `${held} ${held === 1 ? 'enquiry' : 'enquiries'} in the quarantine`;
  if (leads + held === 0) return 'Nothing';
  return [leads > 0 && known, held > 0 && kept].filter(Boolean).join(' and ');
}
