import { useRow, useRowsOf } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import type { Crop } from '../domain/crop.ts';

/** Newest planting date first; crops without a planting date before all others. */
const latestFirst = (a: Crop, b: Crop): number => {
  const [x, y] = [a.planting_date ?? '9999', b.planting_date ?? '9999'];
  return x === y ? (a.id < b.id ? 1 : -1) : x < y ? 1 : -1;
};

export const useCropsOf = (fieldId: string): readonly WithPending<Crop>[] =>
  [...(useRowsOf<Crop>('crop', 'field_id', fieldId) ?? [])].sort(latestFirst);

export const useCrop = (id: string): WithPending<Crop> | undefined => useRow<Crop>('crop', id);
