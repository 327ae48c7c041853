import * as z from 'zod/mini';
import { cachedOperation, operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { states } from './domain/alert-state.ts';
import { answers } from './domain/hit-rate.ts';
import { uncertaintyReasons } from './domain/raised-alert.ts';
import { categories, ruleIds, themes } from './domain/rule-ids.ts';

const number = z.nullable(z.number());
const urgency = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const confidence = z.enum(['high', 'medium', 'low']);
const conditions = z.object({ temperature: number, humidity: number, windSpeed: number, rainfall: number });

const raisedSchema = z.object({
  rule: z.enum(ruleIds),
  theme: z.enum(themes),
  category: z.enum(categories),
  urgency,
  basis: z.enum(['published', 'composite']),
  confidence,
  doubts: z.array(z.enum(uncertaintyReasons)),
  cause: z.string(),
  crop: z.nullable(z.string()),
  condition: z.nullable(z.string()),
  seen: z.object({
    days: z.array(z.string()),
    ahead: z.number(),
    numbers: z.record(z.string(), z.number()),
    conditions,
    nearbyFarmers: z.number(),
    nearbyOn: z.nullable(z.string()),
  }),
  from: z.string(),
  until: z.string(),
  doFirst: z.array(z.string()),
  tell: z.enum(['now', 'digest']),
});

/** An alert on the phone, which builds its texts from `raised` in the user's language. */
export const alertRows = synced(
  'alert',
  z.object({
    id: z.string(),
    field_id: z.string(),
    raised: raisedSchema,
    forecast_source: z.string(),
    forecast_at: z.string(),
    state: z.enum(states),
    closed_at: z.nullable(z.string()),
    read: z.boolean(),
    happened: z.nullable(z.enum(answers)),
    created_at: z.string(),
  }),
);
/** `id` is the theme. */
export const muteRows = synced('alert_mute', z.object({ id: z.string(), muted_at: z.string() }));
/** `id` is the field's. Last evaluation, and the source and time of the forecast it used. */
export const evaluationRows = synced(
  'alert_look',
  z.object({ id: z.string(), looked_at: z.string(), forecast_source: z.string(), forecast_at: z.string() }),
);

export const muteAlerts = command('alerts.mute', z.object({ theme: z.enum(themes) }));
export const unmuteAlerts = command('alerts.unmute', z.object({ theme: z.enum(themes) }));
export const answerAlert = command('alerts.feedback', z.object({ id: idSchema, answer: z.enum(answers) }), [
  'alerts.not_found',
]);
export const readAlerts = command(
  'alerts.seen',
  z.object({ ids: z.array(idSchema).check(z.maxLength(200)) }),
);

/** Evaluates the caller's fields now, from stored forecasts; raised alerts are synced like every row. */
export const evaluateNow = operation({
  id: 'alerts.look',
  method: 'POST',
  path: '/api/alerts/look',
  access: 'user',
  perMinute: 6,
  summary:
    'Evaluates the caller’s fields now with the stored forecasts; new alerts arrive with the next sync',
  reply: z.object({
    fields: z.number(),
    raised: z.number(),
    withoutPlace: z.number(),
    withoutWeather: z.number(),
    at: z.string(),
  }),
});

const estimatedImpact = z.object({
  yieldLoss: z.nullable(z.object({ low: z.number(), high: z.number() })),
  financialImpact: z.nullable(z.object({ low: z.number(), high: z.number() })),
  timeToAct: z.number(),
});

/** ALR-04, exactly as specified, in the caller's language. */
export const listAlerts = operation({
  id: 'alerts.list',
  method: 'GET',
  path: '/api/alerts',
  access: 'user',
  summary:
    'The caller’s alerts that stand now, the most urgent first; yieldLoss in percent, financialImpact in US dollars, timeToAct in days',
  reply: z.object({
    alerts: z.array(
      z.object({
        id: z.string(),
        type: z.enum(categories),
        urgencyLevel: urgency,
        title: z.string(),
        message: z.string(),
        action: z.string(),
        conditions,
        recommendations: z.array(z.string()),
        estimatedImpact,
        fieldId: z.string(),
        rule: z.string(),
        basis: z.string(),
        confidence,
        from: z.string(),
        until: z.string(),
        forecastSource: z.string(),
        forecastAt: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
});

export const readHitRates = cachedOperation({
  id: 'alerts.hit_rates',
  method: 'GET',
  path: '/api/alerts/hit-rates',
  access: 'user',
  perMinute: 30,
  summary: 'How often an alert’s event happened, by rule, from farmers’ answers',
  reply: z.object({
    least: z.number(),
    rules: z.array(z.object({ rule: z.string(), yes: z.number(), no: z.number(), notSure: z.number() })),
  }),
});
