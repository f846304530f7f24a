// Puts the drawings of this page in their places.
import { hillside } from './hillside.ts';
import { leafBank } from './leaves.ts';
import { map } from './map.ts';
import { plan } from './plan.ts';

const drawings: Record<string, () => string> = { hillside, map, plan, leaves: () => leafBank(420) };
for (const [name, picture] of Object.entries(drawings)) {
  const target = document.querySelector(`[data-art=${name}]`);
  if (target) target.innerHTML = picture();
}
