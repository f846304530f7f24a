// A lead for a story, as it comes to the desk: by the way that every form takes.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './story.ts';

export async function arrive(request: APIRequestContext, name: string, more: Record<string, string> = {}) {
  const answer = await request.post('/api/enquiries', {
    data: {
      form: 'contact',
      page: '/contact',
      submission_id: randomUUID(),
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.co.za`,
      phone: '082 555 0144',
      message: `We move offices in March and want the new site by then. ${name}`,
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; reference: string };
}
