// Stands in every public page, which is complete without script. Wakes the application at the first sign that somebody is
// about to use it, or a while after the page has loaded, so that nothing stands between a cheap phone and the words.
(() => {
  const app = document.getElementById('app');
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
  const patience = 500;
  let called = false;

  const wake = () => {
    if (called) return;
    called = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    for (const href of app.dataset.modules.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    document.body.append(
      Object.assign(document.createElement('script'), { type: 'module', textContent: app.textContent }),
    );
  };

  // A click on what needs the application waits for it. A link waits only a moment: it works without.
  const hold = (event) => {
    const target = event.target.closest('a[href^="/"], button[type="button"]');
    if (!target || target.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const leave = target.href && setTimeout(() => (location.href = target.href), patience);
    addEventListener(
      'awake',
      () => {
        clearTimeout(leave);
        target.click();
      },
      { once: true },
    );
  };
  addEventListener('click', hold, true);
  addEventListener('awake', () => removeEventListener('click', hold, true), { once: true });

  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('load', () => setTimeout(wake, 2500), { once: true });
})();
