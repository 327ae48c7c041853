import path from 'node:path';
import type { Logger } from 'pino';
import { openAiDocuments } from '#adapters/llm/documents.ts';
import { openAiHarvestDate } from '#adapters/llm/openai-harvest-date.ts';
import { openAiVision } from '#adapters/llm/openai.ts';
import { openAiPictures } from '#adapters/llm/pictures.ts';
import { openAiQuestions } from '#adapters/llm/questions.ts';
import { fileMailer } from '#adapters/mail/file-transport.ts';
import { smtpMailer } from '#adapters/mail/smtp.ts';
import type { PasswordHasher } from '#features/people/server/index.ts';
import type { SigningKey } from '#features/plans/server/signing-key.ts';
import { createPhotoAnalyser } from '#features/scanner/server/analyse-photos.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { JobMonitor, Jobs } from '#kit/server/jobs/jobs.ts';
import type { NotificationListener } from '#kit/server/live/listen.ts';
import type { RequestTimes } from '#kit/server/request-times.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { Env } from '../env.ts';
import {
  assistantsOf,
  geocoderOf,
  placesOf,
  pricesOf,
  satelliteOf,
  smsOf,
  tilesOf,
  weatherOf,
} from './adapters.ts';
import { paymentsOf } from './payments.ts';
import { mediaOf, sendersOf } from './senders.ts';

/** Without a mail server each mail is a file in the folder `outbox`. */
const mailerOf = ({ SMTP_URL: url, MAIL_FROM: from }: Env, dataDir: string) => {
  if (url) return { mailer: smtpMailer(url, from), outbox: null };
  const outbox = path.join(dataDir, 'outbox');
  return { mailer: fileMailer(outbox, from), outbox };
};

/** Undefined where no model is set. */
const modelsOf = (env: Env) => {
  const model = env.LLM_URL ? { url: env.LLM_URL, key: env.LLM_KEY, model: env.LLM_MODEL! } : undefined;
  return {
    vision: model && openAiVision(model),
    harvest: model && openAiHarvestDate(model),
    questions: model && openAiQuestions(model),
    documents: model && openAiDocuments({ ...model, timeoutMs: 45_000 }),
  };
};

interface ServerInfo {
  readonly dataDir: string;
  readonly root: string;
  readonly version: string;
  readonly origin: string;
  readonly secret: string;
}

/** Builds all adapters to outside services, as configured. */
export const buildAdapters = async (
  env: Env,
  { dataDir, root, version, origin, secret }: ServerInfo,
  log: Logger,
) => {
  const { mailer, outbox } = mailerOf(env, dataDir);
  const sms = smsOf(env, dataDir);
  const { vision, ...models } = modelsOf(env);
  return {
    mailer,
    outbox,
    sms,
    models,
    senders: await sendersOf(env, dataDir, { mailer, sms }),
    media: mediaOf(env),
    look: createPhotoAnalyser(path.join(root, 'features/scanner/model'), {
      vision,
      onFault: (err) => log.warn({ part: 'second look', err }, 'the vision model did not answer'),
    }),
    assistant: {
      models: assistantsOf(env),
      tokensADay: env.LLM_TOKENS_A_DAY ?? null,
      pictures: env.IMAGES_URL
        ? openAiPictures({ url: env.IMAGES_URL, key: env.IMAGES_KEY, model: env.IMAGES_MODEL! })
        : null,
    },
    tiles: tilesOf(env, version),
    geocoder: geocoderOf(env, version),
    places: placesOf(env, version),
    weather: weatherOf(env, version),
    satellite: satelliteOf(env, version),
    prices: pricesOf(env, version),
    payments: paymentsOf(env, dataDir, origin, secret),
    google: env.GOOGLE_CLIENT_ID
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET! }
      : undefined,
  };
};
export type Adapters = Awaited<ReturnType<typeof buildAdapters>>;

/** The parts that features are composed of: settings, the database and services based on it, and adapters. */
export interface ServerParts extends Pick<ServerInfo, 'root' | 'version' | 'origin' | 'secret'> {
  readonly env: Env;
  readonly log: Logger;
  readonly db: Database;
  readonly jobs: Jobs & JobMonitor;
  readonly storage: Storage;
  readonly listening: NotificationListener;
  readonly times: RequestTimes;
  readonly signingKey: SigningKey;
  readonly adapters: Adapters;
  readonly passwordHasher: PasswordHasher | undefined;
}
