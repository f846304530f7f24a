// The references: a bare Hono server that does one INSERT a request with the same driver, and nothing else. At / the enquiry goes as
// it is into a table of three columns; at /lead into the table of leads that the program has, with its columns and indexes.
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
const lead = `INSERT INTO leads (id, reference, form, page, name, email, phone, company, website, service_type, other_service,
  budget_range, timeline, remote_work, message, status, priority, lead_score)
  VALUES (gen_random_uuid(), '', $1, $2, $3, $4, $5, $6, '', $7, '', $8, '', '', $9, 'new', 'medium', 50) RETURNING id`;
app.post('/lead', async (c) => {
  const { form, page, name, email, phone, company, service, budget, message } = await c.req.json();
  const { rows } = await pool.query(lead, [form, page, name, email, phone, company, service, budget, message]);
  return c.json(rows[0], 201);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Serving on http://127.0.0.1:${port}`),
);
