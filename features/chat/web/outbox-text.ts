import { plansEn } from '#features/plans/words.en.ts';
import { plansSw } from '#features/plans/words.sw.ts';
import { defineOutboxText, textOf } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { chatOutboxEn } from '../words.outbox.en.ts';
import { chatOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: {
    en: () => ({ ...chatOutboxEn, refusals: { ...plansEn.refusals, ...chatOutboxEn.refusals } }),
    sw: () => ({ ...chatOutboxSw, refusals: { ...plansSw.refusals, ...chatOutboxSw.refusals } }),
  },
  commands: {
    'chat.say': ({ outbox }, { title }) => outbox.say(textOf(title)),
    'chat.ask_later': ({ outbox }) => outbox.later,
    'chat.remove': ({ outbox }) => outbox.remove,
  },
  counted: {
    chat_conversation: ({ countedRows }, n) => countedRows.chat_conversation(n),
    chat_message: ({ countedRows }, n) => countedRows.chat_message(n),
  },
});
