// 'Need Help?' for somebody who has been on a page for a while and has not done anything.
import { type FocusEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { track } from '#app/analytics/track.ts';
import { browserMemory } from '#app/browser-memory.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Said } from '#app/ui/said.tsx';
import { helpWords as words } from '#content/widget-words.ts';
import { focusForm } from '../enquiry-form/focus-form.ts';
import { conductor } from './conductor.ts';
import { comesNearer, type HelpEvent, type HelpState, nextCheck, nextHelp } from './help-prompt-rules.ts';

const flag = 'contactPromptDismissed';

export function HelpPrompt() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [state, change] = useReducer(
    (before: HelpState, { event, at }: { event: HelpEvent; at: number }) => nextHelp(before, event, at),
    pathname,
    beginning,
  );
  const tell = useCallback((event: HelpEvent) => change({ event, at: performance.now() }), []);
  const { shown } = state;

  const [openedPath, setOpenedPath] = useState(pathname);
  if (openedPath !== pathname) {
    setOpenedPath(pathname);
    tell({ kind: 'page', path: pathname });
  }

  useEffect(() => {
    const now = performance.now();
    const at = nextCheck(state, now);
    if (at === null) return;
    const check = () => {
      const inUse = box.current?.contains(document.activeElement) ?? false;
      tell({ kind: 'check', free: conductor.isFree(), inUse });
    };
    const timer = setTimeout(check, at - now);
    return () => clearTimeout(timer);
  }, [state, tell]);

  useEffect(() => {
    const heard = (event: Event) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (inside) tell({ kind: 'reached' });
      else tell({ kind: 'interaction', approach: box.current !== null && leadsTo(box.current, event) });
    };
    const options = { capture: true, passive: true };
    const kinds = ['click', 'scroll', 'keydown', 'mousemove'];
    // Once the visitor has done something there is nothing left to hear, unless the prompt is there.
    if (state.interacted && !shown) return;
    for (const kind of kinds) document.addEventListener(kind, heard, options);
    document.addEventListener('focusin', heard, options);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, heard, options);
      document.removeEventListener('focusin', heard, options);
    };
  }, [state.interacted, shown, tell]);

  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    conductor.begin('help');
    track('contact_prompt_shown');
    return () => conductor.end('help');
  }, [isShown]);

  if (!shown) return null;
  const close = () => {
    browserMemory.write(flag, 'true');
    track('contact_prompt_closed');
    tell({ kind: 'close' });
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const minimise = () => {
    if (!shown.minimised) track('contact_prompt_minimised');
    tell({ kind: 'minimise' });
  };
  const contact = () => {
    track('contact_prompt_contact');
    tell({ kind: 'contact' });
    const form = document.querySelector<HTMLFormElement>('main form[data-enquiry-form]');
    if (form) focusForm(form);
    else navigate(paths.contact);
  };
  return (
    <section
      ref={box}
      aria-label={words.heading}
      onFocus={onFocus}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="notice border-l-2! border-l-accent! low:flex low:flex-wrap low:items-center low:gap-x-4"
    >
      <div className="flex items-center justify-between gap-4 low:contents">
        <Said className="font-display text-title low:mr-auto">{words.heading}</Said>
        <p className="flex low:order-1">
          <Sign
            name={shown.minimised ? words.open : words.minimise}
            icon={shown.minimised ? 'up' : 'minus'}
            onClick={minimise}
          />
          <Sign name={words.close} icon="close" onClick={close} />
        </p>
      </div>
      {!shown.minimised && (
        <>
          <p className="mb-4 mt-1 text-muted low:order-2 low:mb-0 low:w-full">{words.text}</p>
          <Button onClick={contact}>{words.contact}</Button>
        </>
      )}
    </section>
  );
}

/** The pointer on its way to the box, or Tab and where it has led. */
function leadsTo(box: Element, event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Tab';
  if (event.type === 'mousemove') return comesNearer(event as MouseEvent, box.getBoundingClientRect());
  return event.type === 'focusin';
}

function Sign({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-sm text-muted hover:text-text"
    >
      <Icon name={icon} />
    </button>
  );
}

/** The first page was opened before this was there: its time counts from its own beginning. */
function beginning(path: string): HelpState {
  const interacted = document.documentElement.dataset.used !== undefined;
  const dismissed = typeof browserMemory.read(flag) === 'string';
  return { path, openedAt: 0, interacted, lastShownAt: null, dismissed, shown: null };
}
