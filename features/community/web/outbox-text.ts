import { defineOutboxText, textOf } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { communityOutboxEn } from '../words.outbox.en.ts';
import { communityOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => communityOutboxEn, sw: () => communityOutboxSw },
  commands: {
    'community.ask': ({ outbox }, { title }) => outbox.ask(textOf(title)),
    'community.edit_question': ({ outbox }) => outbox.edit,
    'community.remove_question': ({ outbox }) => outbox.remove,
    'community.close': ({ outbox }) => outbox.close,
    'community.answer': ({ outbox }) => outbox.answer,
    'community.edit_answer': ({ outbox }) => outbox.editAnswer,
    'community.remove_answer': ({ outbox }) => outbox.removeAnswer,
    'community.accept': ({ outbox }) => outbox.accept,
    'community.vote': ({ outbox }) => outbox.vote,
    'community.report': ({ outbox }) => outbox.report,
    'community.block': ({ outbox }) => outbox.block,
    'community.bookmark': ({ outbox }) => outbox.bookmark,
  },
  counted: {
    community_question: ({ countedRows }, n) => countedRows.community_question(n),
    community_answer: ({ countedRows }, n) => countedRows.community_answer(n),
    community_vote: ({ countedRows }, n) => countedRows.community_vote(n),
    community_bookmark: ({ countedRows }, n) => countedRows.community_bookmark(n),
  },
});
