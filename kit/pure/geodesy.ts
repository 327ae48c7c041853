import type { Point, Ring } from './geometry.ts';

// WGS84 (NIMA TR8350.2): semi-major axis in metres and flattening.
const A = 6_378_137;
const F = 1 / 298.257_223_563;
const E2 = F * (2 - F);
const E = Math.sqrt(E2);
const RAD = Math.PI / 180;

/** Snyder, USGS Professional Paper 1395, eq. 3-12: maps the ellipsoid to a sphere that keeps areas. */
const q = (sin: number): number => (1 - E2) * (sin / (1 - E2 * sin * sin) + Math.atanh(E * sin) / E);
const Q_POLE = q(1);
/** The authalic radius squared: that sphere has the ellipsoid's area. */
const R2 = (A * A * Q_POLE) / 2;

/** tan(β/2) of the authalic latitude β, written so that it keeps its digits near the equator. */
const halfTangent = (lat: number): number => {
  const sin = q(Math.sin(lat * RAD)) / Q_POLE;
  return sin / (1 + Math.sqrt(Math.max(0, 1 - sin * sin)));
};

/** A difference of longitudes the short way round, in radians; a small one keeps all its digits. */
const turn = (degrees: number): number => (degrees - 360 * Math.round(degrees / 360)) * RAD;

/**
 * Area in m² on the ellipsoid, of a ring of any size: spherical excess on the authalic sphere, summed over the sides
 * against the equator. A ring round a pole holds the smaller part.
 */
export const areaOf = (ring: Ring): number => {
  if (ring.length < 3) return 0;
  let excess = 0;
  let round = 0;
  ring.forEach((p, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const [a, b, east] = [halfTangent(p.lat), halfTangent(next.lat), turn(next.lng - p.lng)];
    excess += 2 * Math.atan2(Math.tan(east / 2) * (a + b), 1 + a * b);
    round += east;
  });
  const toEquator = Math.abs(excess) * R2;
  return Math.abs(round) > 1 ? 2 * Math.PI * R2 - toEquator : toEquator;
};

/** Metres between two points on the ellipsoid: Lambert's formula, within metres at a thousand kilometres. */
export const distanceM = (from: Point, to: Point): number => {
  const [b1, b2] = [from, to].map((p) => Math.atan((1 - F) * Math.tan(p.lat * RAD))) as [number, number];
  const h = Math.sin((b2 - b1) / 2) ** 2 + Math.cos(b1) * Math.cos(b2) * Math.sin(((to.lng - from.lng) * RAD) / 2) ** 2;
  if (h === 0) return 0;
  const arc = 2 * Math.asin(Math.min(1, Math.sqrt(h)));
  const [p, d] = [(b1 + b2) / 2, (b2 - b1) / 2];
  const x = ((arc - Math.sin(arc)) * (Math.sin(p) * Math.cos(d)) ** 2) / Math.max(1 - h, Number.EPSILON);
  const y = ((arc + Math.sin(arc)) * (Math.cos(p) * Math.sin(d)) ** 2) / h;
  return A * (arc - (F / 2) * (x + y));
};

/** Metres all the way round. */
export const perimeterOf = (ring: Ring): number =>
  ring.length < 2 ? 0 : ring.reduce((sum, p, i) => sum + distanceM(p, ring[(i + 1) % ring.length]!), 0);
