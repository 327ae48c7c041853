import type { LocateRefusal } from '#kit/web/place/locate.ts';
import type { PlaceProblem } from '../../domain/field.ts';

type LocateProblem = Exclude<PlaceProblem, 'not_asked'>;

const problems: Readonly<Record<LocateRefusal, LocateProblem>> = {
  'place.denied': 'refused',
  'place.unavailable': 'unavailable',
  'place.slow': 'timed_out',
};

/** The reason for a missing location, from the phone's error code. */
export const placeProblemOf = (code: LocateRefusal): LocateProblem => problems[code];
