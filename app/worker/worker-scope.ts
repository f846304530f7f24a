// What a service worker finds around it: the few things that ours uses.
interface LastingEvent extends Event {
  /** The worker is kept awake until then. */
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LastingEvent {
  /** Requests that need not wake the worker. */
  addRoutes?(rules: { condition: object; source: string }): Promise<void>;
}

export interface PageEvent extends LastingEvent {
  request: Request;
  /** What the browser asked for while the worker was waking. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface SyncEvent extends LastingEvent {
  tag: string;
}

interface LetterEvent extends LastingEvent {
  data: unknown;
}

interface Events {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: PageEvent;
  message: LetterEvent;
  sync: SyncEvent;
}

interface WorkerScope {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
}

export const worker = globalThis as unknown as WorkerScope;
