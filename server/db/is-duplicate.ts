/** Whether something was to be there twice that may be there once. Of two at the same moment neither sees the other; the database does. */
export function isDuplicate(error: unknown): boolean {
  return (error as { cause?: { code?: unknown } }).cause?.code === '23505';
}
