import type { Point } from '#kit/pure/geometry.ts';
import { kmBetween } from './around.ts';
import { counties, type County } from './counties.ts';
import { countyOf } from './county-of.ts';
import { fold, squeeze } from './fold.ts';
import { kenya } from './gazetteer.ts';
import { type Named, placeKinds } from './named.ts';
import { forgiven, typos } from './typos.ts';

export interface FoundPlace extends Named { readonly county: County | null }

interface Entry { readonly place: Named; readonly keys: readonly string[] }
interface Hit { readonly place: Named; readonly rank: number }

export const MOST_FOUND = 8;
export const LEAST_LETTERS = 2;

let indexed: readonly Entry[] | null = null;
const index = (): readonly Entry[] => (indexed ??= kenya().map((place) => ({ place, keys: [place.name, ...place.others].map(fold) })));

const rankOf = (key: string, query: string): number | null => {
  if (key === query) return 0;
  if (key.startsWith(query)) return 1;
  if (key.includes(` ${query}`)) return 2;
  return squeeze(key).startsWith(squeeze(query)) ? 3 : null;
};

/** Half-typed names are compared with as many letters of the full one. */
const slipOf = (key: string, query: string): number | null => {
  const most = forgiven(query.length);
  const whole = typos(squeeze(key), squeeze(query), most);
  if (whole <= most) return 3 + whole;
  if (query.length < 5) return null;
  const start = typos(squeeze(key).slice(0, squeeze(query).length), squeeze(query), 1);
  return start <= 1 ? 6 + start : null;
};

const hitsOf = (query: string, rate: (key: string, query: string) => number | null): Hit[] => index().flatMap(({ place, keys }) => {
  const ranks = keys.map((key) => rate(key, query)).filter((rank): rank is number => rank !== null);
  return ranks.length === 0 ? [] : [{ place, rank: Math.min(...ranks) }];
});

const foldedCounties = counties.map((county) => ({ county, key: fold(county) }));

/** "Bahati Nakuru": the county behind the name, when something is left before it. */
const split = (query: string): { readonly name: string; readonly county: County | null } => {
  const found = foldedCounties.find(({ key }) => query.endsWith(` ${key}`));
  return found ? { name: query.slice(0, -found.key.length - 1), county: found.county } : { name: query, county: null };
};

const inOrder = (hits: readonly Hit[], near: Point | null): Named[] => {
  const kind = (place: Named): number => placeKinds.indexOf(place.kind);
  const far = (place: Named): number => (near ? kmBetween(place, near) : 0);
  return [...hits].sort((a, b) => a.rank - b.rank || kind(a.place) - kind(b.place) || far(a.place) - far(b.place) || (a.place.name < b.place.name ? -1 : 1)).map((hit) => hit.place);
};

/** Parts of one settlement. */
const SAME_KM = 15;
const isSame = (a: FoundPlace, b: FoundPlace): boolean => a.name === b.name && a.county === b.county && kmBetween(a, b) < SAME_KM;

/** With so many that begin as it was typed, nobody needs those that nearly do. */
const ENOUGH = 3;

const found = (query: string, county: County | null, near: Point | null): FoundPlace[] => {
  const wanted = (hits: readonly Hit[]): FoundPlace[] => {
    const places: FoundPlace[] = [];
    for (const place of inOrder(hits, near)) {
      if (places.length >= MOST_FOUND) break;
      const one = { ...place, county: countyOf(place) };
      if ((county === null || one.county === county) && !places.some((p) => isSame(p, one))) places.push(one);
    }
    return places;
  };
  const exact = wanted(hitsOf(query, rankOf));
  if (exact.length >= ENOUGH || forgiven(query.length) === 0) return exact;
  return [...exact, ...wanted(hitsOf(query, slipOf)).filter((place) => !exact.some((e) => isSame(e, place)))].slice(0, MOST_FOUND);
};

/** Towns of a county that bears no town's name. */
const townsOf = (county: County): FoundPlace[] =>
  kenya().filter((place) => place.kind === 'city' || place.kind === 'town').map((place) => ({ ...place, county: countyOf(place) })).filter((place) => place.county === county);

/** Best first; nearer ones first among equals when `near` is known. Nothing for less than two letters. */
export const searchPlaces = (typed: string, near: Point | null = null): FoundPlace[] => {
  const query = fold(typed);
  if (query.length < LEAST_LETTERS) return [];
  const { name, county } = split(query);
  const places = county ? found(name, county, near) : [];
  if (places.length > 0) return places;
  const whole = found(query, null, near);
  const asked = foldedCounties.find(({ key }) => key === query);
  if (!asked || whole[0]?.county === asked.county) return whole;
  return [...townsOf(asked.county), ...whole].slice(0, MOST_FOUND);
};
