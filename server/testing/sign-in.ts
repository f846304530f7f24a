// Signing in as one of the first staff, for whatever talks to a program over HTTP: tests, fault tests and benchmarks.

export const staffPassword = 'long-grass-at-dusk';

export const emailOf = (mailbox: string) => `${mailbox}@highveldstudio.example`;

export function signIn(url: string, mailbox = 'ceo'): Promise<Response> {
  return fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(mailbox), password: staffPassword }),
  });
}

/** The cookies of somebody who is signed in. */
export async function haveSession(url: string, mailbox = 'ceo'): Promise<string> {
  const answer = await signIn(url, mailbox);
  if (!answer.ok) throw new Error(`${mailbox} could not sign in: ${answer.status} ${await answer.text()}`);
  return cookiesOf(answer);
}

/** What a browser would send back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
