import { dayInNairobi } from '#kit/pure/days.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { type Crop, isGrowing } from '#features/crops/domain/crop.ts';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { Satellite } from '#features/satellite/web/Satellite.tsx';
import type { yieldRows } from '#features/yields/contract.ts';
import { cropByTyped } from '#knowledge/index.ts';

type Prediction = RowOf<typeof yieldRows>;
const keyOf = (typed: string): string => cropByTyped(typed)?.key ?? typed;

/** The newest prediction for what grows on the field now. */
const usePredicted = (fieldId: string) => {
  const growing = new Set((useRowsOf<Crop>('crop', 'field_id', fieldId) ?? []).filter(isGrowing).map((crop) => keyOf(crop.crop_type)));
  const rows = (useRowsOf<Prediction>('yield_prediction', 'field_id', fieldId) ?? []).filter((row) => growing.has(keyOf(row.crop_type)));
  const newest = rows.reduce<Prediction | null>((best, row) => (best && best.created_at > row.created_at ? best : row), null);
  if (!newest) return null;
  const tonnes = (kgPerHa: number): number => (kgPerHa * newest.area_hectares) / 1_000;
  return { low: tonnes(newest.low_kg_per_ha), high: tonnes(newest.high_kg_per_ha), on: dayInNairobi(new Date(newest.created_at)) };
};

export const SatellitePart = ({ field }: FieldSlotProps) => <Satellite field={field} predicted={usePredicted(field.id)} canAnalyze={useSubscriptionContext().isPro} />;
