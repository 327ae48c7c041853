import { rowsOfCrop } from '#knowledge/calendar/index.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { conditionByKey } from '#knowledge/index.ts';
import type { Choices, Columns, RowTextContext } from './speech.ts';

/** A value as text; null when it has none. */
export type ValueText = (row: Columns, speech: RowTextContext) => string | null;

const filled = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const choice = (choices: Choices, value: unknown): string | null => {
  const key = filled(value);
  return key === null ? null : (choices[key] ?? key);
};

export const text =
  (column: string): ValueText =>
  (row) =>
    filled(row[column]);
export const day =
  (column: string): ValueText =>
  (row, { format }) => {
    const value = filled(row[column]);
    return value === null ? null : format.shortDay(value);
  };
export const oneOf =
  (column: string, choices: (speech: RowTextContext) => Choices): ValueText =>
  (row, speech) =>
    choice(choices(speech), row[column]);
export const counted =
  (column: string, say: (speech: RowTextContext, n: number) => string): ValueText =>
  (row, speech) => {
    const value = number(row[column]);
    return value === null ? null : say(speech, value);
  };
/** Shows a list as its length. */
export const howMany =
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
      ? value.map((one) => choice(choices(speech), one)).join(', ')
      : null;
  };

export const cropName = (
  crop: unknown,
  { language, fields }: Pick<RowTextContext, 'language' | 'fields'>,
): string | null => {
  const typed = filled(crop);
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
    const value = number(row[size]);
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
    const value = number(row[size]);
    if (value === null) return null;
    const say = words.quantities[String(row[unit])];
    return say ? say(format.number(value, 2)) : format.number(value, 2);
  };
export const money =
  (column: string): ValueText =>
  (row, { format }) => {
    const value = number(row[column]);
    return value === null ? null : format.money(value);
  };
export const hours =
  (column: string): ValueText =>
  (row, { format, words }) => {
    const minutes = number(row[column]);
    return minutes === null ? null : words.hours(format.number(minutes / 60, 1));
  };
export const repeat: ValueText = (row, { words }) => {
  const every = number(row['repeat_every']);
  return every === null ? null : (words.every[String(row['repeat_unit'])]?.(every) ?? null);
};
/** Formats a place as coordinates; four decimals are about ten metres. */
export const place =
  (column: string): ValueText =>
  (row) => {
    const at = row[column] as { readonly lat?: unknown; readonly lng?: unknown } | null | undefined;
    const [lat, lng] = [number(at?.lat), number(at?.lng)];
    return lat === null || lng === null ? null : `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
  };
export const named =
  (column: string, kind: string, title: string): ValueText =>
  (row, speech) => {
    const id = filled(row[column]);
    return id === null ? null : filled(speech.row(kind, id)?.[title]);
  };
/** The seed class by its name in the crop calendar. */
export const seed: ValueText = (row, { language }) => {
  const key = filled(row['variety_class']);
  if (key === null) return null;
  const found = rowsOfCrop(findCropByName(filled(row['crop_type']) ?? '')?.key ?? '').find(
    (one) => one.key === key,
  );
  return found?.name?.[language] ?? key;
};
export const condition =
  (column: string): ValueText =>
  (row, { language, words }) => {
    const key = filled(row[column]);
    if (key === null) return null;
    return key === 'none' ? words.noneOfThese : (conditionByKey(key)?.name[language] ?? key);
  };
