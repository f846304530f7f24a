/** Whether a unique key refused it. Of two writers at the same moment neither sees the other; only the database does. */
export function isDuplicate(error: unknown): boolean {
  return (error as { cause?: { code?: unknown } }).cause?.code === '23505';
}
