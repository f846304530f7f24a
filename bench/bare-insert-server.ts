// The reference: a bare Hono server that does one INSERT a request with the same driver, and nothing else.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'CREATE TABLE IF NOT EXISTS bare_leads (id uuid PRIMARY KEY, body jsonb NOT NULL, at timestamptz NOT NULL DEFAULT now())',
);

const app = new Hono().post('/', async (c) => {
  const enquiry = await c.req.json();
  const { rows } = await pool.query('INSERT INTO bare_leads (id, body) VALUES (gen_random_uuid(), $1) RETURNING id', [
    enquiry,
  ]);
  return c.json(rows[0], 201);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Serving on http://127.0.0.1:${port}`),
);
