import * as z from 'zod/mini';
import { idSchema } from '#kit/pure/id-schema.ts';
import { measures } from '#kit/pure/measures.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { reportKinds, reportRefusals } from './domain/report.ts';

const reportFields = {
  kind: z.enum(reportKinds),
  crop: z.string().check(z.maxLength(40)),
  market: z.string().check(z.trim(), z.maxLength(80)),
  county: z.string().check(z.maxLength(40)),
  price: z.number(),
  measure: z.enum(measures),
  each_kg: z.number(),
  day: z.string().check(z.maxLength(10)),
  photo: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
};

/**
 * A price that a farmer read on a board, or was offered. Read-only operations are in `prices-contract.ts`, so
 * that this loads later.
 */
export const reportPrice = command(
  'market.report',
  z.object({ id: idSchema, ...reportFields }),
  reportRefusals,
);

/** `counted`: included in the prices, as reported. `held`: awaits review by a person. */
export const reportRows = synced(
  'price_report',
  z.object({
    id: z.string(),
    ...reportFields,
    status: z.enum(['counted', 'held', 'refused']),
    created_at: z.string(),
  }),
);
