import * as z from 'zod/mini';
import { counties } from '#features/places/domain/counties.ts';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { photoHashSchema } from '#kit/sync/photos.ts';
import { ANSWER_MAX, NAME_MAX, MAX_VOICE_BYTES, MAX_VOICE_SECONDS, voiceTypes } from './domain/answer.ts';
import { donationPurposes } from './domain/donation.ts';
import { askRefusals, MAX_FOLLOW_UP_PHOTOS, NOTE_MAX, reviewStatuses } from './domain/review.ts';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const note = z.nullable(text(NOTE_MAX));
const key = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w.:-]*$/));
const language = z.enum(['en', 'sw']);

export const askExpert = command(
  'reviews.ask',
  z.object({
    id: idSchema,
    scan_id: idSchema,
    note,
    county: z.nullable(z.enum(counties)),
  }),
  askRefusals,
);

export const askFollowUp = command(
  'reviews.ask_back',
  z.object({
    id: idSchema,
    note: text(NOTE_MAX).check(z.minLength(1)),
    photos: z.array(photoHashSchema).check(z.maxLength(MAX_FOLLOW_UP_PHOTOS)),
  }),
  ['reviews.not_found', 'reviews.not_answered', 'reviews.asked_back', 'reviews.too_many_open'],
  {},
);

/** `helped` rates an answer. Closing a waiting question withdraws it. */
export const closeReview = command(
  'reviews.close',
  z.object({ id: idSchema, helped: z.nullable(z.boolean()) }),
  ['reviews.not_found', 'reviews.being_answered'],
  {},
);

export const seeReview = command('reviews.seen', z.object({ id: idSchema }), [], {});

export const setDonation = command(
  'donations.set',
  z.object({ purpose: z.enum(donationPurposes), given: z.boolean() }),
);

const answer = z.object({
  by: z.string(),
  text: z.nullable(z.string()),
  voice: z.nullable(z.object({ type: z.enum(voiceTypes), seconds: z.number() })),
  /** The expert's diagnosis. */
  condition: z.nullable(z.string()),
  /** Whether these photos may join a donated set, if the farmer consents. */
  donatable: z.boolean(),
  at: z.string(),
});
const turn = z.object({
  note: z.nullable(z.string()),
  photos: z.array(z.string()),
  asked_at: z.string(),
  due_at: z.nullable(z.string()),
  answer: z.nullable(answer),
});

/** An expert question as stored on its owner's devices. */
export const reviewSchema = z.object({
  id: z.string(),
  scan_id: z.string(),
  disease_name: z.nullable(z.string()),
  /** The app's result: the phone's unconfirmed claim. */
  condition: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
  severity: z.nullable(z.string()),
  status: z.enum(reviewStatuses),
  crop_type: z.nullable(z.string()),
  county: z.nullable(z.string()),
  created_at: z.string(),
  turns: z.array(turn),
  seen: z.boolean(),
  helped: z.nullable(z.boolean()),
});
export const reviewRows = synced('review', reviewSchema);
/** One row per purpose that the farmer decided on; none means no. */
export const donationRows = synced(
  'donation',
  z.object({ id: z.enum(donationPurposes), given: z.boolean(), changed_at: z.string() }),
);

const promise24 = z.object({
  experts: z.number(),
  inTimeShare: z.nullable(z.number()),
  medianHours: z.nullable(z.number()),
});

export const readPromise = operation({
  id: 'reviews.promise',
  method: 'GET',
  path: '/api/reviews/promise',
  access: 'user',
  summary: 'Number of experts, and the share of answers within 24 hours in the last 30 days.',
  reply: promise24,
});

const queued = z.object({
  id: z.string(),
  status: z.enum(reviewStatuses),
  crop_type: z.nullable(z.string()),
  county: z.nullable(z.string()),
  language,
  outcome: z.string(),
  condition: z.nullable(z.string()),
  asked_at: z.string(),
  due_at: z.nullable(z.string()),
  again: z.boolean(),
  mine: z.boolean(),
  photos: z.number(),
});

export const reviewQueue = operation({
  id: 'reviews.queue',
  method: 'GET',
  path: '/api/reviews/queue',
  access: 'expert',
  summary: 'Questions in the queue, oldest first, and those the caller has claimed.',
  query: z.object({
    crop: z.optional(key(60)),
    language: z.optional(language),
    county: z.optional(text(40)),
    after: z.optional(z.string()),
  }),
  reply: z.object({
    reviews: z.array(queued),
    next: z.nullable(z.string()),
    waiting: z.number(),
    overdue: z.number(),
    promise: promise24,
    /** Filter options over all waiting questions. */
    crops: z.array(z.string()),
    counties: z.array(z.string()),
  }),
});

const params = z.object({ id: idSchema });
const claimRefusals = { 'reviews.not_found': 404, 'reviews.not_yours': 403 } as const;

