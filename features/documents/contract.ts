import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { MAX_QUESTION } from './domain/document.ts';

const languages = z.enum(['en', 'sw']);
const page = z.object({
  page: z.int().check(z.minimum(1), z.maximum(100_000)),
  text: z.string().check(z.maxLength(20_000)),
});

/** Whether an external model is available here, what an answer costs, and the account's remaining credits. */
export const documentOffer = operation({
  id: 'documents.offer',
  method: 'GET',
  path: '/api/documents/offer',
  access: 'user',
  summary: 'Whether a language model for documents is configured, and its cost',
  reply: z.object({ model: z.boolean(), cost: z.number(), left: z.number() }),
  refusals: { 'plans.pro_only': 403 },
});

/**
 * DOC-15. `content`: pages of the document, or only the matching passages; nothing is stored. Each sentence
 * of the answer has the quote it is based on with its page, and only if the quote really occurs there.
 */
export const chatWithDocument = operation({
  id: 'documents.ask',
  method: 'POST',
  path: '/api/documents/ask',
  access: 'user',
  perMinute: 10,
  bodyLimit: 512 * 1024,
  summary:
    'A language model answers about a document, with its pages (DOC-15); two credits, given back when it does not',
  body: z.object({
    content: z.array(page).check(z.minLength(1), z.maxLength(200)),
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION)),
    type: z.enum(['text', 'pdf']),
    language: languages,
  }),
  reply: z.object({
    /** False: the model found nothing about the question, and the credits are refunded. */
    found: z.boolean(),
    sentences: z.array(z.object({ text: z.string(), quote: z.string(), page: z.number() })),
    left: z.number(),
  }),
  refusals: {
    'plans.pro_only': 403,
    'plans.no_credits': 402,
    'documents.no_model': 409,
    'documents.model_failed': 502,
  },
});
