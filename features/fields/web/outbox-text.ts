import { defineOutboxText, textOf } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { fieldsEn } from '../words.en.ts';
import { shapesEn } from '../words.shapes.en.ts';
import { shapesSw } from '../words.shapes.sw.ts';
import { fieldsSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: {
    en: () => ({ ...fieldsEn, refusals: { ...fieldsEn.refusals, ...shapesEn.refusals } }),
    sw: () => ({ ...fieldsSw, refusals: { ...fieldsSw.refusals, ...shapesSw.refusals } }),
  },
  commands: {
    'fields.add': ({ outbox }, { name }) => outbox.add(textOf(name)),
    'fields.change': ({ outbox }, { name }) => outbox.change(textOf(name)),
    'fields.set_boundary': ({ outbox }) => outbox.boundary,
    'fields.remove': ({ outbox }) => outbox.remove,
  },
  counted: {
    field: ({ countedRows }, n) => countedRows.field(n),
  },
});
