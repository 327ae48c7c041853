/** All offline knowledge of places as one module: loaded on demand, and cached. */
export { placeInfoOf as placeOf } from './around.ts';
export { searchPlaces } from './search.ts';
