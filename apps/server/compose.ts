import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ok } from '#kit/pure/result.ts';
import { operation } from '#kit/pure/contract.ts';
import { serve, type Served } from '#kit/server/context.ts';
import { sql } from '#kit/server/database/database.ts';
import { startDatabase, type RunningDatabase } from '#kit/server/database/start.ts';
import { joinFeatures } from '#kit/server/feature.ts';
import { mountRoutes } from '#kit/server/request-pipeline.ts';
import { createJobs } from '#kit/server/jobs/jobs.ts';
import { purgeRateLimits, databaseRateLimiter } from '#kit/server/database-rate-limiter.ts';
import { requestTimes } from '#kit/server/request-times.ts';
import { createListening } from '#kit/server/live/listen.ts';
import { liveServer } from '#kit/server/live/live.ts';
import { openApi } from '#kit/server/openapi.ts';
import { workForgetting } from '#kit/server/photos/forget.ts';
import { photoOperations, purgeUploads } from '#kit/server/photos/photos.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import { joinListeners, type Listeners } from '#kit/server/sync/events.ts';
import { syncServer } from '#kit/server/sync/sync.ts';
import { overwriteNamesPhoto, overwrittenSynced, sweepOverwrites } from '#kit/server/sync/overwrites.ts';
import { purgeTombstones } from '#kit/server/sync/tombstones.ts';
import { openAiDocuments } from '#adapters/llm/documents.ts';
import { openAiHarvest } from '#adapters/llm/harvest.ts';
import { openAiPictures } from '#adapters/llm/pictures.ts';
import { openAiVision } from '#adapters/llm/openai.ts';
import { openAiQuestions } from '#adapters/llm/questions.ts';
import { outboxMailer } from '#adapters/mail/outbox.ts';
import { smtpMailer } from '#adapters/mail/smtp.ts';
import { adminServer } from '#features/admin/server/index.ts';
import { alertsServer } from '#features/alerts/server/index.ts';
import { chatServer } from '#features/chat/server/index.ts';
import { analyse, moderate } from '#features/community/server/analysis.ts';
import { communityServer, isCommunityTopic } from '#features/community/server/index.ts';
import { cropsServer } from '#features/crops/server/index.ts';
import { confirmedCounts, expertFacts, expertServer } from '#features/experts/server/index.ts';
import { farmDataServer, keepAccount } from '#features/farm-data/server/index.ts';
import { documentsServer } from '#features/documents/server/index.ts';
import { fieldCommands, fieldOperations, fieldSynced } from '#features/fields/server/index.ts';
import { mapOperations } from '#features/fields/server/map.ts';
import { historyServer } from '#features/history/server/index.ts';
import { isMarketTopic, marketServer } from '#features/market/server/index.ts';
import { latestPriceFor } from '#features/market/server/api.ts';
import { memoryServer } from '#features/memory/server/index.ts';
import { verifiedNumbers } from '#features/notify/server/api.ts';
import { notifyServer } from '#features/notify/server/index.ts';
import { closeDealings } from '#features/offers/server/api.ts';
import { offersServer } from '#features/offers/server/index.ts';
import { organicServer } from '#features/organic/server/index.ts';
import { createPeople, MAIL_JOB, readSecret, sendPeopleMail } from '#features/people/server/index.ts';
import { plansServer, readSigningKey } from '#features/plans/server/index.ts';
import { priceAlertsServer } from '#features/price-alerts/server/index.ts';
import { privacyServer } from '#features/privacy/server/index.ts';
import { livingSessions } from '#features/people/server/session.ts';
import { paymentsServer } from '#features/payments/server/index.ts';
import { impactServer } from '#features/impact/server/index.ts';
import { placesServer } from '#features/places/server/index.ts';
import { referralsServer } from '#features/referrals/server/index.ts';
import { scannerServer } from '#features/scanner/server/index.ts';
import { lookWith } from '#features/scanner/server/look.ts';
import { sightingsServer } from '#features/sightings/server/index.ts';
import { suppliersServer } from '#features/suppliers/server/index.ts';
import { tasksServer } from '#features/tasks/server/index.ts';
import { textLineServer } from '#features/text-line/server/index.ts';
import { trainingServer } from '#features/training/server/index.ts';
import { weatherServer } from '#features/weather/server/index.ts';
import { satelliteServer } from '#features/satellite/server/index.ts';
import { yieldsServer } from '#features/yields/server/index.ts';
import * as z from 'zod/mini';
import { healthRoutes } from './routes/health.ts';
import { measure, operatorCheck } from './routes/metrics.ts';
import { serveWeb } from './routes/web.ts';
import {
  placesOf,
  tilesOf,
  geocoderOf,
  weatherOf,
  satelliteOf,
  pricesOf,
  smsOf,
  assistantsOf,
} from './adapters.ts';
import { type Env } from './env.ts';
import { createHttp } from './http.ts';
import { paymentsOf } from './payments.ts';
import { mediaOf, sendersOf } from './senders.ts';
import { startOperation } from './start.ts';
import { startUpkeep } from './upkeep.ts';

