import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { satelliteOutboxEn } from '../words.outbox.en.ts';
import { satelliteOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => satelliteOutboxEn, sw: () => satelliteOutboxSw },
  commands: {},
  counted: { satellite_result: ({ countedRows }, n) => countedRows.satellite_result(n) },
});
