/** Turns GeoNames rows into the place names that farmers may say or search. */
import { normalizePlaceName, withoutSpaces } from '#features/places/domain/fold.ts';
import { type PackedNames, type PlaceKind, placeKinds } from '#features/places/domain/named-places.ts';
import { fitsTable, packPosition } from '#features/places/domain/positions.ts';
import { editDistance } from '#features/places/domain/typos.ts';

export type SourceRow = readonly [
  id: number,
  name: string,
  lat: number,
  lng: number,
  code: string,
  county: string,
  population: number,
  elevation: number | null,
  others: readonly string[],
];
export interface Entry {
  readonly name: string;
  readonly others: readonly string[];
  readonly kind: PlaceKind;
  readonly lat: number;
  readonly lng: number;
  readonly elevation: number | null;
}

const codes: Readonly<Record<string, PlaceKind>> = {
  PPLC: 'city',
  PPLA: 'city',
  PPLA2: 'town',
  PPL: 'village',
  PPLX: 'village',
  PPLL: 'village',
  PPLF: 'village',
  MKT: 'market',
  EST: 'estate',
  FRM: 'estate',
  ADMD: 'area',
  ADM2: 'area',
  ADM3: 'area',
  ADM4: 'area',
};
/** Populations from which a place counts as a town or a city. GeoNames knows the population of few places. */
const TOWN_POPULATION = 2_000;
const CITY_POPULATION = 50_000;

const kindOf = (code: string, population: number): PlaceKind | null => {
  const kind = codes[code] ?? null;
  if (kind !== 'village' && kind !== 'town') return kind;
  return population >= CITY_POPULATION ? 'city' : population >= TOWN_POPULATION ? 'town' : kind;
};

/** Removes the administrative suffix and unifies apostrophes: "Njoro Division" → "Njoro". */
const normalizeName = (name: string): string =>
  name
    .replace(/[‘'`´]/g, '’')
    .replace(/\s+(Sub-?\s?Location|Location|Division|District|Sub-?\s?County|County|Constituency|Ward)$/i, '')
    .trim();

const GENERIC =
  /county|district|location|division|kaunti|comt|contea|condado|hrabstvo|hrabstwo|provin|[^\u0020-\u024f’‘]/i;
const MAX_OTHERS = 2;

/** Alternative spellings that the search's typo tolerance would not find. */
const othersOf = (name: string, all: readonly string[]): string[] => {
  const saved: string[] = [];
  for (const other of all) {
    const [a, b] = [withoutSpaces(normalizePlaceName(name)), withoutSpaces(normalizePlaceName(other))];
    const isNew =
      b.length > 3 &&
      !b.startsWith(a) &&
      !a.startsWith(b) &&
      [a, ...saved.map((k) => withoutSpaces(normalizePlaceName(k)))].every(
        (known) => editDistance(known, b, 1) > 1,
      );
    if (isNew && !GENERIC.test(other) && /^[A-Z]/.test(other)) saved.push(other.replace(/[‘'`´]/g, '’'));
  }
  return saved.slice(0, MAX_OTHERS);
};

const SAME_AREA_KM = 15;
const DUPLICATE_KM = 3;
const distanceKm = (a: Entry, b: Entry): number => Math.hypot(a.lat - b.lat, a.lng - b.lng) * 111.2;

/** Skips an area near a village of the same name, and duplicates of a village. */
const isRepeated = (entry: Entry, saved: readonly Entry[]): boolean =>
  saved.some((k) => distanceKm(entry, k) < (entry.kind === 'area' ? SAME_AREA_KM : DUPLICATE_KM));

export const chooseNames = (rows: readonly SourceRow[]): Entry[] => {
  const entries = rows
    .flatMap(([, name, lat, lng, code, , population, elevation, others]): Entry[] => {
      const kind = kindOf(code, population);
      if (!kind || !fitsTable({ lat, lng }) || normalizeName(name).length < 2) return [];
      return [
        {
          name: normalizeName(name),
          others: kind === 'city' && code !== 'PPL' ? [] : othersOf(normalizeName(name), others),
          kind,
          lat,
          lng,
          elevation,
        },
      ];
    })
    .sort(
      (a, b) =>
        placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind) ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.lat - b.lat),
    );
  const byName = new Map<string, Entry[]>();
  return entries.filter((entry) => {
    const key = normalizePlaceName(entry.name);
    const saved = byName.get(key) ?? [];
    if (isRepeated(entry, saved)) return false;
    byName.set(key, [...saved, entry]);
    return true;
  });
};

export const packNames = (entries: readonly Entry[]): Readonly<Record<PlaceKind, PackedNames>> =>
  Object.fromEntries(
    placeKinds.map((kind) => {
      const those = entries.filter((entry) => entry.kind === kind);
      return [
        kind,
        {
          names: those.map(({ name, others }) => [name, ...others].join('|')).join('\n'),
          spots: those.map(packPosition).join(''),
        },
      ];
    }),
  ) as Record<PlaceKind, PackedNames>;
