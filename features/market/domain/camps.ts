/**
 * The refugee complexes of Kenya, as WFP names their markets. Food aid and other buyers make their prices;
 * nobody carries a harvest there.
 */
const names = /daa?daab|kakuma|kalobeyei|hagadera|dagahaley|\bifo\b|kambioos/i;

export const isCamp = (market: string): boolean => names.test(market);
