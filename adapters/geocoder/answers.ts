import type { WiderPlace } from '#features/places/contract.ts';
/**
 * Parses Nominatim's answer (`format=jsonv2`), trusting nothing: numbers arrive as text, and anything may be
 * missing.
 */
import { cleanLine } from '#kit/pure/clean-text.ts';

type Loose = Readonly<Record<string, unknown>>;

const NAME_MAX = 80;
const MOST = 5;

const loose = (value: unknown): Loose | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null;

/** Single line, cut short. */
const clean = (value: unknown): string | null =>
  typeof value === 'string' ? [...cleanLine(value)].slice(0, NAME_MAX).join('').trim() || null : null;

const degrees = (value: unknown, most: number): number | null => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const number = Number(text);
  return Math.abs(number) <= most ? number : null;
};

/** From the smallest area to the largest. */
const ADDRESS = [
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

const parts = ({ display_name }: Loose): string[] =>
  typeof display_name === 'string'
    ? display_name
        .slice(0, 1_000)
        .split(',')
        .map(clean)
        .filter((p): p is string => p !== null)
    : [];

const nameIn = (item: Loose): string | null => {
  const address = loose(item.address) ?? {};
  return (
    clean(item.name) ??
    ADDRESS.map((key) => clean(address[key])).find((name) => name !== null) ??
    parts(item)[0] ??
    null
  );
};

/** "Nakuru, Kenya": what distinguishes two places of one name; no postcode. */
const detailOf = (item: Loose, name: string): string | null =>
  parts(item)
    .filter((part) => part !== name && !/^\d+$/.test(part))
    .slice(-3)
    .join(', ')
    .slice(0, NAME_MAX) || null;

const toPlace = (value: unknown): WiderPlace | null => {
  const item = loose(value);
  const name = item && nameIn(item);
  const [lat, lng] = [degrees(item?.lat, 90), degrees(item?.lon, 180)];
  return item && name && lat !== null && lng !== null
    ? { name, detail: detailOf(item, name), lat, lng }
    : null;
};

export const readSearch = (answer: unknown): WiderPlace[] => {
  if (!Array.isArray(answer)) throw new Error('not a list of places');
  return answer
    .slice(0, 50)
    .map(toPlace)
    .filter((place): place is WiderPlace => place !== null)
    .slice(0, MOST);
};

/** No result is an answer too: Nominatim returns `{ "error": "Unable to geocode" }`. */
export const readReverse = (answer: unknown): string | null => {
  const item = loose(answer);
  if (!item || (item.error === undefined && item.display_name === undefined && item.name === undefined))
    throw new Error('not a place');
  return item.error === undefined ? nameIn(item) : null;
};
