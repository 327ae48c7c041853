import type { Point } from '#kit/pure/geometry.ts';
import { kmBetween } from './around.ts';
import { counties, type County } from './counties.ts';
import { countyOf } from './county-of.ts';
import { fold, squeeze } from './fold.ts';
import { listPlaces } from './gazetteer.ts';
import { type Named, placeKinds } from './named.ts';
import { maxTypos, editDistance } from './typos.ts';

export interface FoundPlace extends Named {
  readonly county: County | null;
}

interface Key {
  readonly spaced: string;
  readonly close: string;
}
interface Entry {
  readonly place: Named;
  readonly keys: readonly Key[];
}
interface Hit {
  readonly place: Named;
  readonly rank: number;
}

export const MAX_RESULTS = 8;
const MIN_CHARACTERS = 2;

let indexed: readonly Entry[] | null = null;
const keyOf = (name: string): Key => {
  const spaced = fold(name);
  return { spaced, close: squeeze(spaced) };
};
const index = (): readonly Entry[] =>
  (indexed ??= listPlaces().map((place) => ({ place, keys: [place.name, ...place.others].map(keyOf) })));

const rankOf = ({ spaced, close }: Key, query: Key): number | null => {
  if (spaced === query.spaced) return 0;
  if (spaced.startsWith(query.spaced)) return 1;
  if (spaced.includes(` ${query.spaced}`)) return 2;
  return close.startsWith(query.close) ? 3 : null;
};

/** Compares a half-typed name with as many letters of the full one. */
const slipOf = ({ close }: Key, query: Key): number | null => {
  const most = maxTypos(query.spaced.length);
  const whole = editDistance(close, query.close, most);
  if (whole <= most) return 3 + whole;
  if (query.close.length < 5 || close.length <= query.close.length) return null;
  return editDistance(close.slice(0, query.close.length), query.close, 1) <= 1 ? 7 : null;
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

const foldedCounties = counties.map((county) => ({ county, key: fold(county) }));

/** "Bahati Nakuru": splits off a county at the end, when a name is left before it. */
const split = (query: string): { readonly name: string; readonly county: County | null } => {
  const found = foldedCounties.find(({ key }) => query.endsWith(` ${key}`));
  return found
    ? { name: query.slice(0, -found.key.length - 1), county: found.county }
    : { name: query, county: null };
};

/** A nearby village of exactly this name is preferred to a town far away. */
const CLOSE_KM = 30;

interface Rated {
  readonly place: Named;
  readonly rank: number;
  readonly kind: number;
  readonly km: number;
}

const rated = ({ place, rank }: Hit, near: Point | null): Rated => {
  const km = near ? kmBetween(place, near) : 0;
  return {
    place,
    rank: near && rank === 0 && km < CLOSE_KM ? -1 : rank,
    kind: placeKinds.indexOf(place.kind),
    km,
  };
};

const inOrder = (hits: readonly Hit[], near: Point | null): Named[] =>
  hits
    .map((hit) => rated(hit, near))
    .sort(
      (a, b) => a.rank - b.rank || a.kind - b.kind || a.km - b.km || (a.place.name < b.place.name ? -1 : 1),
    )
    .map(({ place }) => place);

/** Radius of one settlement. */
const SAME_KM = 15;
const isSame = (a: FoundPlace, b: FoundPlace): boolean =>
  a.name === b.name && a.county === b.county && kmBetween(a, b) < SAME_KM;

/** With this many prefix matches, or one exact match, approximate matches are skipped. */
const ENOUGH = 3;

const found = (query: string, county: County | null, near: Point | null): FoundPlace[] => {
  const wanted = (hits: readonly Hit[]): FoundPlace[] => {
    const places: FoundPlace[] = [];
    for (const place of inOrder(hits, near)) {
      if (places.length >= MAX_RESULTS) break;
      const one = { ...place, county: countyOf(place) };
      if ((county === null || one.county === county) && !places.some((p) => isSame(p, one))) places.push(one);
    }
    return places;
  };
  const hits = hitsOf(keyOf(query), rankOf);
  const exact = wanted(hits);
  const isKnown = exact.length >= ENOUGH || (exact.length > 0 && hits.some(({ rank }) => rank === 0));
  if (isKnown || maxTypos(query.length) === 0) return exact;
  return [
    ...exact,
    ...wanted(hitsOf(keyOf(query), slipOf)).filter((place) => !exact.some((e) => isSame(e, place))),
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
  const query = fold(typed);
  if (query.length < MIN_CHARACTERS) return [];
  const { name, county } = split(query);
  const places = county ? found(name, county, near) : [];
  if (places.length > 0) return places;
  const whole = found(query, null, near);
  const asked = foldedCounties.find(({ key }) => key === query);
  if (!asked || whole[0]?.county === asked.county) return whole;
  return [...townsOf(asked.county), ...whole].slice(0, MAX_RESULTS);
};
