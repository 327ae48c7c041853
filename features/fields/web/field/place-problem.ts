import type { NoPlace } from '#kit/web/place/locate.ts';
import type { PlaceProblem } from '../../domain/field.ts';

type Asked = Exclude<PlaceProblem, 'not_asked'>;

const problems: Readonly<Record<NoPlace, Asked>> = {
  'place.denied': 'refused',
  'place.unavailable': 'unavailable',
  'place.slow': 'timed_out',
};

/** The reason for a missing location, from the phone's error code. */
export const placeProblemOf = (code: NoPlace): Asked => problems[code];
