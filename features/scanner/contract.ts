import * as z from 'zod/mini';
import { cachedOperation, operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { answerRefusals, MAX_OPTIONS } from './domain/crop-question.ts';
import {
  fieldRefusals,
  MAX_LEAVES,
  outcomes,
  pickRefusals,
  saveRefusals,
  severities,
} from './domain/scan.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/**
 * Keys of a model, including models this server does not know yet. Never free text: a broken Unicode
 * character would cause a database error.
 */
const key = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w.:-]*$/));
const found = {
  outcome: z.enum(outcomes),
  condition: z.nullable(key(80)),
  confidence: z.nullable(share),
  top3: z.array(z.object({ condition: key(80), probability: share })).check(z.maxLength(3)),
};
const finding = { ...found, model: key(64) };

const leaves = z.array(hash).check(z.minLength(1), z.maxLength(MAX_LEAVES));
const cropType = z.nullable(z.string().check(z.maxLength(60)));
const measured = {
  severity: z.nullable(z.enum(severities)),
  affected_area_percentage: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
};

/**
 * The result of the check for each answer to "which plant is it?" (domain/crop-question.ts). Absent in older
 * rows.
 */
const cropQuestion = z.optional(
  z.nullable(
    z.object({
      chosen: key(60),
      answered: z.boolean(),
      options: z
        .array(z.object({ crop: z.nullable(key(60)), ...found, ...measured }))
        .check(z.maxLength(MAX_OPTIONS)),
    }),
  ),
);

export const saveScan = command(
  'scans.save',
  z.object({
    id: idSchema,
    field_id: z.nullable(idSchema),
    crop_type: cropType,
    photo: z.nullable(hash),
    photos: z.optional(leaves),
    ...measured,
    location: z.nullable(
      z.object({
        lat: z.number().check(z.minimum(-90), z.maximum(90)),
        lng: z.number().check(z.minimum(-180), z.maximum(180)),
        country: z.nullable(z.string().check(z.maxLength(60))),
      }),
    ),
    taken_at: z.iso.datetime(),
    known_used: z.number().check(z.int(), z.minimum(0)),
    crop_question: cropQuestion,
    ...finding,
  }),
  saveRefusals,
);

/** Adds leaves of the same plant. It stays one check with one answer. */
export const addLeaves = command(
  'scans.add_leaves',
  z.object({
    id: idSchema,
    crop_type: cropType,
    photos: leaves,
    crop_question: cropQuestion,
    ...measured,
    ...finding,
  }),
  ['scans.not_found'],
  {},
);

export const pickCandidate = command(
  'scans.pick',
  z.object({ id: idSchema, condition: key(80) }),
  pickRefusals,
  { edits: 'scan', sets: { condition: ['pick'] } },
);

/** The farmer's answer to the crop question; null is "not sure". A later answer replaces it. */
export const confirmCrop = command(
  'scans.confirm_crop',
  z.object({
    id: idSchema,
    crop_type: z.nullable(key(60)),
  }),
  answerRefusals,
  { edits: 'scan' },
);

/**
 * Attaches a check to a field, moves or detaches it. `confirmed`: chosen by the farmer; else derived from the
 * crop.
 */
export const setScanField = command(
  'scans.set_field',
  z.object({
    id: idSchema,
    field_id: z.nullable(idSchema),
    confirmed: z.boolean(),
  }),
  fieldRefusals,
  { edits: 'scan' },
);

export const removeScan = command('scans.remove', z.object({ id: idSchema }), ['scans.not_found'], {
  removes: 'scan',
});

