import * as z from 'zod/mini';
import { counties } from '#features/places/domain/counties.ts';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { measures } from '#kit/pure/measures.ts';
import { command, synced } from '#kit/sync/commands.ts';
import {
  grades,
  MAX_NOTE_LENGTH,
  offerStates,
  replyStates,
  moderationStatuses,
  MAX_WARD_LENGTH,
} from './domain/offer.ts';

const amountSchema = z.number().check(z.minimum(0), z.maximum(1e15));
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/**
 * Twice the allowed length, because the text is trimmed later. The domain rules check the exact limit and
 * return a refusal code.
 */
const textSchema = (max: number) => z.string().check(z.maxLength(max * 2));
const phoneSchema = z.string().check(z.maxLength(40));

const produceFields = {
  crop: z.string().check(z.maxLength(60)),
  grade: z.enum(grades),
  quantity: amountSchema,
  unit: z.enum(measures),
  kg_each: z.nullable(amountSchema),
};

const offerRefusals = [
  'offers.crop_missing',
  'offers.quantity_missing',
  'offers.quantity_high',
  'offers.weight_missing',
  'offers.price_missing',
  'offers.price_low',
  'offers.price_high',
  'offers.day_wrong',
  'offers.note_long',
  'offers.phone_wrong',
  'offers.unverified',
  'offers.posted_already',
  'offers.too_many',
  'offers.too_many_open',
  'offers.not_allowed',
] as const;
const replyRefusals = [
  'offers.not_found',
  'offers.not_open',
  'offers.own_offer',
  'offers.price_missing',
  'offers.price_low',
  'offers.price_high',
  'offers.note_long',
  'offers.phone_missing',
  'offers.phone_wrong',
  'offers.unverified',
  'offers.answered_already',
  'offers.too_many',
  'offers.not_allowed',
] as const;

export const postOffer = command(
  'offers.post',
  z.object({
    id: idSchema,
    ...produceFields,
    /** KES per unit; null lets buyers propose a price. */
    price: z.nullable(amountSchema),
    county: z.enum(counties),
    ward: z.nullable(textSchema(MAX_WARD_LENGTH)),
    /** The farmer's field. Others see only the distance to its rounded location. */
    field_id: z.nullable(idSchema),
    ready_from: daySchema,
    note: textSchema(MAX_NOTE_LENGTH),
    /** Only with the farmer's consent. Shown to the user whose reply is accepted. */
    phone: z.nullable(phoneSchema),
  }),
  offerRefusals,
);
/**
 * Edits an open offer. Crop, unit and place can't be changed: post a new offer. Users with an open reply are
 * notified, at most once a day. The whole offer is checked again, so the refusals name its fixed parts too.
 */
export const updateOffer = command(
  'offers.change',
  z.object({
    id: idSchema,
    grade: produceFields.grade,
    quantity: amountSchema,
    price: z.nullable(amountSchema),
    ready_from: daySchema,
    note: textSchema(MAX_NOTE_LENGTH),
  }),
  [
    'offers.not_found',
    'offers.not_open',
    'offers.crop_missing',
    'offers.quantity_missing',
    'offers.quantity_high',
    'offers.weight_missing',
    'offers.price_missing',
    'offers.price_low',
    'offers.price_high',
    'offers.day_wrong',
    'offers.note_long',
    'offers.phone_wrong',
    'offers.not_allowed',
  ],
  { edits: 'sell_offer' },
);
/** Withdraws the owner's offer. Replies that wait become `passed`. */
export const closeOffer = command('offers.close', z.object({ id: idSchema }), ['offers.not_found'], {
  removes: 'sell_offer',
});
export const replyToOffer = command(
  'offers.reply',
  z.object({
    id: idSchema,
    offer_id: idSchema,
    /** KES per unit of the offer. */
    price: amountSchema,
    message: textSchema(MAX_NOTE_LENGTH),
    phone: phoneSchema,
  }),
  replyRefusals,
);
export const withdrawReply = command(
  'offers.withdraw_reply',
  z.object({ id: idSchema }),
  ['offers.not_found', 'offers.agreed_already'],
  { removes: 'sell_reply' },
);
/**
 * `id`: the reply's id. The seller then sees the buyer's number, and the buyer sees the seller's if the offer
 * has one.
 */
export const acceptReply = command(
  'offers.accept',
  z.object({ id: idSchema }),
  ['offers.not_found', 'offers.not_yours', 'offers.not_open', 'offers.agreed_already', 'offers.reply_gone'],
  {},
);

export const reportTargets = ['offer', 'reply'] as const;
export const offerReportReasons = ['scam', 'abuse', 'not_real', 'spam', 'other'] as const;
export const reportOffer = command(
  'offers.report',
  z.object({
    id: idSchema,
    target: z.enum(reportTargets),
    target_id: idSchema,
    reason: z.enum(offerReportReasons),
    note: z.nullable(z.string().check(z.maxLength(300))),
  }),
  ['offers.not_found', 'offers.own_report', 'offers.too_many'],
);

const personSchema = z.object({
  id: z.string(),
  /** Public name; null if not given. */
  name: z.nullable(z.string()),
});

