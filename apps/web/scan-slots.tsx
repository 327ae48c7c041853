import { lazy } from 'react';
import type { ResultSlots } from '#features/scanner/web/result-slots.tsx';

/** What other features show below a leaf check. Each is a chunk of its own: `Experts: lazy(async () => ({ default: (await import('…')).… }))`. */
export const scanSlots: ResultSlots = {
  Community: lazy(async () => ({ default: (await import('#features/community/web/JoinCard.tsx')).JoinCard })),
  Experts: lazy(async () => ({ default: (await import('#features/experts/web/ReviewCard.tsx')).ReviewCard })),
  Said: lazy(async () => ({ default: (await import('#features/experts/web/ReviewCard.tsx')).AnsweredCard })),
  News: lazy(async () => ({ default: (await import('#features/experts/web/ReviewNews.tsx')).ReviewNews })),
  Outcome: lazy(async () => ({ default: (await import('#features/impact/web/OutcomeSlot.tsx')).OutcomeSlot })),
  Impact: lazy(async () => ({ default: (await import('#features/impact/web/ImpactSection.tsx')).ImpactSection })),
  Share: lazy(async () => ({ default: (await import('#features/sightings/web/ShareScan.tsx')).ShareScan })),
  Suppliers: lazy(async () => ({ default: (await import('#features/suppliers/web/ScanSuppliers.tsx')).ScanSuppliers })),
};
