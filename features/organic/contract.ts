import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { refusals } from './domain/day.ts';
import { urgencies } from './domain/urgency.ts';

/** Marks the day's action as done. Each day is done once, however many phones send it. */
export const completeAction = command(
  'organic.complete',
  z.object({
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    action: z.string().check(z.minLength(1), z.maxLength(60)),
    field_id: z.nullable(idSchema),
    crop_type: z.nullable(z.string().check(z.maxLength(60))),
  }),
  refusals,
);

/** `id`: the day. */
export const organicRows = synced(
  'organic_action',
  z.object({
    id: z.string(),
    action: z.string(),
    field_id: z.nullable(z.string()),
    crop_type: z.nullable(z.string()),
    completed: z.boolean(),
    completed_date: z.nullable(z.string()),
    organic_score_points: z.number(),
  }),
);

/**
 * ORG-11, exactly as specified. `yield_boost` is a text, because no recipe here has a measured yield.
 * `money_saved` is always null.
 */
export const dailyAction = operation({
  id: 'organic.daily',
  method: 'GET',
  path: '/api/organic/today',
  access: 'user',
  perMinute: 30,
  summary:
    'The caller’s organic action of the day, from our library, for the farm’s crops; null if none left',
  reply: z.object({
    action: z.nullable(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        urgency: z.enum(urgencies),
        expectedResults: z.object({ timeToResults: z.string(), yieldIncrease: z.string() }),
        ingredients: z.array(z.object({ name: z.string(), quantity: z.string() })),
        steps: z.array(z.string()),
        crop_type: z.string(),
        field_name: z.string(),
        why_now: z.string(),
        safety: z.string(),
        wait: z.string(),
        source: z.string(),
        money_saved: z.null(),
        yield_boost: z.string(),
        completed: z.boolean(),
        completed_date: z.nullable(z.string()),
        organic_score_points: z.number(),
      }),
    ),
    organic_score_points: z.number(),
  }),
});
