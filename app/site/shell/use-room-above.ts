import { type RefObject, useEffect } from 'react';

const gap = 12;
/** There it gives way to whoever fills in a form (app.css), and needs no room. */
const lowScreen = '(max-height: 30rem)';

/**
 * What has the focus comes to rest below the header and above what lies along the foot of the screen, however high that
 * grows; the page ends so much later that its last lines can, too. Not between the press of a pointer and its click: a page that moves then makes it miss.
 */
export function useRoomAbove(foot: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!foot.current) return;
    const { style } = document.documentElement;
    let room = '';
    let pressed = false;
    const keep = () => {
      pressed = false;
      style.scrollPaddingBottom = room;
    };
    const drop = () => {
      pressed = true;
      style.scrollPaddingBottom = '';
    };
    // A browser is content when it shows the line that is written in, WebKit even under the header; a field is to be seen
    // whole, with its name.
    const show = () => document.activeElement?.closest('main form *')?.scrollIntoView({ block: 'nearest' });
    const onWriting = ({ isTrusted }: Event) => {
      if (isTrusted && !pressed && !matchMedia(lowScreen).matches) show();
    };
    const observer = new ResizeObserver(([entry]) => {
      const { top, height } = entry?.target.getBoundingClientRect() ?? new DOMRect();
      room = height > 0 && !matchMedia(lowScreen).matches ? `${innerHeight - top + gap}px` : '';
      document.body.style.paddingBottom = room;
      keep();
      if (room) show(); // it may come while somebody is writing just there
    });
    observer.observe(foot.current);
    const listeners = { keydown: keep, pointerdown: drop, click: keep, focusin: onWriting, input: onWriting };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
    return () => {
      observer.disconnect();
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
      document.body.style.paddingBottom = '';
      drop();
    };
  }, [foot]);
}
