// The field for a mail address. Whoever leaves it with what is nearly certainly a slip is asked, and need not answer.
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { say } from '#app/ui/spoken.tsx';
import { enquiryFormWords as words } from '#content/enquiry-form-words.ts';
import { longest } from '#domain/longest.ts';
import { meantAddress } from '#domain/meant-address.ts';

export function MailField(props: Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'label' | 'errors'>) {
  const field = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const [meant, setMeant] = useState('');

  function ask() {
    const slip = meantAddress(field.current?.value ?? '') ?? '';
    setMeant(slip);
    if (slip) say(words.meant(slip));
  }
  // Whoever left the field before the page was awake is asked when it is; so is whoever finds a draft of theirs in it.
  const askIfLeft = useEffectEvent(() => {
    if (document.activeElement !== field.current) afterPress(ask);
  });
  useEffect(() => {
    const timer = setTimeout(askIfLeft, 100); // when the draft is there, and the place where it is said
    return () => clearTimeout(timer);
  }, []);
  function take() {
    if (!field.current || !meant) return;
    field.current.value = meant;
    // As if it were typed: it is kept with the draft, and the question is gone.
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    field.current.focus();
  }
  return (
    <TextField
      {...props}
      ref={field}
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={longest.email}
      onInput={() => setMeant('')}
      onBlur={() => afterPress(ask)}
      below={
        meant && (
          <p id={`${props.id}-below`} className="text-small inert:hidden">
            <button
              type="button"
              onClick={take}
              className="min-h-11 py-2 text-left wrap-anywhere text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
            >
              {words.meant(meant)}
            </button>
          </p>
        )
      }
    />
  );
}

/** Runs what would move the page; between a press and its click not yet, because what moves then is missed. */
function useAfterPress() {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    pressed.current = document.querySelector(':active') !== null; // since before the page was awake
    const press = () => {
      pressed.current = true;
    };
    const end = () => {
      pressed.current = false;
      setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    const listeners = { pointerdown: press, pointercancel: end, click: end, keydown: end };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    };
  }, []);
  return (work: () => void) => {
    if (pressed.current) waiting.current = work;
    else work();
  };
}
