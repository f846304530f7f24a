import { type ComponentProps, useState } from 'react';
import { TextField } from './field.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'inside'> & { label: string }) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-muted hover:text-text"
        >
          {/* As text, so that it is the button that is called so and not the field. */}
          <span className="sr-only">Show {props.label.toLowerCase()}</span>
          <Eye open={shown} />
        </button>
      }
    />
  );
}

function Eye({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-current" strokeWidth={1.6} aria-hidden="true">
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="2.8" />
      {!open && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  );
}
