// Stands in every public page, which is complete without script. Wakes the application at the first sign that somebody is
// about to use it, or a while after the page has loaded, so that nothing stands between a cheap phone and the words.
(() => {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
  let called = false;

  // Into the browser's cache. A module that once failed to come stays failed for as long as the page lives, so that none is
  // asked for before all of them are here, however often the line breaks.
  const bring = async (href, wait) => {
    try {
      const answer = await fetch(href);
      if (answer.ok) return await answer.text();
    } catch {}
    await new Promise((again) => {
      setTimeout(again, wait);
      addEventListener('online', again, { once: true });
    });
    return bring(href, wait * 2);
  };

  const wake = async (event) => {
    if (called) return;
    called = true;
    // Whoever has done something already is not a silent reader.
    if (event) document.documentElement.dataset.used = '';
    for (const sign of signs) removeEventListener(sign, wake, true);
    const modules = document.querySelector('[data-modules]').dataset.modules.split(' ');
    await Promise.all(modules.map((href) => bring(href, 1000)));
    // Fetched together, but begun one by one: all at once would be a moment in which nothing else moves. The entry is the
    // last, because it takes over the page.
    for (const href of modules.filter((one) => !one.includes('/entry.client'))) await import(href).catch(() => {});
    for (const { dataset, textContent } of document.querySelectorAll('[data-app]')) {
      document.body.append(Object.assign(document.createElement('script'), { type: dataset.app, textContent }));
    }
  };

  // What needs the application waits for it: a button as long as it takes, a link a moment, a form somewhat longer,
  // because both work without.
  const hold = (event, retry, without, patience) => {
    event.preventDefault();
    const onAwake = () => {
      clearTimeout(timer);
      retry();
    };
    // Whichever comes first, and never both: the same form would otherwise be sent twice.
    const goWithout = () => {
      removeEventListener('awake', onAwake);
      without();
    };
    const timer = without && setTimeout(goWithout, patience);
    addEventListener('awake', onAwake, { once: true });
  };
  // Where the browser has changed a page meanwhile, as one that translates does, the application draws it anew: what was
  // pressed is then found by its place among its like.
  const lasting = (pressed, like) => {
    const all = () => [...document.querySelectorAll(like)];
    const place = all().indexOf(pressed);
    return () => (pressed.isConnected ? pressed : all()[place]);
  };
  const onClick = (event) => {
    const target = event.target.closest('a[href^="/"], button[type="button"]');
    if (!target || target.target || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // a wish to the browser
    const { href } = target;
    const there = lasting(target, href ? `a[href="${target.getAttribute('href')}"]` : 'button[type="button"]');
    hold(event, () => there()?.click(), href && (() => (location.href = href)), 500);
  };
  // Under an id that the application finds here (enquiry-form/submission-id.ts): whoever presses again when it is awake, or
  // comes back from a lost answer, sends the same once. Where nothing can be remembered, our server tells by the words.
  let sent;
  const name = (form) => {
    try {
      const fields = Object.fromEntries(new FormData(form));
      const asked = new URLSearchParams(location.search);
      for (const field of ['package', 'service']) fields[field] ||= asked.get(field) ?? '';
      sent ??= JSON.parse(sessionStorage['plain-enquiry'] ?? '{}');
      if (JSON.stringify(sent.fields) !== JSON.stringify(fields)) sent = { id: crypto.randomUUID(), fields };
      sessionStorage['plain-enquiry'] = JSON.stringify(sent);
      // Into what is sent and not into the page, which the application must find as it was built.
      form.addEventListener('formdata', ({ formData }) => formData.set('submission_id', sent.id), { once: true });
    } catch {}
  };
  let waits = false;
  const onSubmit = (event) => {
    // Pressed again while it waits: it is one press.
    if (waits) return event.preventDefault();
    const form = lasting(event.target, '[data-enquiry-form]');
    const hide = (is) => (document.querySelector('[data-no-line]').hidden = is);
    hide(true);
    // As the application shows it; whoever comes back to the page finds it ready.
    const busy = (is) => {
      waits = is;
      event.submitter?.setAttribute('aria-disabled', is);
    };
    busy(true);
    addEventListener('pagehide', () => busy(false), { once: true });
    // Asked first, because a browser that finds no line would put its own page in the place of what was typed.
    const without = async () => {
      const line = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout?.(8000) };
      const { ok } = await fetch(location, line).catch(() => ({}));
      if (ok) {
        name(form());
        form().submit();
        // Whoever has stopped the browser meanwhile can send it again: under its id it is the same one.
        return setTimeout(busy, 5000, false);
      }
      busy(false);
      hide(false);
      document.activeElement.scrollIntoView({ block: 'nearest' });
    };
    const retry = () => {
      busy(false);
      form().requestSubmit();
    };
    hold(event, retry, without, 4000);
  };
  // A browser fills a form again by itself; what somebody then takes out of it was meant (enquiry-form/draft.ts).
  const onInput = ({ target }) => (target.dataset.typed = '');
  // Of pages that the application opened a browser knows the address alone: whoever goes back to one from a page that was loaded
  // anew would see that under the other's address, and the application would not know it again.
  const address = () => location.pathname + location.search;
  const own = address();
  const onBack = () => address() === own || location.reload();
  const listeners = { click: onClick, submit: onSubmit, input: onInput, popstate: onBack };
  for (const [sign, listener] of Object.entries(listeners)) {
    addEventListener(sign, listener, true);
    addEventListener('awake', () => removeEventListener(sign, listener, true), { once: true });
  }

  // What lies below the first screen was left undrawn (app.css, data-settling). Once that screen is painted the rest is
  // drawn piece by piece, so that no moment is long enough to notice; or all at once for whoever is quicker.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const settle = (pieces) => {
    const end = performance.now() + 5;
    while (pieces.length > 0 && performance.now() < end) {
      const piece = pieces.shift();
      piece.dataset.settled = '';
      // Laid out now, so that the clock knows what it took.
      piece.getBoundingClientRect();
    }
    if (pieces.length > 0) requestAnimationFrame(() => whenIdle(() => settle(pieces)));
  };
  const settleAll = () => settle([...document.querySelectorAll('main > * + section, main details, footer')]);
  const unveil = () => delete document.documentElement.dataset.settling;
  requestAnimationFrame(() => setTimeout(settleAll));
  addEventListener('load', () => setTimeout(unveil, 2000), { once: true });

  // Whoever leafs through the page quickly would meet empty frames. Nobody who saves data or is on a thin line pays for it.
  const { saveData, effectiveType } = navigator.connection ?? {};
  const showPictures = () => {
    for (const picture of document.images) picture.loading = 'eager';
  };
  if (!saveData && !/[23]g/.test(effectiveType)) addEventListener('load', showPictures, { once: true });

  // As site-header.tsx does: not every browser has style sheets that know how far a page is scrolled.
  const ground = () => document.querySelector('header')?.toggleAttribute('data-scrolled', scrollY > 20);
  requestAnimationFrame(() => setTimeout(ground));
  addEventListener('scroll', ground, { passive: true });

  for (const sign of signs) addEventListener(sign, unveil, { capture: true, passive: true, once: true });
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('load', () => setTimeout(() => wake(), 2500), { once: true });
})();
