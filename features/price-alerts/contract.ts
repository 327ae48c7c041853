import * as z from 'zod/mini';
import { counties } from '#features/places/domain/counties.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { measures } from '#kit/pure/measures.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { directions } from './domain/alert.ts';

const number = z.number().check(z.minimum(0), z.maximum(1e15));

const thresholdFields = {
  crop: z.string().check(z.maxLength(60)),
  /** Its name in price lists; null: any. */ market: z.nullable(z.string().check(z.maxLength(80))),
  county: z.nullable(z.enum(counties)),
  direction: z.enum(directions),
  /** KES per unit. */ price: number,
  unit: z.enum(measures),
  kg_each: z.nullable(number),
};

export const setAlert = command('price_alerts.set', z.object({ id: idSchema, ...thresholdFields }), [
  'offers.crop_missing',
  'offers.weight_missing',
  'offers.price_missing',
  'offers.price_low',
  'offers.price_high',
  'price_alerts.too_many',
]);
export const removeAlert = command(
  'price_alerts.remove',
  z.object({ id: idSchema }),
  ['price_alerts.not_found'],
  { removes: 'price_alert' },
);

export const alertRows = synced(
  'price_alert',
  z.object({
    id: z.string(),
    ...thresholdFields,
    currency: z.string(),
    per_kg: z.number(),
    created_at: z.string(),
    /** It was sent, and waits until prices are back on the other side of its threshold. */
    is_told: z.boolean(),
    /** The last notification; `per_kg` in KES. */
    told: z.nullable(z.object({ at: z.string(), per_kg: z.number(), market: z.string(), day: z.string() })),
  }),
);
