import { counties, type County } from '#features/places/domain/counties.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { normalizePlaceName } from '#features/places/domain/fold.ts';
import { listPlaces } from '#features/places/domain/gazetteer.ts';

interface MarketPlace {
  readonly county: County | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A margin around the border: outlines are simplified, and some markets are on them. */
export const isInKenya = ({ lat, lng }: { readonly lat: number; readonly lng: number }): boolean =>
  lat > -5 && lat < 5.7 && lng > 33.7 && lng < 42.1;

const lettersOnly = (name: string): string => normalizePlaceName(name).replace(/[^a-z]/g, '');
const byName: ReadonlyMap<string, County> = new Map(counties.map((county) => [lettersOnly(county), county]));

/** Parses county names as lists write them: "Taita Taveta", "Muranga", "Tharaka Nithi County". */
export const countyNamed = (text: string): County | null =>
  byName.get(lettersOnly(text.replace(/county/i, ''))) ?? null;

const townName = (name: string): string =>
  name
    .replace(/\(.*\)/, '')
    .replace(/\b(town|market|centre|center)\b/gi, '')
    .trim();

/** The position of a market without one: a town of that name in that county, or null. */
const townPosition = (market: string, county: County | null): { lat: number; lng: number } | null => {
  const wanted = normalizePlaceName(townName(market));
  if (!county || wanted.length < 3) return null;
  return (
    listPlaces().find((place) => normalizePlaceName(place.name) === wanted && countyOf(place) === county) ??
    null
  );
};

/** Resolves each market once, however many prices it has. */
export const marketPlaces = () => {
  const cache = new Map<string, MarketPlace>();
  const resolvePlace = (
    market: string,
    county: string,
    lat: number | null,
    lng: number | null,
  ): MarketPlace => {
    if (lat !== null && lng !== null)
      return { lat, lng, county: countyOf({ lat, lng }) ?? countyNamed(county) };
    const named = countyNamed(county) ?? countyNamed(/\(([^)]+)\)/.exec(market)?.[1] ?? '');
    const at = townPosition(market, named);
    return { county: named, lat: at?.lat ?? null, lng: at?.lng ?? null };
  };
  return (market: string, county: string, lat: number | null, lng: number | null): MarketPlace => {
    const key = `${market}\n${county}\n${lat}\n${lng}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const found = resolvePlace(market, county, lat, lng);
    cache.set(key, found);
    return found;
  };
};
