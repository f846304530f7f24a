// The mounting list. `Api` is all that the dashboard knows of the server.
import { Hono } from 'hono';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { chatsRoutes } from './analytics/chats.routes.ts';
import { authorise } from './auth/authorise.ts';
import { type Auth, sessionCookie } from './auth/create-auth.ts';
import { authRoutes, sessionRoutes } from './auth/session.routes.ts';
import type { Config } from './config.ts';
import type { Deps, RequestEnv } from './deps.ts';
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts';
import { quarantineRoutes } from './enquiries/quarantine.routes.ts';
import { guideRoutes } from './guide/guide.routes.ts';
import type { GuideLinks } from './guide/guide-link.ts';
import { healthRoutes } from './http/health.ts';
import { limitBody } from './http/limit-body.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { eventsRoutes } from './live/events.routes.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Composer } from './mail/compose-mail.ts';
import { mailsRoutes } from './mail/mails.routes.ts';
import { openapiRoutes } from './openapi/openapi.routes.ts';
import { statsRoutes } from './stats/stats.routes.ts';

export interface ApiParts {
  auth: Auth;
  hub: LiveHub;
  guideLinks: GuideLinks;
  composer: Composer;
}

export function createApi(config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'agency'>, deps: Deps, parts: ApiParts) {
  const { auth, hub, guideLinks, composer } = parts;
  const app = new Hono<RequestEnv>();
  app.use('/api/*', limitBody, authorise(auth, config.publicUrl));
  return app
    .route('/api/health', healthRoutes(deps))
    .route('/api/openapi.json', openapiRoutes(config.agency.name, sessionCookie(config.publicUrl)))
    .route('/api/enquiries', enquiriesRoutes(deps))
    .route('/api/analytics', analyticsRoutes(deps))
    .route('/api/chats', chatsRoutes(deps))
    .route('/api/auth', authRoutes(auth))
    .route('/api/session', sessionRoutes())
    .route('/api/leads', leadsRoutes(deps))
    .route('/api/quarantine', quarantineRoutes(deps))
    .route('/api/mails', mailsRoutes(deps, composer, config.smtpUrl !== undefined))
    .route('/api/guide', guideRoutes(deps, guideLinks))
    .route('/api/stats', statsRoutes(deps))
    .route('/api/events', eventsRoutes(hub));
}

export type Api = ReturnType<typeof createApi>;
