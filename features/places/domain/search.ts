import type { Point } from '#kit/pure/geometry.ts';
import { counties, type County } from './counties.ts';
import { countyOf } from './county-of.ts';
import { normalizePlaceName, withoutSpaces } from './fold.ts';
import { listPlaces } from './gazetteer.ts';
import { type NamedPlace, placeKinds } from './named-places.ts';
import { kmBetween } from './place-info.ts';
import { maxTypos, editDistance } from './typos.ts';

export interface FoundPlace extends NamedPlace {
  readonly county: County | null;
}

interface Key {
  readonly spaced: string;
  readonly unspaced: string;
}
interface Entry {
  readonly place: NamedPlace;
  readonly keys: readonly Key[];
}
interface Hit {
  readonly place: NamedPlace;
  readonly rank: number;
}

export const MAX_RESULTS = 8;
const MIN_CHARACTERS = 2;

let indexed: readonly Entry[] | null = null;
const keyOf = (name: string): Key => {
  const spaced = normalizePlaceName(name);
  return { spaced, unspaced: withoutSpaces(spaced) };
};
const index = (): readonly Entry[] =>
  (indexed ??= listPlaces().map((place) => ({ place, keys: [place.name, ...place.otherNames].map(keyOf) })));

const rankOf = ({ spaced, unspaced }: Key, query: Key): number | null => {
  if (spaced === query.spaced) return 0;
  if (spaced.startsWith(query.spaced)) return 1;
  if (spaced.includes(` ${query.spaced}`)) return 2;
  return unspaced.startsWith(query.unspaced) ? 3 : null;
};

/** Compares a half-typed name with as many letters of the full one. */
const typoRankOf = ({ unspaced }: Key, query: Key): number | null => {
  const most = maxTypos(query.spaced.length);
  const whole = editDistance(unspaced, query.unspaced, most);
  if (whole <= most) return 3 + whole;
  if (query.unspaced.length < 5 || unspaced.length <= query.unspaced.length) return null;
  return editDistance(unspaced.slice(0, query.unspaced.length), query.unspaced, 1) <= 1 ? 7 : null;
};

const hitsOf = (query: Key, rate: (key: Key, query: Key) => number | null): Hit[] => {
  const hits: Hit[] = [];
  for (const { place, keys } of index()) {
    let least: number | null = null;
    for (const key of keys) {
      const rank = rate(key, query);
      if (rank !== null && (least === null || rank < least)) least = rank;
    }
    if (least !== null) hits.push({ place, rank: least });
  }
  return hits;
};

const foldedCounties = counties.map((county) => ({ county, key: normalizePlaceName(county) }));

/** "Bahati Nakuru": splits off a county at the end, when a name is left before it. */
const splitCounty = (query: string): { readonly name: string; readonly county: County | null } => {
  const found = foldedCounties.find(({ key }) => query.endsWith(` ${key}`));
  return found
    ? { name: query.slice(0, -found.key.length - 1), county: found.county }
    : { name: query, county: null };
};

/** A nearby village of exactly this name is preferred to a town far away. */
const NEARBY_KM = 30;

interface SortableHit {
  readonly place: NamedPlace;
  readonly rank: number;
  readonly kind: number;
  readonly km: number;
}

const sortableHit = ({ place, rank }: Hit, near: Point | null): SortableHit => {
  const km = near ? kmBetween(place, near) : 0;
  return {
    place,
    rank: near && rank === 0 && km < NEARBY_KM ? -1 : rank,
    kind: placeKinds.indexOf(place.kind),
    km,
  };
};

const sortedPlaces = (hits: readonly Hit[], near: Point | null): NamedPlace[] =>
  hits
    .map((hit) => sortableHit(hit, near))
    .sort(
      (a, b) => a.rank - b.rank || a.kind - b.kind || a.km - b.km || (a.place.name < b.place.name ? -1 : 1),
    )
    .map(({ place }) => place);

/** Radius of one settlement. */
const SAME_PLACE_KM = 15;
const isSame = (a: FoundPlace, b: FoundPlace): boolean =>
  a.name === b.name && a.county === b.county && kmBetween(a, b) < SAME_PLACE_KM;

/** With this many prefix matches, or one exact match, approximate matches are skipped. */
const ENOUGH_MATCHES = 3;

const findByName = (query: string, county: County | null, near: Point | null): FoundPlace[] => {
  const matchingPlaces = (hits: readonly Hit[]): FoundPlace[] => {
    const places: FoundPlace[] = [];
    for (const place of sortedPlaces(hits, near)) {
      if (places.length >= MAX_RESULTS) break;
      const one = { ...place, county: countyOf(place) };
      if ((county === null || one.county === county) && !places.some((p) => isSame(p, one))) places.push(one);
    }
    return places;
  };
  const hits = hitsOf(keyOf(query), rankOf);
  const exact = matchingPlaces(hits);
  const isKnown = exact.length >= ENOUGH_MATCHES || (exact.length > 0 && hits.some(({ rank }) => rank === 0));
  if (isKnown || maxTypos(query.length) === 0) return exact;
  return [
    ...exact,
    ...matchingPlaces(hitsOf(keyOf(query), typoRankOf)).filter(
      (place) => !exact.some((e) => isSame(e, place)),
    ),
  ].slice(0, MAX_RESULTS);
};

/** Main towns of counties that are not named after one. */
const townsOf = (county: County): FoundPlace[] =>
  listPlaces()
    .filter((place) => place.kind === 'city' || place.kind === 'town')
    .map((place) => ({ ...place, county: countyOf(place) }))
    .filter((place) => place.county === county);

/** Best first; among equals the nearest when `near` is known. Empty for fewer than two letters. */
export const searchPlaces = (typed: string, near: Point | null = null): FoundPlace[] => {
  const query = normalizePlaceName(typed);
  if (query.length < MIN_CHARACTERS) return [];
  const { name, county } = splitCounty(query);
  const places = county ? findByName(name, county, near) : [];
  if (places.length > 0) return places;
  const whole = findByName(query, null, near);
  const queriedCounty = foldedCounties.find(({ key }) => key === query);
  if (!queriedCounty || whole[0]?.county === queriedCounty.county) return whole;
  return [...townsOf(queriedCounty.county), ...whole].slice(0, MAX_RESULTS);
};
