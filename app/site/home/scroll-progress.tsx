// A thin line that shows how much of the page has been read.
import { useEffect, useRef } from 'react';

export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const update = () => {
      const room = document.documentElement.scrollHeight - window.innerHeight;
      const share = room > 0 ? Math.min(1, window.scrollY / room) : 0;
      if (bar.current) bar.current.style.scale = `${share} 1`;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return <div ref={bar} data-progress className="bg-accent" />;
}
