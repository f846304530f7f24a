// The same content sent again carries the same id, so that a lost answer never makes a second lead; new content gets a new one.
export function createSubmissionId() {
  let content = '';
  let id = '';
  return (fields: Record<string, unknown>): string => {
    const now = JSON.stringify(fields);
    if (now !== content) [content, id] = [now, randomUuid()];
    return id;
  };
}

// crypto.randomUUID is missing where a page is not served over https.
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
