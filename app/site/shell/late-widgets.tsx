// What floats above a page and can wait: it comes when the browser has nothing else to do, and disturbs nothing around it.
import { type ComponentType, useEffect, useState } from 'react';

export function LateWidgets() {
  const [Widgets, show] = useState<ComponentType>();
  useEffect(() => {
    if (Widgets) return;
    const bring = async () => {
      // On a line too bad for them the page goes on without, until one of its buttons may need them.
      const widgets = await import('../widgets/widgets.tsx').catch(() => undefined);
      if (widgets) show(() => widgets.Widgets);
    };
    const stopWaiting = whenIdle(bring);
    addEventListener('online', bring);
    addEventListener('click', bring);
    return () => {
      stopWaiting();
      removeEventListener('online', bring);
      removeEventListener('click', bring);
    };
  }, [Widgets]);
  return Widgets && <Widgets />;
}

function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}
