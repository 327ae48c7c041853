/** Degrees; WGS84. */
export interface Point { readonly lat: number; readonly lng: number }
/** A closed ring without its repeated last point. */
export type Ring = readonly Point[];

// WGS84 (NIMA TR8350.2): semi-major axis in metres and first eccentricity squared.
const A = 6_378_137;
const E2 = 0.006_694_379_990_14;
const RAD = Math.PI / 180;

/** Metres of one degree north and one degree east at a latitude, on the ellipsoid. */
export const metresPerDegree = (lat: number): { readonly north: number; readonly east: number } => {
  const sin = Math.sin(lat * RAD);
  const w = 1 - E2 * sin * sin;
  return { north: (RAD * A * (1 - E2)) / w ** 1.5, east: (RAD * A * Math.cos(lat * RAD)) / Math.sqrt(w) };
};

/** A square of exactly the given area (m²) around a point, sides north-south and east-west. */
export const squareAround = (centre: Point, areaM2: number): Ring => {
  const half = Math.sqrt(areaM2) / 2;
  const { north, east } = metresPerDegree(centre.lat);
  const [dLat, dLng] = [half / north, half / east];
  return [[-1, -1], [-1, 1], [1, 1], [1, -1]].map(([y, x]) => ({ lat: centre.lat + y! * dLat, lng: centre.lng + x! * dLng }));
};

/** Area in m² of a plot-sized ring: planar on the ellipsoid's local scale, good to 0.01 % below 10 km. */
export const areaOf = (ring: Ring): number => {
  if (ring.length < 3) return 0;
  const lat0 = ring.reduce((sum, p) => sum + p.lat, 0) / ring.length;
  const { north, east } = metresPerDegree(lat0);
  let twice = 0;
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    twice += (p.lng - ring[0]!.lng) * east * ((q.lat - ring[0]!.lat) * north) - (q.lng - ring[0]!.lng) * east * ((p.lat - ring[0]!.lat) * north);
  });
  return Math.abs(twice) / 2;
};

const DIGITS = 7; // about a centimetre

/** 'POLYGON((lng lat, …))', closed. */
export const toPolygonText = (ring: Ring): string =>
  `POLYGON((${[...ring, ring[0]!].map((p) => `${p.lng.toFixed(DIGITS)} ${p.lat.toFixed(DIGITS)}`).join(', ')}))`;

/** The ring of a polygon text, or null when the text is none. */
export const fromPolygonText = (text: string): Ring | null => {
  const inside = /^\s*POLYGON\s*\(\(([^()]+)\)\)\s*$/i.exec(text)?.[1];
  const points = inside?.split(',').map((pair) => {
    const [lng, lat] = pair.trim().split(/\s+/).map(Number);
    return { lat: lat ?? NaN, lng: lng ?? NaN };
  });
  if (!points || points.length < 4) return null;
  if (points.some((p) => !(Math.abs(p.lat) <= 90 && Math.abs(p.lng) <= 180))) return null;
  const [first, last] = [points[0]!, points[points.length - 1]!];
  return first.lat === last.lat && first.lng === last.lng ? points.slice(0, -1) : null;
};
