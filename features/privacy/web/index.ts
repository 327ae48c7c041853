import { defineWebFeature } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const privacyWeb = defineWebFeature<typeof contract>()({
  projections: async () => (await import('./projections.ts')).privacyProjections,
  outboxText: async () => (await import('./outbox-text.ts')).privacyOutboxText,
});
