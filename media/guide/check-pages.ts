// What can go wrong on a page before it is printed. It runs inside the browser, so it stands on its own.
export function checkPages(expected: number): string[] {
  const sections = [...document.querySelectorAll<HTMLElement>('.page')];
  const faults: string[] = [];
  if (sections.length !== expected) faults.push(`there are ${sections.length} pages, there should be ${expected}`);
  for (const [i, section] of sections.entries()) {
    const name = `page ${i + 1} (${section.id})`;
    const box = section.querySelector<HTMLElement>('[data-box]');
    if (!box || (box.textContent ?? '').trim().length < 40) {
      faults.push(`${name} is empty`);
      continue;
    }
    const sheet = section.getBoundingClientRect();
    const outer = box.childElementCount && box.clientHeight > 0 ? box.getBoundingClientRect() : sheet;
    let below = 0;
    let beside = 0;
    for (const element of box.querySelectorAll('*')) {
      if (element.closest('[data-bleed]') || element.closest('svg') !== null) continue;
      const { bottom, right, left, height } = element.getBoundingClientRect();
      if (height === 0) continue;
      const clipped =
        getComputedStyle(element).overflowY === 'hidden' ? element.scrollHeight - element.clientHeight : 0;
      below = Math.max(below, bottom - outer.bottom, clipped);
      beside = Math.max(beside, right - outer.right, outer.left - left);
    }
    const loose = [...box.children].filter((child) => getComputedStyle(child).position === 'absolute');
    for (const [n, one] of loose.entries()) {
      for (const other of loose.slice(n + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        if (!apart) faults.push(`${name}: “${start(one)}” lies over “${start(other)}”`);
      }
    }
    if (below > 1) faults.push(`${name} runs ${Math.ceil(below)} px over its foot`);
    if (beside > 1) faults.push(`${name} runs ${Math.ceil(beside)} px over its side`);
  }
  return faults;

  function start(element: Element): string {
    return (element.textContent ?? '').trim().slice(0, 24);
  }
}
