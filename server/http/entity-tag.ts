/** Whether the reader already holds what the tag names, as If-None-Match says it. */
export function isSame(condition: string | undefined, tag: string | undefined): boolean {
  if (condition === undefined) return false;
  if (condition === tag) return true;
  return condition.split(',').some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}
