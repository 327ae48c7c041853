import type { ResultSlots } from '#features/scanner/web/result-slots.tsx';
import { part } from '#kit/web/ui/part.ts';

/**
 * What other features show below a leaf check. Each is a chunk of its own: `Experts: part(async () => (await
 * import('…')).…)`.
 */
export const scanSlots = {
  Community: part(async () => (await import('#features/community/web/JoinCard.tsx')).JoinCard),
  Experts: part(async () => (await import('#features/experts/web/ReviewCard.tsx')).ReviewCard),
  Said: part(async () => (await import('#features/experts/web/ReviewCard.tsx')).AnsweredCard),
  News: part(async () => (await import('#features/experts/web/ReviewNews.tsx')).ReviewNews),
  Outcome: part(async () => (await import('#features/impact/web/OutcomeSlot.tsx')).OutcomeSlot),
  Impact: part(async () => (await import('#features/impact/web/ImpactSection.tsx')).ImpactSection),
  Share: part(async () => (await import('#features/sightings/web/ShareScan.tsx')).ShareScan),
  Suppliers: part(async () => (await import('#features/suppliers/web/ScanSuppliers.tsx')).ScanSuppliers),
} satisfies ResultSlots;
