import { normalizePlaceName } from '#features/places/domain/fold.ts';
import { placeRadiusM } from '#features/places/domain/place-radius.ts';
import { type FoundPlace, searchPlaces } from '#features/places/domain/search.ts';

/** A village as a field's place: near the field, not the field. `accuracyM` says how near. */
export interface Village {
  /** "Bahati, Nakuru" */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly elevation: number | null;
  readonly accuracyM: number;
}

/** As many as fit on one USSD screen, each with its number. */
const MAX_LISTED = 4;
const LABEL_CHARACTERS = 24;

const villageOf = ({ name, county, lat, lng, elevation, kind }: FoundPlace): Village => ({
  name: county === null || county === name ? name : `${name}, ${county}`,
  lat,
  lng,
  elevation,
  accuracyM: placeRadiusM[kind],
});

/** Shortens the village before the county, which tells two villages of one name apart. */
export const villageLabel = (name: string): string => {
  if (name.length <= LABEL_CHARACTERS) return name;
  const [village = '', county] = name.split(', ');
  if (county === undefined) return village.slice(0, LABEL_CHARACTERS).trim();
  const room = Math.max(6, LABEL_CHARACTERS - county.length - 3);
  const short = village.length > room ? `${village.slice(0, room).trim()}.` : village;
  return `${short}, ${county}`.slice(0, LABEL_CHARACTERS).trim();
};

const withoutRepeats = (villages: readonly Village[]): readonly Village[] =>
  [...new Map([...villages].reverse().map((village) => [village.name, village])).values()].reverse();

/** Villages of this name, best first. */
export const findVillages = (typed: string): readonly Village[] =>
  withoutRepeats(searchPlaces(typed).map(villageOf)).slice(0, MAX_LISTED);

/** The village that a name means beyond doubt: no other place has exactly this name. */
export const onlyVillage = (typed: string): Village | null => {
  const query = normalizePlaceName(typed);
  const exact = searchPlaces(typed).filter(({ name, otherNames, county }) =>
    [name, ...otherNames, `${name} ${county ?? ''}`].some((one) => normalizePlaceName(one) === query),
  );
  const [first, ...others] = withoutRepeats(exact.map(villageOf));
  return first && others.length === 0 ? first : null;
};
