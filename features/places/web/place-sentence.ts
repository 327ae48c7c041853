import type { Point } from '#kit/pure/geometry.ts';
import { type Format, useFormat } from '#kit/web/format.ts';
import type { PlaceInfo } from '../domain/place-info.ts';
import { usePlaceInfo } from './use-place-info.ts';
import { type PlaceWords, usePlaceWords } from './words.ts';

/** Closer than the table's precision. */
const AT_PLACE_KM = 0.5;

const kmText = (km: number, format: Format): string => format.number(km, km < 10 ? 1 : 0);

/** "2 km north of Bahati, Nakuru"; null where nothing is known. */
const placeSentence = (
  { county, nearest }: Pick<PlaceInfo, 'county' | 'nearest'>,
  words: PlaceWords,
  format: Format,
): string | null => {
  if (county === null) return null;
  if (!nearest) return words.inCounty(county);
  const name = nearest.name === county ? nearest.name : `${nearest.name}, ${county}`;
  return nearest.km < AT_PLACE_KM
    ? words.at(name)
    : words.away(kmText(nearest.km, format), words.directions[nearest.direction], name);
};

type Height = Pick<PlaceInfo, 'elevation' | 'elevationKm'>;

/**
 * "Altitude about 2,060 m, from a place 1.7 km away"; an entered altitude has no such note. `saved`: stored
 * with the field, from the farmer or that place. Null when neither is known.
 */
const elevationSentence = (
  saved: number | null,
  near: Height,
  words: PlaceWords,
  format: Format,
): string | null => {
  if (saved !== null && saved !== near.elevation) return words.heightKept(format.number(saved));
  if (near.elevation === null || near.elevationKm === null) return null;
  return words.height(format.number(near.elevation), kmText(near.elevationKm, format));
};

/** A point's place and altitude in plain words; null while unknown. */
export const usePlaceSentences = (
  point: Point,
  savedElevation: number | null,
): { readonly where: string | null; readonly height: string | null } => {
  const words = usePlaceWords();
  const format = useFormat();
  const place = usePlaceInfo(point);
  return {
    where: place && placeSentence(place, words, format),
    height: place && elevationSentence(savedElevation, place, words, format),
  };
};
