/** All offline knowledge of places as one module: loaded on demand, and cached. */
export { placeInfoOf as placeOf } from './place-info.ts';
export { searchPlaces } from './search.ts';
