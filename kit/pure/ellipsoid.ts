import type { Ring } from './geometry.ts';

// WGS84 (NIMA TR8350.2): semi-major axis in metres and flattening.
export const A = 6_378_137;
export const F = 1 / 298.257_223_563;
const E2 = F * (2 - F);
const E = Math.sqrt(E2);
export const RAD = Math.PI / 180;

/** Snyder, USGS Professional Paper 1395, eq. 3-12: maps the ellipsoid to a sphere of equal area. */
const q = (sin: number): number => (1 - E2) * (sin / (1 - E2 * sin * sin) + Math.atanh(E * sin) / E);
const Q_POLE = q(1);
/** Squared authalic radius: a sphere of this radius has the ellipsoid's area. */
const R2 = (A * A * Q_POLE) / 2;

/** tan(β/2) of the authalic latitude β, in a form that stays precise near the equator. */
const halfTangent = (lat: number): number => {
  const sin = q(Math.sin(lat * RAD)) / Q_POLE;
  return sin / (1 + Math.sqrt(Math.max(0, 1 - sin * sin)));
};

/** The shorter difference of two longitudes, in radians; small differences stay precise. */
const lngDifferenceRad = (degrees: number): number => (degrees - 360 * Math.round(degrees / 360)) * RAD;

/**
 * Area in m² on the ellipsoid of a ring of any size: spherical excess on the authalic sphere, summed over the
 * sides relative to the equator. A ring around a pole encloses the smaller part.
 */
export const areaOf = (ring: Ring): number => {
  if (ring.length < 3) return 0;
  let excess = 0;
  let totalTurn = 0;
  ring.forEach((p, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const [a, b, east] = [halfTangent(p.lat), halfTangent(next.lat), lngDifferenceRad(next.lng - p.lng)];
    excess += 2 * Math.atan2(Math.tan(east / 2) * (a + b), 1 + a * b);
    totalTurn += east;
  });
  const toEquator = Math.abs(excess) * R2;
  return Math.abs(totalTurn) > 1 ? 2 * Math.PI * R2 - toEquator : toEquator;
};
