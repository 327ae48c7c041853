// @cache later

import { type Crop, isGrowing } from '#features/crops/domain/crop.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { Satellite } from '#features/satellite/web/Satellite.tsx';
import type { yieldRows } from '#features/yields/contract.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName } from '#knowledge/index.ts';

type Prediction = RowOf<typeof yieldRows>;
const cropKeyOf = (typed: string): string => findCropByName(typed)?.key ?? typed;
const isPlanted = (crop: Crop): boolean => isGrowing(crop) && crop.status !== 'planning';

/**
 * The newest prediction for this planting; none for a field with several crops, because the satellite cannot
 * tell them apart.
 */
const useNewestPrediction = (fieldId: string) => {
  const { language } = useLanguage();
  const rows = useRowsOf<Prediction>('yield_prediction', 'field_id', fieldId) ?? [];
  const [crop, ...others] = (useRowsOf<Crop>('crop', 'field_id', fieldId) ?? []).filter(isPlanted);
  if (!crop || others.length > 0) return null;
  const ofThisPlanting = rows.filter(
    (row) =>
      cropKeyOf(row.crop_type) === cropKeyOf(crop.crop_type) && row.planting_date === crop.planting_date,
  );
  const newest = ofThisPlanting.reduce<Prediction | null>(
    (best, row) => (best && best.created_at > row.created_at ? best : row),
    null,
  );
  if (!newest) return null;
  const tonnes = (kgPerHa: number): number => (kgPerHa * newest.area_hectares) / 1_000;
  return {
    crop: cropName(crop.crop_type, language),
    low: tonnes(newest.low_kg_per_ha),
    high: tonnes(newest.high_kg_per_ha),
    on: dayInNairobi(new Date(newest.created_at)),
  };
};

export const SatellitePart = ({ field }: FieldSlotProps) => (
  <Satellite
    field={field}
    predicted={useNewestPrediction(field.id)}
    canAnalyze={useSubscriptionContext().isPro}
  />
);
