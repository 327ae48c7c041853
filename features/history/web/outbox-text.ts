import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { historyEn } from '../words.en.ts';
import { historySw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => historyEn, sw: () => historySw },
  commands: {
    'history.add': ({ outbox, types }, { event_type: type }) => outbox.add(types[type as keyof typeof types]),
    'history.change': ({ outbox }) => outbox.change,
    'history.remove': ({ outbox }) => outbox.remove,
  },
  counted: {
    field_event: ({ countedRows }, n) => countedRows.field_event(n),
  },
});
