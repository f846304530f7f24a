import { expect, test } from 'vitest';
import type { Accounts } from './accounts.ts';
import { knock } from './library-call.ts';

test('where the library fails at the door, nobody is told more than to try again', async () => {
  const auth = {
    options: { baseURL: 'http://localhost:3000', basePath: '/api/auth' },
    handler: async () => new Response(null, { status: 500 }),
  };
  const refused = knock({ auth } as unknown as Accounts, new Headers(), { email: '', password: '' });
  await expect(refused).rejects.toMatchObject({ code: 'unavailable', cause: { message: /failed at a sign-in/ } });
});
