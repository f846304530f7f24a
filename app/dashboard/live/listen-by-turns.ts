// Of all tabs of a browser one listens to the server, and tells the others what it hears: a browser opens six connections to a
// server and no more, and a stream in each tab would soon leave none for anything else.
export interface Turns {
  /** It is this tab's turn from now on, whoever had it. */
  take(): void;
  end(): void;
}

/** Listens when it is this tab's turn: at once if nobody else does, otherwise after them. What `listen` returns ends it. */
export function listenByTurns(name: string, atOnce: boolean, listen: () => () => void): Turns {
  let ended = false;
  let taking = atOnce;
  let waiting: AbortController | undefined;
  let giveUp = () => {};

  const untilGivenUp = () =>
    new Promise<void>((resolve) => {
      waiting = undefined;
      if (ended) return resolve();
      const stop = listen();
      giveUp = () => {
        giveUp = () => {};
        stop();
        resolve();
      };
    });
  const ask = async (): Promise<void> => {
    if (taking) {
      taking = false;
      return navigator.locks.request(name, { steal: true }, untilGivenUp);
    }
    waiting = new AbortController();
    return navigator.locks.request(name, { signal: waiting.signal }, untilGivenUp);
  };
  const run = async () => {
    while (!ended) {
      const error = await ask().catch((reason: unknown) => reason);
      giveUp();
      // Another tab has taken the turn, or this one does. Anything else: there are no turns here, and each tab listens by itself.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await untilGivenUp();
    }
  };
  void run();

  return {
    take() {
      if (!waiting) return;
      taking = true;
      waiting.abort();
      waiting = undefined;
    },
    end() {
      ended = true;
      giveUp();
    },
  };
}
