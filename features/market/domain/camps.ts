/**
 * The refugee complexes of Kenya, by WFP's market names. Food aid and other buyers determine their prices,
 * and farmers do not sell there.
 */
const campNames = /daa?daab|kakuma|kalobeyei|hagadera|dagahaley|\bifo\b|kambioos/i;

export const isCamp = (market: string): boolean => campNames.test(market);
