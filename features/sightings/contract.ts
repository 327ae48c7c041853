import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { isCell } from './domain/cell.ts';
import { levels, reportRefusals } from './domain/sighting.ts';

const cell = z.string().check(z.maxLength(11), z.refine(isCell, 'a cell is row:column'));

/** Condition and crop come from the stored scan: a phone cannot claim them here. */
export const reportSighting = command(
  'sightings.report',
  z.object({ id: idSchema, scan_id: idSchema, cell }),
  reportRefusals,
);
export const withdrawSighting = command(
  'sightings.withdraw',
  z.object({ id: idSchema }),
  ['sightings.not_found'],
  { removes: 'sighting_report' },
);
export const followArea = command('sightings.follow', z.object({ cell, active: z.boolean() }));
export const readNotices = command(
  'sightings.read',
  z.object({ ids: z.array(idSchema).check(z.maxLength(200)) }),
);

const sightingFields = {
  condition: z.string(),
  crop: z.string(),
  cell: z.string(),
  day: z.string(),
  level: z.enum(levels),
};

/** The farmer's own warnings. `notified`: how many phones were notified, null before that. */
export const reportRows = synced(
  'sighting_report',
  z.object({
    id: z.string(),
    scan_id: z.string(),
    ...sightingFields,
    notified: z.nullable(z.number()),
    created_at: z.string(),
  }),
);
export const noticeRows = synced(
  'sighting_notice',
  z.object({ id: z.string(), ...sightingFields, read: z.boolean(), created_at: z.string() }),
);
/** The id of the only such row. */
export const FOLLOW_ROW_ID = 'mine';
export const followRows = synced(
  'sighting_follow',
  z.object({ id: z.string(), cell: z.string(), active: z.boolean() }),
);

export const areaSightings = operation({
  id: 'sightings.area',
  method: 'GET',
  path: '/api/sightings',
  access: 'user',
  summary:
    'Sightings around a cell of about 5 km: only those several farmers reported or an expert confirmed',
  perMinute: 20,
  query: z.object({ cell }),
  reply: z.object({
    days: z.number(),
    sightings: z.array(
      z.object({
        condition: z.string(),
        crop: z.string(),
        /** In the requested cell or an adjacent one. */
        here: z.boolean(),
        /** Null when an expert confirmed it but fewer than three farmers reported it. */
        farmers: z.nullable(z.number()),
        confirmed: z.boolean(),
        last_day: z.string(),
      }),
    ),
    at: z.string(),
  }),
});