export const readReview = operation({
  id: 'reviews.read',
  method: 'GET',
  path: '/api/reviews/:id',
  access: 'expert',
  summary: 'One question with its text and photos, without the farmer’s name or exact location.',
  params,
  reply: z.object({
    id: z.string(),
    status: z.enum(reviewStatuses),
    mine: z.boolean(),
    crop_type: z.nullable(z.string()),
    county: z.nullable(z.string()),
    language,
    outcome: z.string(),
    condition: z.nullable(z.string()),
    confidence: z.nullable(z.number()),
    severity: z.nullable(z.string()),
    created_at: z.string(),
    due_at: z.nullable(z.string()),
    /** The candidate that the farmer picked, and the result of the server's own check of the photo. */
    pick: z.nullable(z.string()),
    top3: z.array(z.object({ condition: z.string(), probability: z.number() })),
    checked: z.nullable(z.object({ outcome: z.string(), condition: z.nullable(z.string()) })),
    turns: z.array(
      z.object({
        note: z.nullable(z.string()),
        photos: z.array(z.object({ hash: z.string(), arrived: z.boolean() })),
        asked_at: z.string(),
        answer: z.nullable(answer),
      }),
    ),
  }),
  refusals: claimRefusals,
});

const done = z.object({ done: z.literal(true) });

export const claimReview = operation({
  id: 'reviews.claim',
  method: 'POST',
  path: '/api/reviews/:id/claim',
  access: 'expert',
  perMinute: 60,
  summary: 'Claim a question or extend the claim; it returns to the queue after two hours without activity.',
  params,
  reply: done,
  refusals: {
    'reviews.not_found': 404,
    'reviews.own': 409,
    'reviews.taken': 409,
    'reviews.done': 409,
    'reviews.too_many_claims': 409,
  },
});

export const releaseReview = operation({
  id: 'reviews.release',
  method: 'POST',
  path: '/api/reviews/:id/release',
  access: 'expert',
  perMinute: 60,
  summary: 'Give a claimed question back to the queue.',
  params,
  reply: done,
  refusals: claimRefusals,
});

export const putVoice = operation({
  id: 'reviews.put_voice',
  method: 'PUT',
  path: '/api/reviews/:id/voice',
  access: 'expert',
  perMinute: 20,
  summary: 'Upload a recorded answer, before it is sent with `answer`.',
  params,
  query: z.object({ type: z.enum(voiceTypes) }),
  bytes: MAX_VOICE_BYTES,
  reply: z.object({ voice: z.string() }),
  refusals: { ...claimRefusals, 'reviews.voice_unreadable': 422 },
});

export const answerReview = operation({
  id: 'reviews.answer',
  method: 'POST',
  path: '/api/reviews/:id/answer',
  access: 'expert',
  perMinute: 30,
  summary: 'Answer a claimed question in text, by voice, or both.',
  params,
  body: z.object({
    text: z.nullable(text(ANSWER_MAX)),
    voice: z.nullable(
      z.object({
        voice: photoHashSchema,
        type: z.enum(voiceTypes),
        seconds: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_VOICE_SECONDS)),
        saysNoDose: z.literal(true),
      }),
    ),
    condition: z.nullable(key(80)),
    photosClean: z.boolean(),
  }),
  reply: done,
  refusals: {
    ...claimRefusals,
    'reviews.empty': 422,
    'reviews.no_name': 409,
    'reviews.dose': 422,
    'reviews.substance': 422,
    'reviews.unknown_condition': 422,
    'reviews.voice_missing': 409,
  },
});

export const setExpertName = operation({
  id: 'experts.set_name',
  method: 'PUT',
  path: '/api/experts/name',
  access: 'expert',
  perMinute: 10,
  summary: 'Set the name shown with my answers.',
  body: z.object({ name: text(NAME_MAX).check(z.minLength(2)) }),
  reply: done,
});

export const reviewPhoto = operation({
  id: 'reviews.photo',
  method: 'GET',
  path: '/api/reviews/:id/photos/:hash',
  access: 'expert',
  summary: 'A photo of a question in the queue, or of one the caller has claimed.',
  params: z.object({ id: idSchema, hash: photoHashSchema }),
  reply: z.unknown(),
  replyType: 'image/jpeg',
  refusals: { ...claimRefusals, 'photo.not_found': 404 },
});

export const reviewVoice = operation({
  id: 'reviews.voice',
  method: 'GET',
  path: '/api/reviews/:id/voice/:turn',
  access: 'user',
  summary: 'The recorded answer to a question, for its asker and its expert.',
  params: z.object({ id: idSchema, turn: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2)) }),
  reply: z.unknown(),
  replyType: 'audio/webm',
  refusals: { 'reviews.not_found': 404 },
});
