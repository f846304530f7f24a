// The guide itself: for whoever holds a valid link from the mail, and for staff.
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Deps, RequestEnv } from '#server/deps.ts';
import type { GuideLinks } from './guide-link.ts';

const fileName = 'website-that-converts.pdf';
const guide = new Uint8Array(readFileSync(new URL(fileName, import.meta.url)));
const headers = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${fileName}"`,
  'Content-Length': String(guide.length),
};

export function guideRoutes(deps: Deps, links: GuideLinks) {
  return new Hono<RequestEnv>()
    .get('/', (c) => c.body(guide, 200, headers))
    .get('/:token', async (c) => {
      const leadId = links.read(c.req.param('token'), deps.now());
      // Whoever only asks whether it is there, as mail programs do, has read nothing.
      const opens = c.req.method === 'HEAD' ? isThere : countDownload;
      if (!leadId || !(await opens(deps, leadId))) return c.redirect('/guide-expired', 303);
      return c.body(guide, 200, headers);
    });
}

/** False where the lead is gone, or just going, and with it the permission. */
async function countDownload({ db }: Deps, leadId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO guide_downloads (lead_id, downloads) SELECT id, 1 FROM leads WHERE id = ${leadId} FOR KEY SHARE
    ON CONFLICT (lead_id) DO UPDATE SET downloads = guide_downloads.downloads + 1, last_at = now()`);
  return rowCount === 1;
}

async function isThere({ db }: Deps, leadId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT FROM leads WHERE id = ${leadId}`);
  return rowCount === 1;
}
