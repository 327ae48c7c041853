export { areaOf } from './geodesy.ts';

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

/** Whether a point lies inside a ring (even-odd rule). */
export const isInside = ({ lat, lng }: Point, ring: Ring): boolean => {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    if (a.lat > lat !== b.lat > lat && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)) inside = !inside;
  });
  return inside;
};

/** The middle of a ring where that lies inside, else the middle of its widest part at that height: always a point of the plot. */
export const pointInside = (ring: Ring): Point => {
  const [origin] = ring as [Point];
  let [twice, lat, lng] = [0, 0, 0];
  ring.forEach((p, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const [px, py, nx, ny] = [p.lng - origin.lng, p.lat - origin.lat, next.lng - origin.lng, next.lat - origin.lat];
    const cross = px * ny - nx * py;
    twice += cross;
    lng += cross * (px + nx);
    lat += cross * (py + ny);
  });
  if (twice === 0) return origin;
  const middle = { lat: origin.lat + lat / (3 * twice), lng: origin.lng + lng / (3 * twice) };
  return isInside(middle, ring) ? middle : widestAt(middle.lat, ring) ?? origin;
};

const widestAt = (lat: number, ring: Ring): Point | null => {
  const walls = ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return a.lat > lat !== b.lat > lat ? [a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)] : [];
  }).sort((x, y) => x - y);
  let best: Point | null = null;
  let width = 0;
  for (let i = 0; i + 1 < walls.length; i += 2) {
    const here = walls[i + 1]! - walls[i]!;
    if (here > width) [best, width] = [{ lat, lng: (walls[i]! + walls[i + 1]!) / 2 }, here];
  }
  return best;
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
