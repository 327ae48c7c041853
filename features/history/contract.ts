import * as z from 'zod/mini';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { photoHashSchema } from '#kit/sync/photos.ts';
import {
  addRefusals,
  changeRefusals,
  DESCRIPTION_MAX,
  eventTypes,
  MAX_PHOTOS,
  NOTES_MAX,
  PRODUCT_MAX,
  quantityUnits,
  WAIT_MAX,
} from './domain/event.ts';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const details = {
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  event_type: z.enum(eventTypes),
  description: text(DESCRIPTION_MAX),
  notes: z.nullable(text(NOTES_MAX)),
  photos: z.array(photoHashSchema).check(z.maxLength(MAX_PHOTOS)),
  product: z.nullable(text(PRODUCT_MAX)),
  wait_days: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(WAIT_MAX))),
  quantity: z.nullable(z.number().check(z.gt(0), z.maximum(10_000_000))),
  quantity_unit: z.nullable(z.enum(quantityUnits)),
};

/** Also restores an entry removed within the last hour. */
export const addEvent = command(
  'history.add',
  z.object({ id: idSchema, field_id: idSchema, ...details }),
  addRefusals,
);
export const changeEvent = command(
  'history.change',
  z.extend(z.partial(z.object(details)), { id: idSchema }),
  changeRefusals,
  {
    edits: 'field_event',
    asks: ['photos'],
    // Other entry types may not use these columns.
    sets: { event_type: ['product', 'wait_days', 'quantity', 'quantity_unit'] },
  },
);
export const removeEvent = command('history.remove', z.object({ id: idSchema }), ['history.not_found'], {
  removes: 'field_event',
});

export const eventRows = synced(
  'field_event',
  z.object({
    id: z.string(),
    field_id: z.string(),
    ...details,
    created_at: z.string(),
    updated_at: z.string(),
  }),
);
