import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { MAX_UPLOAD_BYTES } from './domain/limits.ts';
import { priceSources, priceTypes, reasons } from './domain/price.ts';

/** Live topic: signals that there are new prices, without saying which. */
export const MARKET_TOPIC = 'market:prices';

const crop = z.string().check(z.regex(/^[a-z_]{2,40}$/));
const quote = z.object({
  market: z.string(),
  county: z.nullable(z.string()),
  /** Distance from the field. Null when either location is unknown. */
  km: z.nullable(z.number()),
  day: z.string(),
  type: z.enum(priceTypes),
  source: z.enum(priceSources),
  variety: z.string(),
  grade: z.string(),
  /** As quoted per `unit`. `per_kg` is in the same currency. */
  price: z.number(),
  unit: z.string(),
  currency: z.string(),
  per_kg: z.number(),
  /** Kilograms on offer that day, as reported. */
  volume: z.nullable(z.number()),
});
export type Quote = z.output<typeof quote>;

const sync = z.object({
  /** `off`: no feed is configured; prices are imported by hand and reported by farmers. */
  state: z.enum(['off', 'never', 'running', 'done', 'failed']),
  /** The last complete import, by feed or by hand. */
  done_at: z.nullable(z.string()),
  failed_at: z.nullable(z.string()),
});
export type SyncState = z.output<typeof sync>;

const month = z.object({ month: z.string(), per_kg: z.number(), markets: z.number() });

export const insightsReply = z.object({
  crop: z.string(),
  at: z.string(),
  sync,
  /** For the requested field; null without one. Absent in answers cached by older phones. */
  county: z.optional(z.nullable(z.string())),
  /** The newest date of any market, without refugee camps and farm-gate offers. */
  newest: z.nullable(z.string()),
  /** MKT-03: newest first, at most fifty. */
  quotes: z.array(quote),
  /** The newest quote per market and price type, nearest first. */
  markets: z.array(quote),
  /** Monthly medians over the markets for two years, of the price type with the most months. */
  chart: z.nullable(
    z.object({
      type: z.enum(priceTypes),
      months: z.array(month),
      /** Per calendar month, its share of the yearly mean price in past years: 10th and 90th percentile. */
      season: z.nullable(
        z.object({
          years: z.number(),
          shares: z.array(z.nullable(z.object({ low: z.number(), high: z.number() }))),
        }),
      ),
    }),
  ),
  /** Price changes after this month in past years, as a share of now; null with fewer than three years. */
  later: z.nullable(
    z.array(
      z.object({
        months: z.number(),
        years: z.number(),
        low: z.number(),
        middle: z.number(),
        high: z.number(),
        ratios: z.array(z.number()),
      }),
    ),
  ),
  stats: z.object({
    volume: z.nullable(z.object({ kg: z.number(), day: z.string() })),
    /** Markets and farmers that reported a price in seven days. */
    reporting: z.nullable(z.number()),
    traded: z.nullable(z.object({ kes: z.number(), day: z.string() })),
  }),
  /** Shillings per US dollar, from the newest prices of the source. */
  rate: z.nullable(z.object({ kes_per_usd: z.number(), day: z.string(), source: z.enum(priceSources) })),
});
export type Insights = z.output<typeof insightsReply>;

export const marketInsights = operation({
  id: 'market.insights',
  method: 'GET',
  path: '/api/market/insights',
  access: 'user',
  summary: 'Prices of one crop: by market distance, over two years, by season, and totals (MKT-01 to MKT-12)',
  perMinute: 60,
  query: z.object({ crop, field: z.optional(idSchema) }),
  reply: insightsReply,
  refusals: { 'plans.pro_only': 403 },
});

const refused = z.record(z.string(), z.number());
const run = z.object({
  id: z.string(),
  source: z.string(),
  by_hand: z.boolean(),
  state: z.enum(['running', 'done', 'failed']),
  fault: z.nullable(z.string()),
  rows_read: z.number(),
  rows_kept: z.number(),
  refused,
  changed: z.number(),
  began_at: z.string(),
  ended_at: z.nullable(z.string()),
});
const held = z.object({
  user_id: z.string(),
  id: z.string(),
  kind: z.enum(['board', 'offer']),
  crop: z.string(),
  market: z.string(),
  county: z.string(),
  price: z.number(),
  measure: z.string(),
  each_kg: z.number(),
  per_kg: z.number(),
  day: z.string(),
  photo: z.boolean(),
  against: z.nullable(z.number()),
  created_at: z.string(),
});
export type HeldReport = z.output<typeof held>;

export const priceAdmin = operation({
  id: 'market.desk',
  method: 'GET',
  path: '/api/admin/market',
  access: 'admin',
  summary: 'Recent price imports, and farmers’ reports held for review',
  reply: z.object({
    sync,
    prices: z.number(),
    markets: z.number(),
    newest: z.nullable(z.string()),
    runs: z.array(run),
    held: z.array(held),
  }),
});

export const uploadPriceList = operation({
  id: 'market.list',
  method: 'POST',
  path: '/api/admin/market/lists',
  access: 'admin',
  summary: 'Upload a price list (WFP, HDX or KAMIS columns): a preview, or stored with `keep`',
  perMinute: 20,
  query: z.object({ keep: z.optional(z.enum(['1'])), name: z.optional(z.string().check(z.maxLength(120))) }),
  bytes: MAX_UPLOAD_BYTES,
  reply: z.object({
    shape: z.nullable(z.enum(['wfp', 'hapi', 'kamis'])),
    read: z.number(),
    kept: z.number(),
    prices: z.number(),
    refused,
    changed: z.nullable(z.number()),
    examples: z.array(z.object({ line: z.number(), reason: z.enum(reasons), text: z.string() })),
  }),
  refusals: { 'market.list_unreadable': 422, 'market.list_columns': 422, 'market.list_running': 409 },
});

export const startSync = operation({
  id: 'market.sync',
  method: 'POST',
  path: '/api/admin/market/sync',
  access: 'admin',
  summary: 'Fetch the price list now',
  perMinute: 6,
  reply: z.object({ asked: z.literal(true) }),
  refusals: { 'market.no_feed': 503 },
});

export const reviewReport = operation({
  id: 'market.decide',
  method: 'POST',
  path: '/api/admin/market/reports/:id',
  access: 'admin',
  summary: 'Accept or refuse a farmer’s held price report',
  perMinute: 120,
  params: z.object({ id: idSchema }),
  body: z.object({ user_id: idSchema, count: z.boolean() }),
  reply: z.object({ status: z.enum(['counted', 'refused']) }),
  refusals: { 'market.report_gone': 404, 'market.report_decided': 409 },
});

export const reportPhoto = operation({
  id: 'market.report_photo',
  method: 'GET',
  path: '/api/admin/market/reports/:id/photo',
  access: 'admin',
  summary: 'The photo of the board that a farmer sent with a report',
  perMinute: 120,
  params: z.object({ id: idSchema }),
  query: z.object({ user_id: idSchema }),
  reply: z.unknown(),
  replyType: 'image/jpeg',
  refusals: { 'photo.not_found': 404 },
});
