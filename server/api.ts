// The mounting list. `Api` is all that the dashboard knows of the server.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { accountRoutes } from './account/account.routes.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { chatsRoutes } from './analytics/chats.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import type { Accounts } from './auth/accounts.ts';
import { authorise } from './auth/authorise.ts';
import { cookieName } from './auth/library-call.ts';
import { authRoutes, sessionRoutes } from './auth/session.routes.ts';
import type { Config } from './config.ts';
import type { Deps, RequestEnv } from './deps.ts';
import { answerOnPage } from './enquiries/answer-on-page.ts';
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts';
import { quarantineRoutes } from './enquiries/quarantine.routes.ts';
import { guideRoutes, meetDamagedLinks } from './guide/guide.routes.ts';
import type { GuideLinks } from './guide/guide-link.ts';
import { healthRoutes } from './http/health.ts';
import { limitBody } from './http/limit-body.ts';
import { erasuresRoutes } from './leads/erasures.routes.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { eventsRoutes } from './live/events.routes.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Composer } from './mail/compose-mail.ts';
import { mailsRoutes } from './mail/mails.routes.ts';
import { openapiRoutes } from './openapi/openapi.routes.ts';
import { colleaguesRoutes, securityRoutes, staffRoutes } from './staff/staff.routes.ts';
import { statsRoutes } from './stats/stats.routes.ts';

interface ApiParts {
  /** What the way of an enquiry is given: the same, with connections of its own. */
  intake: Deps;
  accounts: Accounts;
  hub: LiveHub;
  guideLinks: GuideLinks;
  composer: Composer;
  isStopping(): boolean;
}

/** Where lists are, which shrink to a seventh and less, for a telephone's line. What is short leaves sooner as it is. */
const withLists = ['leads', 'quarantine', 'mails', 'audit', 'openapi.json'];
const compressJson = compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ });

export function createApi(config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'agency'>, deps: Deps, parts: ApiParts) {
  const { intake, accounts, hub, guideLinks, composer, isStopping } = parts;
  const withAccounts = { ...deps, accounts };
  const app = new Hono<RequestEnv>();
  app.use('/api/enquiries', answerOnPage(deps.findPage));
  app.use('/api/guide/*', meetDamagedLinks);
  app.use('/api/*', limitBody, authorise(deps, accounts, config.publicUrl));
  for (const path of withLists) app.use(`/api/${path}/*`, compressJson);
  return app
    .route('/api/health', healthRoutes(intake, isStopping))
    .route('/api/openapi.json', openapiRoutes(config.agency.name, cookieName(accounts, 'session_token')))
    .route('/api/enquiries', enquiriesRoutes(intake))
    .route('/api/analytics', analyticsRoutes(deps))
    .route('/api/chats', chatsRoutes(deps))
    .route('/api/auth', authRoutes(withAccounts))
    .route('/api/session', sessionRoutes(deps))
    .route('/api/account', accountRoutes(withAccounts))
    .route('/api/colleagues', colleaguesRoutes(deps))
    .route('/api/staff', staffRoutes(deps))
    .route('/api/security', securityRoutes(deps))
    .route('/api/audit', auditRoutes(deps))
    .route('/api/erasures', erasuresRoutes(deps))
    .route('/api/leads', leadsRoutes(deps))
    .route('/api/quarantine', quarantineRoutes(deps))
    .route('/api/mails', mailsRoutes(deps, composer, config.smtpUrl !== undefined))
    .route('/api/guide', guideRoutes(deps, guideLinks))
    .route('/api/stats', statsRoutes(deps))
    .route('/api/events', eventsRoutes(hub));
}

export type Api = ReturnType<typeof createApi>;
