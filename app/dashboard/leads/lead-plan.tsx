// When to be in touch with a lead again: some days with one click, any other by hand.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSteadyPress } from '#app/ui/use-steady-press.ts';
import { objectionToDay, offeredDays } from '#domain/follow-up.ts';
import { leadCan } from '#domain/lead-moves.ts';
import { southAfricanDay } from '#domain/south-african-time.ts';
import type { Staff } from '#domain/staff.ts';
import { focusWrong } from '../focus-wrong.ts';
import { DayMark } from './lead-marks.tsx';
import { namedRow, rowName, smallButton } from './small-button.ts';
import { useGroupFocus } from './use-group-focus.ts';
import { type Plannable, usePlan } from './use-plan.ts';

export function LeadPlan({ lead, staff }: { lead: Plannable; staff: Staff }) {
  const { plan, busy } = usePlan();
  const { group, press } = useGroupFocus(lead.follow_up_on);
  const [onPress] = useSteadyPress(lead.follow_up_on);
  const field = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<{ text: string }>();
  const [typed, setTyped] = useState<string>(); // stays whatever others plan meanwhile
  useEffect(() => {
    if (wrong) focusWrong(form.current);
  }, [wrong]);
  const now = new Date();
  if (!leadCan.edit(staff)) return null;
  const choose = (day: string | null) => {
    setWrong(undefined);
    if (busy || day === lead.follow_up_on) return;
    setTyped(undefined);
    press();
    plan(lead, day);
  };
  const chooseTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day'));
    const text = objectionToDay(day, now);
    if (text) setWrong({ text });
    else choose(day);
  };
  const planned = lead.follow_up_on;
  return (
    <fieldset {...group} onClickCapture={onPress} className={namedRow}>
      <legend className={rowName}>Follow up</legend>
      {planned && (
        <>
          <DayMark day={planned} now={now} />
          <button type="button" aria-disabled={busy} onClick={() => choose(null)} className={smallButton}>
            Done
          </button>
        </>
      )}
      {offeredDays(now)
        .filter(({ day }) => day !== planned)
        .map(({ name, day }) => (
          <button key={name} type="button" aria-disabled={busy} onClick={() => choose(day)} className={smallButton}>
            {name}
          </button>
        ))}
      <form
        ref={form}
        onSubmit={chooseTyped}
        onInput={() => setWrong(undefined)}
        noValidate
        className="flex flex-wrap items-center gap-2"
      >
        <input
          id={field}
          type="date"
          name="day"
          aria-label="Another day"
          required
          min={southAfricanDay(now)}
          max="2099-12-31"
          value={typed ?? planned ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${field}-error`}
          className={`${smallButton} bg-ground aria-invalid:border-danger`}
        />
        <button type="submit" aria-disabled={busy} className={smallButton}>
          Plan this day
        </button>
        {wrong && (
          <p id={`${field}-error`} className="basis-full text-small text-danger">
            {wrong.text}
          </p>
        )}
      </form>
    </fieldset>
  );
}
