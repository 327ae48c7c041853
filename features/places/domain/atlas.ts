/**
 * All that is known of places without a network, as one part: it is fetched when a place is asked for, and
 * kept.
 */
export { placeOf } from './around.ts';
export { searchPlaces } from './search.ts';
