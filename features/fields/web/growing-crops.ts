import { type Day, daysBetween } from '#kit/pure/days.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';

/** The part of a planting that a field's picture needs; the crops feature stores more. */
interface GrowingCrop {
  readonly id: string;
  readonly crop_type: string;
  readonly status: string;
  readonly planting_date: Day | null;
}

/** What grows in the field today, oldest planting first. */
export const useGrowingCrops = (fieldId: string, today: Day): readonly GrowingCrop[] =>
  (useRowsOf<GrowingCrop>('crop', 'field_id', fieldId) ?? [])
    .filter(
      (crop) =>
        (crop.status === 'growing' || crop.status === 'planted') && (crop.planting_date ?? today) <= today,
    )
    .sort((a, b) => ((a.planting_date ?? today) < (b.planting_date ?? today) ? -1 : 1));

/** Days since planting; null without a planting date. */
export const daysGrown = ({ planting_date: planted }: GrowingCrop, today: Day): number | null =>
  planted === null ? null : daysBetween(planted, today);
