import { type Day, daysBetween } from '#kit/pure/days.ts';
import type { Crop } from './crop.ts';

/**
 * The days on which a crop can be harvested. The field's page counts down to `expected`. All three are equal
 * if only one day is known.
 */
export interface HarvestWindow {
  readonly from: Day;
  readonly expected: Day;
  readonly to: Day;
}

export type HarvestDates = Pick<
  Crop,
  'expected_harvest_date' | 'harvest_source' | 'harvest_from' | 'harvest_to'
>;

/**
 * The single source of the harvest window, for the field's page, tasks, alerts, organic work and the
 * assistant. `null` if the crop has no expected date, as for perennials without the farmer's own date. A
 * farmer's own date has no range.
 */
export const harvestWindow = (crop: HarvestDates): HarvestWindow | null => {
  const { expected_harvest_date: expected, harvest_from: from, harvest_to: to } = crop;
  if (expected === null) return null;
  const isRange =
    crop.harvest_source !== 'own' && from !== null && to !== null && from <= expected && expected <= to;
  return isRange ? { from, expected, to } : { from: expected, expected, to: expected };
};

/** Whether the crop may be ripe. It stays true after the window, until the harvest is recorded. */
export const isHarvestOpen = (window: HarvestWindow | null, today: Day): boolean =>
  window !== null && today >= window.from;

/** A growing crop's countdown on the field's page; `days` to the expected date, or since it. */
type HarvestState =
  | { readonly kind: 'ahead' | 'open' | 'late'; readonly days: number }
  | { readonly kind: 'due' };

export const harvestState = ({ from, expected }: HarvestWindow, today: Day): HarvestState => {
  const days = daysBetween(today, expected);
  if (days === 0) return { kind: 'due' };
  return days < 0 ? { kind: 'late', days: -days } : { kind: today < from ? 'ahead' : 'open', days };
};
