import type { Field } from '#features/fields/domain/field.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';

const KEY = 'market_field';
export const chosenField = (): string | null => readPreference(KEY);
export const chooseField = (id: string): void => writePreference(KEY, id);

/**
 * The field from which market distances are measured: the chosen one if it still exists, else the first with
 * a known place.
 */
export const shownField = (fields: readonly Field[], chosen: string | null): Field | null => {
  const placed = fields.filter((field) => !field.location_unconfirmed);
  return placed.find(({ id }) => id === chosen) ?? placed[0] ?? null;
};
