// What went wrong on our side, in the log. While the database is away everything fails alike: then the log says when that
// began and why, every now and then how many were refused, and when it is over.
import { Refusal } from '#domain/errors.ts';
import { describeFault } from './describe-fault.ts';
import { type Facts, log } from './log.ts';
import { refusalFrom } from './refusal-from.ts';

/** `request` is the id that the answer carries. A refusal that we meant is no fault, nor is somebody who hung up. */
export type LogFault = (error: unknown, facts?: Facts & { request?: string }, event?: string) => void;

/** `isBack` asks the database anything at all; once closed, nothing is asked, so that no stop waits for the answer. */
export function openFaultLog(isBack: () => Promise<unknown>, lookEvery = 10_000): { log: LogFault; close(): void } {
  let away: { since: number; refused: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async () => {
    const answers = await isBack().then(
      () => true,
      () => false,
    );
    if (!away || isClosed) return;
    const facts = { refused: away.refused, seconds: Math.round((performance.now() - away.since) / 1000) };
    log(answers ? 'warn' : 'error', answers ? 'database back' : 'database still away', facts);
    if (answers) away = undefined;
    else timer = setTimeout(look, lookEvery).unref();
  };
  const noteAway = (error: unknown, isRequest: boolean) => {
    if (!away) {
      away = { since: performance.now(), refused: 0 };
      log('error', 'database away', { error: describeFault(error) });
      if (!isClosed) timer = setTimeout(look, lookEvery).unref();
    }
    if (isRequest) away.refused++;
  };

  return {
    log(error, facts = {}, event = 'fault') {
      if (error instanceof Refusal && !error.cause) return;
      const { code } = refusalFrom(error);
      if (code === 'unavailable') noteAway(error, facts.request !== undefined);
      else if (code === 'internal') log('error', event, { ...facts, error: describeFault(error) });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