export interface Running {
  readonly app: FastifyInstance;
  /** Where mails are written when there is no mail server. */
  readonly outbox: string | null;
  /** Throws away now what is thrown away in time. */
  upkeep(): Promise<void>;
  stop(): Promise<void>;
}

interface From {
  readonly root: string;
  readonly version: string;
}

const openapiDoor = operation({
  id: 'openapi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  summary: 'This interface, as OpenAPI 3.1',
  reply: z.any(),
});

/** A start that fails leaves no database running behind it. */
export const compose = async (env: Env, log: Logger, from: From): Promise<Running> => {
  const database = await startDatabase({
    dataDir: path.join(path.resolve(env.DATA_DIR), 'database'),
    url: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    migrations: path.join(from.root, 'db/migrations'),
    log,
  });
  return composeOn(database, env, log, from).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
};

/** The one place where adapters are built and everything is joined. */
const composeOn = async (
  { database: db, address, stop: stopDatabase }: RunningDatabase,
  env: Env,
  log: Logger,
  { root, version }: From,
): Promise<Running> => {
  const dataDir = path.resolve(env.DATA_DIR);
  const outbox = env.SMTP_URL ? null : path.join(dataDir, 'outbox');
  const mailer = env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : outboxMailer(outbox!, env.MAIL_FROM);
  const jobs = createJobs({ database: db, log });
  const listening = createListening({ database: db, to: env.DATABASE_LISTEN_URL ?? address, log });
  const live = liveServer({
    db,
    listening,
    own: { plans: 'plans' },
    open: {
      community: (_, which) => isCommunityTopic(which),
      market: (_, which) => isMarketTopic(which),
      offers: (_, which) => which === 'all',
    },
    endedSessions: 'session_ended',
    livingSessions: livingSessions(db),
  });
  const storage = await diskStorage(path.join(dataDir, 'files'));
  const checked = env.NODE_ENV === 'test';

  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const secret = await readSecret(dataDir, env.AUTH_SECRET);
  const people = createPeople({
    db,
    secret,
    origin,
    google: env.GOOGLE_CLIENT_ID
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET! }
      : undefined,
    adminEmails: env.ADMIN_EMAILS,
    onPerson: async (userId) => {
      await keepAccount({ db, jobs })(userId);
      await referrals.onPerson(userId);
    },
    queueMail: (mail) => db.asSystem((tx) => jobs.enqueue(tx, MAIL_JOB, mail)),
    // Whom the staff keep out sells and buys nothing meanwhile.
    onSuspended: (tx, userId) => closeDealings(jobs, tx, userId),
    logFault: (message) => log.error({ part: 'people' }, message),
  });
  jobs.work(MAIL_JOB, (data: Parameters<ReturnType<typeof sendPeopleMail>>[0]['data'], { id }) =>
    sendPeopleMail(mailer)({ id, data }),
  );

  const model = env.LLM_URL ? { url: env.LLM_URL, key: env.LLM_KEY, model: env.LLM_MODEL! } : null;
  const look = lookWith(path.join(root, 'features/scanner/model'), {
    vision: model ? openAiVision(model) : undefined,
    onFault: (fault) => log.warn({ part: 'second look', err: fault }, 'the vision model did not answer'),
  });
  const plans = plansServer({
    db,
    listening,
    key: await readSigningKey(dataDir, new Date()),
    secret,
    numbers: verifiedNumbers,
    needsNumber: env.AT_USERNAME !== undefined,
  });
  const privacy = privacyServer({ db });
  const memory = memoryServer({ db });
  const scanner = scannerServer({ db, storage, jobs, look, confirmations: confirmedCounts });
  const fieldHistory = historyServer({ db, jobs });
  const crops = cropsServer({ db, jobs, model: model ? openAiHarvest(model) : undefined });
  const sightings = sightingsServer({ db, jobs, listeners: () => listeners });
  const places = placesServer({
    db,
    geocoder: geocoderOf(env, version),
    onFault: (fault) => log.warn({ part: 'map search', err: fault }, 'the map search did not answer'),
  });
  const alerts = alertsServer({
    db,
    jobs,
    listeners: () => listeners,
    askWeather: (cell, now) => weather.refresh(cell, now),
  });
  const weather = weatherServer({
    db,
    jobs,
    providers: weatherOf(env, version),
    onForecast: alerts.onForecast,
    onFault: (source, fault) =>
      log.warn({ part: 'weather', source, err: fault }, 'A source of weather did not answer'),
  });
  const sms = smsOf(env, dataDir);
  const suppliers = suppliersServer({ db, jobs, places: placesOf(env, version), sms });
  const market = marketServer({
    db,
    jobs,
    storage,
    feed: pricesOf(env, version),
    listeners: () => listeners,
    onFault: (fault) => log.warn({ part: 'prices', err: fault }, 'the price list could not be brought'),
  });
  const training = trainingServer({
    db,
    jobs,
    secret,
    folder: path.join(root, 'dist/guides'),
    may: plans.may,
    listeners: () => listeners,
  });
  const experts = expertServer({ db, storage, jobs, post: mailer, origin, listeners: () => listeners });
  const community = communityServer({
    db,
    jobs,
    storage,
    moderate,
    analyse,
    model: model ? openAiQuestions(model) : undefined,
    onFault: (fault) => log.warn({ part: 'question model', err: fault }, 'the language model did not answer'),
    reviews: expertFacts,
    listeners: () => listeners,
  });
  const documents = documentsServer({
    db,
    model: model ? openAiDocuments({ ...model, waitMs: 45_000 }) : undefined,
    onFault: (fault) => log.warn({ part: 'document chat', err: fault }, 'the language model did not answer'),
  });
  const impact = impactServer({ db, jobs });
  const offers = offersServer({ db, jobs, moderate, numbers: verifiedNumbers, listeners: () => listeners });
  const priceAlerts = priceAlertsServer({ db, jobs, listeners: () => listeners });
  const organic = organicServer({ db });
  const times = requestTimes(db);
  const admin = adminServer({ db, jobs, times, version, may: plans.may });
  const satellite = satelliteServer({ db, jobs, listeners: () => listeners, ...satelliteOf(env, version) });
  const yields = yieldsServer({ db, may: plans.may, priceFor: latestPriceFor });
  const tasks = tasksServer({ db, jobs, listeners: () => listeners });
  const chat = chatServer({
    db,
    jobs,
    storage,
    listeners: () => listeners,
    models: assistantsOf(env),
    tokensADay: env.LLM_TOKENS_A_DAY ?? null,
    pictures: env.IMAGES_URL
      ? openAiPictures({ url: env.IMAGES_URL, key: env.IMAGES_KEY, model: env.IMAGES_MODEL! })
      : null,
    onFault: (fault) =>
      log.warn({ part: 'assistant', err: fault }, 'nothing came of an answer of a language model'),
  });
  const payments = paymentsServer({
    db,
    jobs,
    log,
    origin,
    secret,
    listeners: () => listeners,
    ...paymentsOf(env, dataDir, origin, secret),
  });
  const referrals = referralsServer({ db, jobs, secret, origin, listeners: () => listeners });
  const senders = await sendersOf(env, dataDir, { mailer, sms });
  const smsSecret = env.AT_HOOK_SECRET ?? null;
  const notify = notifyServer({
    db,
    jobs,
    origin,
    secret,
    senders,
    smsSecret,
    onInbound: (tx, from) => textLine.onInbound(tx, from),
    onConfirmed: referrals.onConfirmed,
    onFault: (fault) => log.error({ part: 'notify', err: fault }, 'a message could not be handed over'),
  });
  const fields = {
    commands: fieldCommands,
    synced: fieldSynced,
    operations: [...fieldOperations(db), ...mapOperations(tilesOf(env, version))],
  };
  const features = joinFeatures([
    { commands: people.commands, operations: people.served },
    payments,
    plans,
    privacy,
    memory,
    fields,
    places,
    weather,
    crops,
    fieldHistory,
    suppliers,
    market,
    community,
    training,
    scanner,
    sightings,
    alerts,
    impact,
    offers,
    priceAlerts,
    organic,
    tasks,
    yields,
    satellite,
    chat,
    experts,
    documents,
    referrals,
    notify,
  ]);
  const farmData = farmDataServer({
    db,
    jobs,
    storage,
    synced: [...features.synced, overwrittenSynced],
    listeners: () => listeners,
    origin,
    onFault: (fault) => log.error({ part: 'purge', err: fault }, 'an account could not be purged'),
  });
  const listeners: Listeners = joinListeners(features.listeners, farmData.listeners, {
    'community.answered': [(tx, event) => textLine.onAnswered(tx, event)],
  });
  const photos = photoOperations({ db, storage, listeners });
  workForgetting({ db, storage, jobs }, [...features.namesPhoto, overwriteNamesPhoto]);
  const sync = syncServer({
    db,
    synced: features.synced,
    commands: features.commands,
    listeners,
    checkRows: checked,
    onApplied: ({ userId, names, address, now }) => referrals.onCommands(userId, names, address, now),
  });

  const textLine = textLineServer({
    db,
    jobs,
    storage,
    look,
    smsSecret,
    link: origin,
    take: databaseRateLimiter(db),
    listeners: () => listeners,
    media: mediaOf(env),
    lookAtFields: alerts.lookFor,
    send: async (way, message) =>
      (way === 'sms'
        ? senders.sms?.send(message)
        : senders.whatsapp?.send({ ...message, isOpen: true, kind: 'notice' })) ?? null,
    act: (userId, { id, name, args, at }) =>
      sync.act(
        { userId, role: 'farmer', now: new Date(), log },
        { id, name, args, deviceTime: at.toISOString() },
      ),
  });

  const app = await createHttp({ log, trustProxy: env.TRUST_PROXY === '1' });
  times.watch(app);
  let stopping = false;
  const served: Served[] = [
    ...healthRoutes({
      version,
      stopping: () => stopping,
      migrations: async () =>
        (await db.one<{ n: number }>(sql`select count(*) as n from schema_migrations`)).n,
    }),
    measure(app, jobs.counts, [
      {
        name: 'mavuno_reviews_overdue',
        help: 'Questions to experts whose promised answer is late',
        read: experts.overdue,
      },
      {
        name: 'mavuno_weather_old',
        help: 'Squares whose forecast is older than twelve hours',
        read: weather.old,
      },
      {
        name: 'mavuno_satellite_late',
        help: 'Fields of Pro that the satellite watch should have looked at a day ago',
        read: satellite.late,
      },
      {
        name: 'mavuno_messages_late',
        help: 'Messages to farmers whose time is more than ten minutes past',
        read: () => notify.late(),
      },
      {
        name: 'mavuno_payments_waiting',
        help: 'Payments that do not match their order, and requests for money back, that somebody has to look at',
        read: () => payments.waiting(),
      },
      {
        name: 'mavuno_live_streams',
        help: 'Phones that hear of changes from this process',
        read: async () => live.count(),
      },
    ]),
    startOperation({
      plans,
      changesSince: sync.changesSince,
      google: people.google,
      supportUrl: env.SUPPORT_URL ?? null,
      version,
    }),
    ...sync.served,
    ...live.operations,
    ...photos,
    ...features.operations,
    ...textLine.operations,
    ...farmData.operations,
    ...admin.operations,
  ];
  const document = openApi([...served.map((s) => s.operation), openapiDoor], version);
  mountRoutes(
    app,
    {
      readSession: people.readSession,
      take: databaseRateLimiter(db),
      origins: env.PUBLIC_ORIGIN ? [env.PUBLIC_ORIGIN] : [],
      isOperator: operatorCheck(env.METRICS_TOKEN, env.PUBLIC_ORIGIN !== undefined),
      checkReplies: checked,
    },
    [...served, serve(openapiDoor, async () => ok(document))],
  );
  await serveWeb(app, path.join(root, 'dist/web'));

  await jobs.start();
  listening.start();
  const upkeep = startUpkeep(
    {
      people: people.sweep,
      limits: () => purgeRateLimits(db),
      uploads: () => purgeUploads(db),
      tombstones: () => purgeTombstones(db),
      overwrites: () => sweepOverwrites({ db, jobs }),
      trials: () => plans.sweep(),
      pages: () => privacy.sweep(),
      places: places.sweep,
      weather: () => weather.sweep(),
      suppliers: suppliers.sweep,
      prices: market.sweep,
      community: community.sweep,
      sightings: () => sightings.sweep(),
      alerts: () => alerts.sweep(),
      satellite: () => satellite.sweep(),
      reminders: () => tasks.sweep(),
      asks: () => chat.sweep(),
      looks: scanner.lookAgain,
      counties: impact.fillCounties,
      offers: () => offers.sweep(),
      claims: () => experts.releaseLost(),
      messages: () => notify.sweep(),
      referrals: () => referrals.sweep(),
      payments: () => payments.sweep(),
      times: admin.sweep,
      accounts: () => farmData.purge(),
      copies: () => farmData.sweep(),
    },
    log,
  );
  const stop = async (): Promise<void> => {
    stopping = true;
    live.stop();
    await app.close();
    await Promise.all([upkeep.stop(), jobs.stop(), listening.stop()]);
    await stopDatabase();
  };
  return { app, outbox, upkeep: upkeep.run, stop };
};
