// The same content sent again carries the same id, so that a lost answer never makes a second lead; new content gets a new one.
import { randomUuid } from '#app/api/random-uuid.ts';

export function createSubmissionId() {
  let content = '';
  let id = '';
  return (fields: Record<string, unknown>): string => {
    const now = JSON.stringify(fields);
    if (now !== content) [content, id] = [now, randomUuid()];
    return id;
  };
}
