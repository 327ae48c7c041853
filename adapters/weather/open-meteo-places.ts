import type { Point } from '#kit/pure/geometry.ts';
import { asObject } from './request-json.ts';

/** Degrees. Because of rounding, another place may be nearer by this much. */
const TOLERANCE_DEG = 0.02;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const distanceDeg = (a: Point, b: Point): number => Math.hypot(a.lat - b.lat, a.lng - b.lng);

/** Whether an answer is for the place at its index: no other requested place is nearer. */
const matchesPlace = (answer: unknown, expectedPlace: Point, all: readonly Point[]): boolean => {
  const { latitude: lat, longitude: lng } = asObject(answer);
  if (!isNumber(lat) || !isNumber(lng)) return false;
  const ownDistance = distanceDeg({ lat, lng }, expectedPlace);
  return all.every((other) => ownDistance <= distanceDeg({ lat, lng }, other) + TOLERANCE_DEG);
};

/**
 * The answers in the order of the places, `undefined` where one is missing. The server numbers them from 0
 * and omits the 0 (open-meteo/open-meteo pull request 522). Without any number, uses the position in the list
 * if the coordinates match.
 */
export const orderByPlace = (answers: readonly unknown[], places: readonly Point[]): readonly unknown[] => {
  const numberOf = (answer: unknown): unknown => asObject(answer).location_id;
  if (!answers.some((answer) => isNumber(numberOf(answer))))
    return places.map((place, i) => (matchesPlace(answers[i], place, places) ? answers[i] : undefined));
  const numbered = new Map<unknown, unknown>();
  for (const answer of answers) {
    const number = numberOf(answer) ?? 0;
    if (answer !== null && !numbered.has(number)) numbered.set(number, answer);
  }
  return places.map((_, i) => numbered.get(i));
};
