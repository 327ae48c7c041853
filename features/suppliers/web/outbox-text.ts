import { defineOutboxText, textOf } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { suppliersOutboxEn } from '../words.outbox.en.ts';
import { suppliersOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => suppliersOutboxEn, sw: () => suppliersOutboxSw },
  commands: {
    'suppliers.suggest': ({ outbox }, { name }) => outbox.suggest(textOf(name)),
    'suppliers.report': ({ outbox }) => outbox.report,
  },
});
