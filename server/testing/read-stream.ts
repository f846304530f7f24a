/** The stream of a dashboard, event by event; undefined when it has ended. */
export async function readStream(url: string, cookie: string) {
  const stop = new AbortController();
  const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<string | undefined> => {
    const end = buffer.indexOf('\n\n');
    if (end >= 0) {
      const event = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      return event;
    }
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return undefined;
    buffer += chunk.value;
    return next();
  };
  return { answer, next, close: () => stop.abort() };
}
