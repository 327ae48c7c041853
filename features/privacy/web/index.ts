import { defineWebFeature } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const privacyWeb = defineWebFeature<typeof contract>()({
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});
