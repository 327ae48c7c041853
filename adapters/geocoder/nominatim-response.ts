import type { MapSearchPlace } from '#features/places/contract.ts';
/**
 * Parses Nominatim's answer (`format=jsonv2`), trusting nothing: numbers arrive as text, and anything may be
 * missing.
 */
import { cleanLine } from '#kit/pure/clean-text.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const NAME_MAX = 80;
const MAX_RESULTS = 5;

const asObject = (value: unknown): JsonObject | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;

/** Single line, cut short. */
const cleanName = (value: unknown): string | null =>
  typeof value === 'string' ? [...cleanLine(value)].slice(0, NAME_MAX).join('').trim() || null : null;

const degrees = (value: unknown, max: number): number | null => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const number = Number(text);
  return Math.abs(number) <= max ? number : null;
};

/** From the smallest area to the largest. */
const ADDRESS_KEYS = [
  'village',
  'hamlet',
  'isolated_dwelling',
  'neighbourhood',
  'suburb',
  'town',
  'city',
  'municipality',
  'county',
  'state',
];

const displayNameParts = ({ display_name }: JsonObject): string[] =>
  typeof display_name === 'string'
    ? display_name
        .slice(0, 1_000)
        .split(',')
        .map(cleanName)
        .filter((p): p is string => p !== null)
    : [];

const nameIn = (item: JsonObject): string | null => {
  const address = asObject(item.address) ?? {};
  return (
    cleanName(item.name) ??
    ADDRESS_KEYS.map((key) => cleanName(address[key])).find((name) => name !== null) ??
    displayNameParts(item)[0] ??
    null
  );
};

/** "Nakuru, Kenya": what distinguishes two places of one name; no postcode. */
const detailOf = (item: JsonObject, name: string): string | null =>
  displayNameParts(item)
    .filter((part) => part !== name && !/^\d+$/.test(part))
    .slice(-3)
    .join(', ')
    .slice(0, NAME_MAX) || null;

const toPlace = (value: unknown): MapSearchPlace | null => {
  const item = asObject(value);
  const name = item && nameIn(item);
  const [lat, lng] = [degrees(item?.lat, 90), degrees(item?.lon, 180)];
  return item && name && lat !== null && lng !== null
    ? { name, detail: detailOf(item, name), lat, lng }
    : null;
};

export const readSearch = (answer: unknown): MapSearchPlace[] => {
  if (!Array.isArray(answer)) throw new Error('not a list of places');
  return answer
    .slice(0, 50)
    .map(toPlace)
    .filter((place): place is MapSearchPlace => place !== null)
    .slice(0, MAX_RESULTS);
};

/** No result is an answer too: Nominatim returns `{ "error": "Unable to geocode" }`. */
export const readReverse = (answer: unknown): string | null => {
  const item = asObject(answer);
  if (!item || (item.error === undefined && item.display_name === undefined && item.name === undefined))
    throw new Error('not a place');
  return item.error === undefined ? nameIn(item) : null;
};
