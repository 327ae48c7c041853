/** All offline knowledge of places as one module: loaded on demand, and cached. */
export { placeOf } from './around.ts';
export { searchPlaces } from './search.ts';
