/** Degrees; WGS84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}
/** A closed ring without the repeated last point. */
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
  return [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([y, x]) => ({ lat: centre.lat + y! * dLat, lng: centre.lng + x! * dLng }));
};

/** Whether a point lies inside a ring (even-odd rule). */
export const isInside = ({ lat, lng }: Point, ring: Ring): boolean => {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    if (a.lat > lat !== b.lat > lat && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng))
      inside = !inside;
  });
  return inside;
};

/** A point inside the plot, whatever its shape: the middle of its widest part at the mean latitude. */
export const pointInside = (ring: Ring): Point => {
  const lats = ring.map((p) => p.lat);
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const crossings = ring
    .flatMap((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      return a.lat > lat !== b.lat > lat ? [a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)] : [];
    })
    .sort((x, y) => x - y);
  let widest = 0;
  for (let i = 2; i + 1 < crossings.length; i += 2)
    if (crossings[i + 1]! - crossings[i]! > crossings[widest + 1]! - crossings[widest]!) widest = i;
  return crossings.length > 1 ? { lat, lng: (crossings[widest]! + crossings[widest + 1]!) / 2 } : ring[0]!;
};

const DIGITS = 7; // about a centimetre

/** 'POLYGON((lng lat, …))', closed. */
export const toPolygonText = (ring: Ring): string =>
  `POLYGON((${[...ring, ring[0]!].map((p) => `${p.lng.toFixed(DIGITS)} ${p.lat.toFixed(DIGITS)}`).join(', ')}))`;

/** The ring of a polygon text, or null when the text is not one. */
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
