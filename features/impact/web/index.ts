import type { ResultSlots } from '#features/scanner/web/result/result-slots.tsx';
import { defineWebFeature } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import type * as contract from '../contract.ts';

export const impactWeb = defineWebFeature<typeof contract>()({
  slots: {
    Outcome: lazyComponent(async () => (await import('./OutcomeSlot.tsx')).OutcomeSlot),
    Impact: lazyComponent(async () => (await import('./ImpactSection.tsx')).ImpactSection),
  } satisfies ResultSlots,
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});
