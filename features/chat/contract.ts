import * as z from 'zod/mini';
import { stripUnstorable } from '#kit/pure/clean-text.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { photoHashSchema } from '#kit/sync/photos.ts';
import { ANSWER_MAX, ATTACHMENTS_MAX, engines, QUESTION_MAX, roles, TITLE_MAX } from './domain/message.ts';

const text = (max: number) => z.string().check(z.overwrite(stripUnstorable), z.maxLength(max));
const language = z.enum(['en', 'sw']);

/** CHT-17; the file itself stays on the phone, a photo is referenced by its hash. */
const attachment = z.object({
  id: idSchema,
  name: text(120),
  size: z.int().check(z.minimum(0)),
  type: text(10),
  photo: z.nullable(photoHashSchema),
});
export type Attachment = z.output<typeof attachment>;

/** Parts of an answer as the phone composed them; their shape is in `domain/message.ts`. */
const shown = z.nullable(
  z.record(z.string(), z.unknown()).check(z.refine((parts) => JSON.stringify(parts).length <= 40_000)),
);

export const conversationRows = synced(
  'chat_conversation',
  z.object({ id: z.string(), title: z.string(), created_at: z.string(), updated_at: z.string() }),
);

/** CHT-17. `engine`: what answered; null for a farmer's message. */
export const messageRows = synced(
  'chat_message',
  z.object({
    id: z.string(),
    conversation_id: z.string(),
    role: z.enum(roles),
    content: z.string(),
    language,
    engine: z.nullable(z.enum(engines)),
    source: z.nullable(z.string()),
    reply_to: z.nullable(z.string()),
    shown,
    attachments: z.array(attachment),
    isImage: z.boolean(),
    imageUrl: z.nullable(z.string()),
    imagePrompt: z.nullable(z.string()),
    created_at: z.string(),
  }),
);

/**
 * Stores a question together with the phone's immediate answer. `answer` is `null` if another engine will
 * answer.
 */
export const say = command(
  'chat.say',
  z.object({
    conversation_id: idSchema,
    title: text(TITLE_MAX),
    language,
    question: z.nullable(
      z.object({
        id: idSchema,
        content: text(QUESTION_MAX),
        attachments: z.array(attachment).check(z.maxLength(ATTACHMENTS_MAX)),
      }),
    ),
    answer: z.nullable(z.object({ id: idSchema, reply_to: idSchema, content: text(ANSWER_MAX), shown })),
  }),
  ['plans.pro_only', 'chat.empty'],
  {},
);

/**
 * Queues a question asked offline: a language model answers it when the network is back. Charged when the
 * command is applied.
 */
export const askLater = command(
  'chat.ask_later',
  z.object({ id: idSchema, conversation_id: idSchema, question_id: idSchema }),
  ['chat.no_model', 'chat.not_found', 'plans.no_credits'],
  {},
);

export const removeConversation = command('chat.remove', z.object({ id: idSchema }), ['chat.not_found'], {
  removes: 'chat_conversation',
});
