import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { part } from '#kit/web/ui/part.ts';

/**
 * What other features show of a field. Each is a chunk of its own: `Crops: part(async () => (await
 * import('…')).…)`.
 */
export const fieldSlots = {
  Crops: part(async () => (await import('#features/crops/web/CropsTab.tsx')).CropsTab),
  Satellite: part(async () => (await import('./field-parts/SatellitePart.tsx')).SatellitePart),
  SatelliteBrief: part(async () => (await import('#features/satellite/web/Brief.tsx')).Brief),
  Water: part(async () => (await import('#features/agronomy/web/WaterCard.tsx')).WaterCard),
  Insights: part(async () => (await import('./field-parts/InsightsPart.tsx')).InsightsPart),
  Tasks: part(async () => (await import('#features/tasks/web/FieldTasks.tsx')).FieldTasks),
  Health: part(async () => (await import('./field-parts/HealthPart.tsx')).HealthPart),
  HealthWhy: part(async () => (await import('./field-parts/HealthWhyPart.tsx')).HealthWhyPart),
  Latest: part(async () => (await import('./field-parts/HealthPart.tsx')).LatestPart),
  History: part(async () => (await import('./field-parts/HistoryPart.tsx')).HistoryPart),
} satisfies FieldSlots;