/** An offer as any signed-in user sees it; never contains a phone number. */
export const offerSchema = z.object({
  id: z.string(),
  ...produceFields,
  total_kg: z.number(),
  price: z.nullable(z.number()),
  currency: z.string(),
  county: z.string(),
  ward: z.nullable(z.string()),
  ready_from: z.string(),
  note: z.string(),
  state: z.enum(offerStates),
  created_at: z.string(),
  ends_at: z.string(),
  seller: personSchema,
});
export type Offer = z.output<typeof offerSchema>;
const listedOfferSchema = z.extend(offerSchema, {
  /**
   * Approximate distance from the given field, to the nearest 5 km; null when the offer or the query has no
   * location.
   */
  distance_km: z.nullable(z.number()),
});
export type ListedOffer = z.output<typeof listedOfferSchema>;

/** `standing`: the moderation status. */
const moderationFields = {
  standing: z.enum(moderationStatuses),
  reason: z.nullable(z.string()),
  staff_note: z.nullable(z.string()),
};
const sharedPhoneSchema = z.nullable(
  z.object({
    phone: z.string(),
    /** The number was verified with a code that we sent to it. */
    confirmed: z.boolean(),
  }),
);

/** The farmer's own offers. `has_phone`: consent to show the number to the accepted buyer. */
export const offerRows = synced(
  'sell_offer',
  z.extend(offerSchema, { ...moderationFields, field_id: z.nullable(z.string()), has_phone: z.boolean() }),
);
/** The user's own replies, and replies to the user's offers; `mine` tells them apart. */
export const replyRows = synced(
  'sell_reply',
  z.object({
    id: z.string(),
    offer_id: z.string(),
    price: z.number(),
    message: z.string(),
    /** `passed`: not chosen, because another reply was accepted or the offer ended first. */
    state: z.enum(replyStates),
    created_at: z.string(),
    ...moderationFields,
    mine: z.boolean(),
    buyer: personSchema,
    /** Null once the offer was deleted. */
    offer: z.nullable(offerSchema),
    /** The other party's number. Null until the seller accepts the reply, or when the seller gave none. */
    contact: sharedPhoneSchema,
  }),
);

const cursorQuery = { after: z.optional(z.string().check(z.maxLength(120))) };
const notFound = { 'offers.not_found': 404 } as const;

export const listOffers = operation({
  id: 'offers.list',
  method: 'GET',
  path: '/api/offers',
  access: 'user',
  perMinute: 120,
  summary:
    'Open sell offers, 20 per page, newest first or nearest to the field `near`; `next`: cursor or null.',
  query: z.object({
    crop: z.optional(z.string().check(z.maxLength(60))),
    county: z.optional(z.enum(counties)),
    near: z.optional(idSchema),
    ...cursorQuery,
  }),
  reply: z.object({
    offers: z.array(listedOfferSchema),
    next: z.nullable(z.string()),
    /** Server time of the answer. */
    at: z.string(),
  }),
});

export const getOffer = operation({
  id: 'offers.one',
  method: 'GET',
  path: '/api/offers/:id',
  access: 'user',
  summary:
    'One offer. Its owner can also read it while it is held for review. Users who replied can also read it after it is closed.',
  params: z.object({ id: idSchema }),
  reply: z.object({
    offer: offerSchema,
    /** Server time of the answer. */
    at: z.string(),
  }),
  refusals: notFound,
});

/** An offer or a reply in the moderation queue. */
const queuedPostSchema = z.object({
  id: z.string(),
  target: z.enum(reportTargets),
  offer_id: z.string(),
  crop: z.string(),
  text: z.string(),
  price: z.nullable(z.number()),
  unit: z.nullable(z.enum(measures)),
  by: personSchema,
  created_at: z.string(),
  standing: z.enum(moderationStatuses),
  reason: z.nullable(z.string()),
  reports: z.array(
    z.object({ reason: z.enum(offerReportReasons), note: z.nullable(z.string()), at: z.string() }),
  ),
});
export type QueuedPost = z.output<typeof queuedPostSchema>;

export const listModerationQueue = operation({
  id: 'offers.queue',
  method: 'GET',
  path: '/api/admin/offers',
  access: 'admin',
  summary: 'Offers and replies that are held for review or were reported, oldest first.',
  query: z.object(cursorQuery),
  reply: z.object({ posts: z.array(queuedPostSchema), next: z.nullable(z.string()), waiting: z.number() }),
});
export const moderateOffer = operation({
  id: 'offers.judge',
  method: 'POST',
  path: '/api/admin/offers/:id',
  access: 'admin',
  perMinute: 60,
  summary: 'Approve an offer or a reply, which closes its reports, or remove it with a reason for its owner.',
  params: z.object({ id: idSchema }),
  body: z.object({
    act: z.enum(['approve', 'remove']),
    note: z.nullable(z.string().check(z.maxLength(300))),
  }),
  reply: z.object({ done: z.literal(true) }),
  refusals: { 'offers.not_found': 404, 'offers.own_post': 409, 'offers.reason_missing': 400 },
});

/** Live topic of the list of offers. */
export const OFFERS_TOPIC = 'offers:all';
