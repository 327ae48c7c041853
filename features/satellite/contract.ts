import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { type RowOf, synced } from '#kit/sync/commands.ts';
import { views } from './domain/picture.ts';
import { comparisons } from './domain/plot-crop.ts';
import { advices, severities } from './domain/report.ts';

const number = z.number();
const known = z.nullable(number);
const day = z.string();
const corner = z.object({ lat: number, lng: number });

export const failures = [
  'no_passes',
  'all_hidden',
  'not_seen',
  'unreachable',
  'wrong',
  'large',
  'not_pro',
  'gone',
  'ours',
] as const;
export type Failure = (typeof failures)[number];
const progress = z.object({
  step: z.enum(['searching', 'looking', 'reading']),
  pass: z.optional(number),
  passes: z.optional(number),
  layers: z.optional(number),
  bytes: z.optional(number),
});

/** One analysis and its progress. `bytes`: read so far. */
export const run = z.object({
  id: idSchema,
  field_id: idSchema,
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  progress: z.nullable(progress),
  failure: z.nullable(z.enum(failures)),
  bytes: number,
  created_at: z.string(),
});
export type Run = z.output<typeof run>;

const userOperation = { access: 'user', perMinute: 60 } as const;

export const analyzeField = operation({
  id: 'satellite.analyze',
  method: 'POST',
  path: '/api/satellite/runs',
  ...userOperation,
  perMinute: 10,
  summary:
    'Begins to analyse what Sentinel-2 saw of one of the caller’s fields, or gives the analysis that is running; Pro, a few a day',
  refusals: {
    'plans.pro_only': 403,
    'satellite.not_found': 404,
    'satellite.off': 503,
    'satellite.unconfirmed': 422,
    'satellite.too_large': 422,
    'satellite.too_many': 429,
  },
  body: z.object({ field_id: idSchema }),
  reply: run,
});

export const readRun = operation({
  id: 'satellite.run',
  method: 'GET',
  path: '/api/satellite/runs/:id',
  ...userOperation,
  summary: 'Progress of one of the caller’s analyses',
  refusals: { 'satellite.not_found': 404 },
  params: z.object({ id: idSchema }),
  reply: run,
});

export const latestRun = operation({
  id: 'satellite.latest_run',
  method: 'GET',
  path: '/api/satellite/fields/:id/run',
  ...userOperation,
  summary: 'The newest requested analysis of one of the caller’s fields, with its progress',
  refusals: { 'satellite.not_found': 404 },
  params: z.object({ id: idSchema }),
  reply: z.object({ run: z.nullable(run) }),
});

export const reportPdf = operation({
  id: 'satellite.report_pdf',
  method: 'GET',
  path: '/api/satellite/results/:id/pdf',
  ...userOperation,
  perMinute: 10,
  summary: 'Satellite report of one of the caller’s fields, one page as PDF',
  params: z.object({ id: idSchema }),
  query: z.object({ language: z.enum(['en', 'sw']) }),
  reply: z.unknown(),
  replyType: 'application/pdf',
  refusals: { 'satellite.not_found': 404 },
});

const picture = z.object({ view: z.enum(views), /** PNG, base64. */ png: z.string() });
const expected = z.object({ ndvi: number, low: number, high: number, near: z.boolean() });
const health = z.object({
  value: number,
  against: z.enum(['crop', 'canopy']),
  ndvi: number,
  reference: number,
});

/**
 * SAT-11: a field's newest clear pass with its report, images and season. `id` is the field's. `sample`:
 * drawn, for working offline; every screen that shows it says so (SAT-04).
 */
export const resultRows = synced(
  'satellite_result',
  z.object({
    id: idSchema,
    sample: z.boolean(),
    analysis_date: z.string(),
    pass_date: day,
    of: z.enum(['plot', 'around']),
    boundary: z.enum(['measured', 'approximate']),
    fieldHealth: z.nullable(number),
    health: z.nullable(health),
    vegetationIndices: z.object({ ndvi: known, evi: known, savi: known, ndmi: known }),
    soilAnalysis: z.object({
      data_source: z.string(),
      confidence_score: known,
      spatial_resolution: number,
      analysis_date: z.string(),
    }),
    moistureStress: z.enum(['low', 'moderate', 'high', 'other']),
    expected: z.nullable(expected),
    compared: z.enum(comparisons),
    trend: z.nullable(
      z.object({ trend: z.enum(['rising', 'steady', 'falling']), change: number, days: number }),
    ),
    anomaly: known,
    pixels: number,
    cloud: number,
    problemAreas: z.array(z.object({ lat: number, lng: number, pixels: number, ndvi: number })),
    recommendations: z.array(z.enum(advices)),
    alerts: z.array(
      z.object({
        type: z.enum(['drop', 'below_crop', 'dry']),
        severity: z.enum(severities),
        value: number,
        against: number,
      }),
    ),
    /** Corners of the images: north-west, north-east, south-east, south-west. */
    corners: z.array(corner),
    pictures: z.array(picture),
    /**
     * The season, oldest first: what each pass showed, or why it showed nothing. `low`, `high`: the range
     * expected of the crop on that day, if known.
     */
    passes: z.array(
      z.object({
        day,
        ndvi: known,
        seen: number,
        why: z.nullable(z.enum(['cloud', 'outside', 'hidden'])),
        low: known,
        high: known,
      }),
    ),
  }),
);

export type Result = RowOf<typeof resultRows>;
