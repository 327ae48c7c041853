import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isCommunityTopic } from '#features/community/server/index.ts';
import { isMarketTopic } from '#features/market/server/index.ts';
import { createLiveSessionFilter } from '#features/people/server/session.ts';
import { operation } from '#kit/pure/contract.ts';
import { ok } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { purgeRateLimits, databaseRateLimiter } from '#kit/server/database-rate-limiter.ts';
import { sql } from '#kit/server/database/database.ts';
import { liveServer } from '#kit/server/live/live.ts';
import { openApi } from '#kit/server/openapi.ts';
import { handlePhotoDeletion } from '#kit/server/photos/delete-unused-photos.ts';
import { photoOperations, purgeUploads } from '#kit/server/photos/photos.ts';
import { mountRoutes } from '#kit/server/request-pipeline.ts';
import { overwriteRefersToPhoto, sweepOverwrites } from '#kit/server/sync/overwrites.ts';
import { purgeTombstones } from '#kit/server/sync/tombstones.ts';
import type { ServerParts } from './adapters/build-adapters.ts';
import type { composeFeatures } from './compose.ts';
import { createHttp } from './http.ts';
import { healthRoutes } from './routes/health.ts';
import { serveMetrics, operatorCheck } from './routes/metrics.ts';
import { serveWeb } from './routes/web.ts';
import { startOperation } from './start-operation.ts';
import { startUpkeep } from './upkeep.ts';

export interface RunningApp {
  readonly app: FastifyInstance;
  /** Runs the cleanup now. */
  upkeep(): Promise<void>;
  stop(): Promise<void>;
}

interface AppParts extends ServerParts, ReturnType<typeof composeFeatures> {
  readonly stopDatabase: () => Promise<void>;
}

const readOpenApi = operation({
  id: 'openapi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  summary: 'This interface, as OpenAPI 3.1',
  reply: z.any(),
});

/**
 * The server's own operations besides the features: health, metrics, photos, live changes and the start
 * response.
 */
const coreOperations = (
  app: FastifyInstance,
  { env, version, db, jobs, storage, features, people, plans, sync, hasVillage, hasModel }: AppParts,
  live: ReturnType<typeof liveServer>,
  stopping: () => boolean,
): ServedOperation[] => [
  ...healthRoutes({
    version,
    stopping,
    migrations: async () => (await db.one<{ n: number }>(sql`select count(*) as n from schema_migrations`)).n,
  }),
  serveMetrics(app, jobs.counts, [
    ...features.metrics,
    {
      name: 'mavuno_live_streams',
      help: 'Open live streams of this process',
      read: async () => live.count(),
    },
  ]),
  startOperation({
    plans,
    changesSince: sync.changesSince,
    google: people.google,
    phone: people.phoneSignIn,
    ...(hasVillage && { village: true as const }),
    ...(hasModel && { model: true as const }),
    supportUrl: env.SUPPORT_URL ?? null,
    version,
  }),
  ...sync.served,
  ...live.operations,
  ...photoOperations({ db, storage, listeners: features.listeners }),
];

/** Mounts all operations and the web app, and starts jobs, database notifications and the periodic cleanup. */
export const serveApp = async (parts: AppParts): Promise<RunningApp> => {
  const { env, log, root, version, db, jobs, storage, listening, features, people, market, times } = parts;
  const live = liveServer({
    db,
    listening,
    userTopics: { plans: 'plans' },
    sharedTopics: {
      community: (_, which) => isCommunityTopic(which),
      market: (_, which) => isMarketTopic(which),
      offers: (_, which) => which === 'all',
    },
    endedSessions: 'session_ended',
    findActiveSessions: createLiveSessionFilter(db),
  });
  handlePhotoDeletion({ db, storage, jobs }, [...features.namesPhoto, overwriteRefersToPhoto]);
  const app = await createHttp({ log, trustProxy: env.TRUST_PROXY === '1' });
  times.recordResponsesOf(app);
  let stopping = false;
  const served = [...coreOperations(app, parts, live, () => stopping), ...features.operations];
  const document = openApi([...served.map((s) => s.operation), readOpenApi], version);
  mountRoutes(
    app,
    {
      readSession: people.readSession,
      allowCall: databaseRateLimiter(db),
      origins: env.PUBLIC_ORIGIN ? [env.PUBLIC_ORIGIN] : [],
      isOperator: operatorCheck(env.METRICS_TOKEN, env.PUBLIC_ORIGIN !== undefined),
      checkReplies: env.NODE_ENV === 'test',
    },
    [...served, serve(readOpenApi, async () => ok(document))],
  );
  await serveWeb(app, path.join(root, 'dist/web'));
  await market.prepare(new Date());
  await jobs.start();
  listening.start();
  const upkeep = startUpkeep(
    {
      limits: () => purgeRateLimits(db),
      uploads: () => purgeUploads(db),
      tombstones: () => purgeTombstones(db),
      overwrites: () => sweepOverwrites({ db, jobs }),
      ...features.sweeps,
    },
    log,
  );
  const stop = async (): Promise<void> => {
    stopping = true;
    live.stop();
    await app.close();
    await Promise.all([upkeep.stop(), jobs.stop(), listening.stop()]);
    await parts.stopDatabase();
  };
  return { app, upkeep: upkeep.run, stop };
};
