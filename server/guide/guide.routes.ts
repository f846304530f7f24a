// The guide itself: for whoever holds a valid link from the mail, and for staff.
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { loadInParts, sendInParts } from '#server/in-parts.ts';
import type { GuideLinks } from './guide-link.ts';

const fileName = 'website-that-converts.pdf';
const guide = loadInParts(new URL(fileName, import.meta.url), {
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${fileName}"`,
});

export function guideRoutes(deps: Deps, links: GuideLinks) {
  return new Hono<RequestEnv>()
    .get('/', (c) => sendInParts(c, guide))
    .get('/:token', async (c) => {
      const leadId = links.read(c.req.param('token'), deps.now());
      const answer = sendInParts(c, guide);
      // Whoever only asks whether it is there, as mail programs do, has read nothing. What goes on with a later part belongs to
      // the download that began, and a reader shows one file by many parts.
      const opens = c.req.method === 'GET' && isBeginning(answer) ? countDownload : isThere;
      // While the database cannot be asked nobody is counted; whoever has a link of ours reads all the same.
      const unasked = (error: unknown) => {
        deps.logFault(error, { request: c.var.requestId });
        return true;
      };
      if (!leadId || !(await opens(deps, leadId).catch(unasked))) return sayExpired(c);
      return answer;
    });
}

/** A link that was cut at its last slash, or has gained one, is no route of ours: whoever follows it is a reader all the same. */
export const meetDamagedLinks = createMiddleware(async (c, next) => {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (reads && c.req.path.endsWith('/')) return sayExpired(c);
  await next();
});

const sayExpired = (c: Context) => c.redirect('/guide-expired', 303);

const isBeginning = ({ status, headers }: Response) =>
  status === 200 || headers.get('Content-Range')?.startsWith('bytes 0-') === true;

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
