import { lazy } from 'react';
import type { FieldSlots } from '#features/fields/web/field-slots.tsx';

/** What other features show of a field. Each is a chunk of its own: `Crops: lazy(async () => ({ default: (await import('…')).… }))`. */
export const fieldSlots: FieldSlots = {
  Crops: lazy(async () => ({ default: (await import('#features/crops/web/CropsTab.tsx')).CropsTab })),
  Satellite: lazy(async () => ({ default: (await import('./field-parts/SatellitePart.tsx')).SatellitePart })),
  SatelliteBrief: lazy(async () => ({ default: (await import('#features/satellite/web/Brief.tsx')).Brief })),
  Water: lazy(async () => ({ default: (await import('#features/agronomy/web/WaterCard.tsx')).WaterCard })),
  Insights: lazy(async () => ({ default: (await import('./field-parts/InsightsPart.tsx')).InsightsPart })),
  Tasks: lazy(async () => ({ default: (await import('#features/tasks/web/FieldTasks.tsx')).FieldTasks })),
  Health: lazy(async () => ({ default: (await import('./field-parts/HealthPart.tsx')).HealthPart })),
  HealthWhy: lazy(async () => ({ default: (await import('./field-parts/HealthWhyPart.tsx')).HealthWhyPart })),
  Latest: lazy(async () => ({ default: (await import('./field-parts/HealthPart.tsx')).LatestPart })),
  History: lazy(async () => ({ default: (await import('./field-parts/HistoryPart.tsx')).HistoryPart })),
};
