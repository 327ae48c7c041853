import * as z from 'zod/mini';
import { planRefusals } from '#features/plans/contract.ts';
import { stripUnstorable } from '#kit/pure/clean-text.ts';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { photoHashSchema } from '#kit/sync/photos.ts';
import { ATTACHMENTS_MAX, DOCUMENT_MAX, QUESTION_MAX } from './domain/message.ts';

const text = (max: number) =>
  z.string().check(z.overwrite(stripUnstorable), z.trim(), z.minLength(1), z.maxLength(max));
const language = z.enum(['en', 'sw']);

/** The models configured on this server besides the app's own engine, and their cost. */
export const readWays = operation({
  id: 'chat.ways',
  method: 'GET',
  path: '/api/chat/ways',
  access: 'user',
  summary: 'Whether a language model and an image model are configured, and their cost in credits',
  reply: z.object({
    model: z.boolean(),
    pictures: z.boolean(),
    costs: z.object({ answer: z.number(), picture: z.number() }),
  }),
});

/** Fallback for a phone without the book: the same engine, without credits. */
export const askEngine = operation({
  id: 'chat.own',
  method: 'POST',
  path: '/api/chat/own',
  access: 'user',
  perMinute: 30,
  summary: 'An answer of the app’s own engine over the caller’s farm; free',
  body: z.object({ question: text(QUESTION_MAX), language, conversation_id: z.nullable(idSchema) }),
  reply: z.object({ content: z.string(), language, shown: z.record(z.string(), z.unknown()) }),
});

const price = z.object({
  crop: z.string(),
  price: z.number(),
  unit: z.object({ en: z.string(), sw: z.string() }),
  kg: z.nullable(z.number()),
  market: z.string(),
  date: z.string(),
  source: z.string(),
  km: z.nullable(z.number()),
  isOld: z.boolean(),
});
/** For a phone without prices for a crop: one price per crop, near the caller's first field. */
export const readPrices = operation({
  id: 'chat.prices',
  method: 'GET',
  path: '/api/chat/prices',
  access: 'user',
  perMinute: 30,
  summary:
    'The best known market price of each of these crops near the caller’s field, in shillings; free, as by SMS',
  query: z.object({ crops: z.string().check(z.regex(/^[a-z_]{2,40}(,[a-z_]{2,40}){0,3}$/)) }),
  reply: z.object({ prices: z.array(price) }),
});

const documents = z
  .array(
    z.object({
      name: z.string().check(z.maxLength(120)),
      text: z.string().check(z.overwrite(stripUnstorable), z.maxLength(DOCUMENT_MAX)),
    }),
  )
  .check(z.maxLength(ATTACHMENTS_MAX));

/**
 * Replies with JSON lines: `{"text":"…"}` for each checked part, then `{"done":true}` or
 * `{"failed":"<code>"}`. A failure withdraws the whole answer and refunds the credit.
 */
export const askModel = operation({
  id: 'chat.ask',
  method: 'POST',
  path: '/api/chat/ask',
  access: 'user',
  perMinute: 12,
  summary:
    'An answer of a language model over what the app’s own engine found, sentence by sentence; one credit, back when it fails',
  bodyLimit: 128 * 1024,
  body: z.object({
    id: idSchema,
    question_id: idSchema,
    conversation_id: idSchema,
    question: text(QUESTION_MAX),
    language,
    photo: z.nullable(photoHashSchema),
    mimeType: z.nullable(z.string().check(z.maxLength(40))),
    documents,
  }),
  reply: z.string(),
  replyType: 'text/plain',
  isEndless: true,
  refusals: {
    ...planRefusals,
    'chat.busy': 409,
    'chat.no_model': 409,
    'chat.photo_missing': 409,
    'chat.answered': 409,
  },
});

/** CHT-11. */
export const generateAgriculturalImage = operation({
  id: 'chat.generate_image',
  method: 'POST',
  path: '/api/chat/pictures',
  access: 'user',
  perMinute: 6,
  summary:
    'A picture drawn from words, with “AI picture, not a real photo” in it; five credits, back when it fails',
  body: z.object({
    id: idSchema,
    question_id: idSchema,
    conversation_id: idSchema,
    prompt: text(QUESTION_MAX),
    language,
  }),
  reply: z.object({ imageUrl: z.string(), prompt: z.string() }),
  refusals: {
    ...planRefusals,
    'chat.busy': 409,
    'chat.no_pictures': 409,
    'chat.picture_failed': 502,
    'chat.answered': 409,
  },
});
/** CHT-11; the picture travels by its hash and not as base64. */
export const editAgriculturalImage = operation({
  id: 'chat.edit_image',
  method: 'POST',
  path: '/api/chat/pictures/edit',
  access: 'user',
  perMinute: 6,
  summary:
    'An attached picture changed by words, with “AI picture, not a real photo” in it; five credits, back when it fails',
  body: z.object({
    id: idSchema,
    question_id: idSchema,
    conversation_id: idSchema,
    photo: photoHashSchema,
    mimeType: z.string().check(z.maxLength(40)),
    instruction: text(QUESTION_MAX),
    language,
  }),
  reply: z.object({ imageUrl: z.string(), editType: z.string() }),
  refusals: {
    ...planRefusals,
    'chat.busy': 409,
    'chat.no_pictures': 409,
    'chat.picture_failed': 502,
    'chat.photo_missing': 409,
    'chat.answered': 409,
  },
});
