/**
 * The refugee complexes of Kenya, by WFP's market names. Food aid and other buyers determine their prices,
 * and farmers do not sell there.
 */
const names = /daa?daab|kakuma|kalobeyei|hagadera|dagahaley|\bifo\b|kambioos/i;

export const isCamp = (market: string): boolean => names.test(market);
