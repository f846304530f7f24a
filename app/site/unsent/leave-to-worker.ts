// Whoever has begun to write to us gets a worker of the browser's (app/worker): what was kept leaves also without a page. So does
// whoever has signed in.
export const leavesByItself = 'unsent-enquiries';

interface WithSync {
  sync?: { register(tag: string): Promise<void> };
}

let asked = false;
let keptPath: string | undefined;

export function startWorker() {
  if (!asked) register();
  asked = true;
  keepThisPage();
}

/** So that a reload without a line finds it. The worker sees by itself what comes as a document, but no page reached by a link. */
function keepThisPage() {
  const path = location.pathname;
  keptPath ??= new URL(performance.getEntriesByType('navigation')[0]?.name ?? path, location.origin).pathname;
  if (keptPath === path) return;
  keptPath = path;
  Promise.resolve()
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(location.origin + path))
    .catch(() => {});
}

/** While developing there is none: it would go on answering for pages that have changed. */
function register() {
  if (import.meta.env.DEV) return;
  // Missing without https, in some private windows, and where the person does not want it: then the pages do it alone.
  Promise.resolve()
    .then(() => navigator.serviceWorker.register('/service-worker.js'))
    .catch(() => {});
}

/** Not every browser knows this. Those that do ask the worker as soon as there is a line, and again if that fails. */
export function leaveToWorker() {
  register(); // at the first letter there may have been no line to bring it
  Promise.resolve()
    .then(() => navigator.serviceWorker.ready)
    .then((worker) => (worker as WithSync).sync?.register(leavesByItself))
    .catch(() => {});
}
