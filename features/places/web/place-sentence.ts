import type { Point } from '#kit/pure/geometry.ts';
import { type Format, useFormat } from '#kit/web/format.ts';
import type { PlaceOf } from '../domain/around.ts';
import { usePlaceOf } from './use-place-of.ts';
import { type PlaceWords, usePlaceWords } from './words.ts';

/** Closer than the table is exact. */
const HERE_KM = 0.5;

const kmText = (km: number, format: Format): string => format.number(km, km < 10 ? 1 : 0);

/** "2 km north of Bahati, Nakuru"; null where nothing is known. */
export const placeSentence = ({ county, nearest }: Pick<PlaceOf, 'county' | 'nearest'>, words: PlaceWords, format: Format): string | null => {
  if (county === null) return null;
  if (!nearest) return words.inCounty(county);
  const name = nearest.name === county ? nearest.name : `${nearest.name}, ${county}`;
  return nearest.km < HERE_KM ? words.at(name) : words.away(kmText(nearest.km, format), words.directions[nearest.direction], name);
};

/** "About 2,060 m above sea level, as at a place 1.7 km away"; null where no place is near enough. */
export const heightSentence = ({ elevation, elevationKm }: Pick<PlaceOf, 'elevation' | 'elevationKm'>, words: PlaceWords, format: Format): string | null =>
  (elevation === null || elevationKm === null ? null : words.height(format.number(elevation), kmText(elevationKm, format)));

/** Where a point lies, in the farmer's words; null while that is not known. */
export const usePlaceSentence = (point: Point | null): string | null => {
  const words = usePlaceWords();
  const format = useFormat();
  const place = usePlaceOf(point);
  return place && placeSentence(place, words, format);
};
