import { rowsOfCrop } from '#knowledge/calendar/index.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { conditionByKey } from '#knowledge/index.ts';
import type { Choices, Columns, RowTextContext } from './row-text-context.ts';

/** A value as text; null when it has none. */
export type ValueText = (row: Columns, speech: RowTextContext) => string | null;

const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const choiceText = (choices: Choices, value: unknown): string | null => {
  const key = nonEmptyText(value);
  return key === null ? null : (choices[key] ?? key);
};

export const text =
  (column: string): ValueText =>
  (row) =>
    nonEmptyText(row[column]);
export const day =
  (column: string): ValueText =>
  (row, { format }) => {
    const value = nonEmptyText(row[column]);
    return value === null ? null : format.shortDay(value);
  };
export const oneOf =
  (column: string, choices: (speech: RowTextContext) => Choices): ValueText =>
  (row, speech) =>
    choiceText(choices(speech), row[column]);
export const numberText =
  (column: string, say: (speech: RowTextContext, n: number) => string): ValueText =>
  (row, speech) => {
    const value = asNumber(row[column]);
    return value === null ? null : say(speech, value);
  };
/** Shows a list as its length. */
export const listLength =
  (column: string, say: (speech: RowTextContext, n: number) => string): ValueText =>
  (row, speech) => {
    const list = row[column];
    return Array.isArray(list) && list.length > 0 ? say(speech, list.length) : null;
  };
export const list =
  (column: string, choices: (speech: RowTextContext) => Choices = () => ({})): ValueText =>
  (row, speech) => {
    const value = row[column];
    return Array.isArray(value) && value.length > 0
      ? value.map((one) => choiceText(choices(speech), one)).join(', ')
      : null;
  };

export const cropName = (
  crop: unknown,
  { language, fields }: Pick<RowTextContext, 'language' | 'fields'>,
): string | null => {
  const typed = nonEmptyText(crop);
  if (typed === null) return null;
  const name = findCropByName(typed)?.name[language] ?? fields.cropNames[typed] ?? typed;
  return name.charAt(0).toUpperCase() + name.slice(1);
};
export const crop =
  (column: string): ValueText =>
  (row, speech) =>
    cropName(row[column], speech);

/** Two decimals tell fields and beds apart; a bed in square metres is a whole number. */
export const area =
  (size: string, unit: string): ValueText =>
  (row, { format, words }) => {
    const value = asNumber(row[size]);
    if (value === null) return null;
    const say =
      { acres: words.acres, hectares: words.hectares, square_meters: words.squareMetres }[
        String(row[unit])
      ] ?? words.acres;
    return say(format.number(value, 2));
  };
export const amount =
  (size: string, unit: string): ValueText =>
  (row, { format, words }) => {
    const value = asNumber(row[size]);
    if (value === null) return null;
    const say = words.quantities[String(row[unit])];
    return say ? say(format.number(value, 2)) : format.number(value, 2);
  };
export const money =
  (column: string): ValueText =>
  (row, { format }) => {
    const value = asNumber(row[column]);
    return value === null ? null : format.money(value);
  };
export const hours =
  (column: string): ValueText =>
  (row, { format, words }) => {
    const minutes = asNumber(row[column]);
    return minutes === null ? null : words.hours(format.number(minutes / 60, 1));
  };
export const repeat: ValueText = (row, { words }) => {
  const every = asNumber(row['repeat_every']);
  return every === null ? null : (words.every[String(row['repeat_unit'])]?.(every) ?? null);
};
/** Formats a place as coordinates; four decimals are about ten metres. */
export const place =
  (column: string): ValueText =>
  (row) => {
    const at = row[column] as { readonly lat?: unknown; readonly lng?: unknown } | null | undefined;
    const [lat, lng] = [asNumber(at?.lat), asNumber(at?.lng)];
    return lat === null || lng === null ? null : `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
  };
export const titleOfReferencedRow =
  (column: string, kind: string, title: string): ValueText =>
  (row, speech) => {
    const id = nonEmptyText(row[column]);
    return id === null ? null : nonEmptyText(speech.row(kind, id)?.[title]);
  };
/** The seed class by its name in the crop calendar. */
export const seed: ValueText = (row, { language }) => {
  const key = nonEmptyText(row['variety_class']);
  if (key === null) return null;
  const found = rowsOfCrop(findCropByName(nonEmptyText(row['crop_type']) ?? '')?.key ?? '').find(
    (one) => one.key === key,
  );
  return found?.name?.[language] ?? key;
};
export const condition =
  (column: string): ValueText =>
  (row, { language, words }) => {
    const key = nonEmptyText(row[column]);
    if (key === null) return null;
    return key === 'none' ? words.noneOfThese : (conditionByKey(key)?.name[language] ?? key);
  };
