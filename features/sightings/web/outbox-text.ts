import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { sightingsEn } from '../words.en.ts';
import { sightingsSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => sightingsEn, sw: () => sightingsSw },
  commands: {
    'sightings.report': ({ outbox }) => outbox.report,
    'sightings.withdraw': ({ outbox }) => outbox.withdraw,
    'sightings.follow': ({ outbox }) => outbox.follow,
    'sightings.read': ({ outbox }) => outbox.read,
  },
  counted: {
    sighting_report: ({ countedRows }, n) => countedRows.sighting_report(n),
  },
});
