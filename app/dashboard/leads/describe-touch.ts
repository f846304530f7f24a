import type { Touch } from '#domain/arrival.ts';

/** What brought somebody, in a line: campaign, medium, referrer, and whether a click was paid for. */
export function describeTouch(touch: Partial<Touch> | null): string {
  if (!touch) return '';
  const paid = touch.gclid || touch.fbclid || touch.msclkid ? 'paid click' : '';
  return [
    touch.utm_source,
    touch.utm_medium,
    touch.utm_campaign,
    touch.utm_term,
    touch.utm_content,
    touch.referrer,
    paid,
  ]
    .filter(Boolean)
    .join(' · ');
}