/** A scan as its owner's devices store it; texts come from the knowledge base by `condition`. */
export const scanSchema = z.object({
  id: z.string(),
  field_id: z.nullable(z.string()),
  crop_type: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  /** All leaves, `photo` first. Absent in older rows on phones. */
  photos: z.optional(z.array(z.string())),
  /** The candidate that the farmer picked, or 'none'. */
  pick: z.optional(z.nullable(z.string())),
  crop_question: cropQuestion,
  /** Whether the farmer chose the field, or "none of these"; absent in older rows. */
  field_confirmed: z.optional(z.boolean()),
  severity: z.nullable(z.enum(severities)),
  affected_area_percentage: z.nullable(z.number()),
  yield_loss_percentage: z.nullable(z.number()),
  revenue_loss_usd: z.nullable(z.number()),
  treatment_cost_usd: z.nullable(z.number()),
  /** The inputs of the money figures (domain/loss.ts). Null or absent while only the phone has computed them. */
  basis: z.optional(
    z.nullable(
      z.object({
        area_ha: z.nullable(z.number()),
        yield_kg_ha: z.number(),
        yield_from: z.enum(['county', 'reference', 'constant']),
        county: z.optional(z.string()),
        usd_per_kg: z.number(),
        /** Absent without a market price of the last two years: `usd_per_kg` is then a constant. */
        price: z.optional(
          z.object({
            kes_per_kg: z.number(),
            market: z.string(),
            date: z.string(),
            type: z.enum(['wholesale', 'retail', 'farm_gate']),
            is_old: z.optional(z.literal(true)),
          }),
        ),
      }),
    ),
  ),
  ...finding,
  /**
   * Whether it counts towards the free scans: based on the phone's result until the server has analysed the
   * photo.
   */
  counted: z.boolean(),
  /** The phone's last known place when the leaf was checked, up to a day old. Absent in older rows. */
  location: z.optional(z.nullable(z.object({ lat: z.number(), lng: z.number() }))),
  /** The result of the server's own check. Null until the photo has arrived and been analysed. */
  checked: z.nullable(z.object({ ...finding, at: z.string(), photos: z.optional(z.number()) })),
  taken_at: z.string(),
  created_at: z.string(),
});

export const scanRows = synced('scan', scanSchema);

/** The only row of this kind: the number of deleted scans that still count towards the limit. */
export const REMOVED_TOTAL_ID = 'removed';
export const scanTotalRows = synced('scan_total', z.object({ id: z.string(), removed: z.number() }));

const historyItem = z.object({
  id: z.string(),
  imageUrl: z.nullable(z.string()),
  cropType: z.nullable(z.string()),
  diseaseName: z.nullable(z.string()),
  scientificName: z.nullable(z.string()),
  severity: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
  createdAt: z.string(),
  economicImpact: z.object({ revenueLossUsd: z.nullable(z.number()) }),
  symptoms: z.array(z.string()),
  immediateActions: z.array(z.string()),
  organicSolutions: z.array(z.string()),
  recoveryTimeline: z.nullable(z.string()),
  spreadRisk: z.nullable(z.string()),
  location: z.object({ country: z.nullable(z.string()) }),
});

export const listScans = cachedOperation({
  id: 'scans.list',
  method: 'GET',
  path: '/api/scans',
  access: 'user',
  summary: 'The caller’s scan history, newest first',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
    after: z.optional(z.string()),
  }),
  reply: z.object({
    scans: z.array(historyItem),
    totalCount: z.number(),
    hasMore: z.boolean(),
    next: z.nullable(z.string()),
  }),
});

const counted = { crop: z.string(), n: z.number() };

export const readAccuracy = operation({
  id: 'scans.accuracy',
  method: 'GET',
  path: '/api/scans/accuracy',
  access: 'anyone',
  perMinute: 30,
  summary:
    'What farmers picked among candidates and what experts confirmed, by crop; only crops with at least 30, only photos the server has seen',
  reply: z.object({
    least: z.number(),
    picked: z.number(),
    picks: z.array(z.object({ ...counted, first: z.number(), none: z.number() })),
    confirmed: z.number(),
    experts: z.array(z.object({ ...counted, agreed: z.number() })),
  }),
});
