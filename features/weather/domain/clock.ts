import type { Point } from '#kit/pure/geometry.ts';

interface Zone {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly minutes: number;
}

/** None of these countries has summer time. Coarse boxes; the first one that contains the point wins. */
const zones: readonly Zone[] = [
  // Rwanda and Burundi: Central Africa Time.
  { south: -4.5, north: -1.05, west: 28.9, east: 30.85, minutes: 120 },
  // South Sudan, west of Uganda's and Ethiopia's corner.
  { south: 4.2, north: 12.3, west: 24, east: 33.9, minutes: 120 },
  // Kenya, Uganda, Tanzania, Ethiopia, Somalia, Eritrea: East Africa Time.
  { south: -11.8, north: 18.1, west: 29.5, east: 51.5, minutes: 180 },
];

/** UTC offset of a place, in minutes; outside East Africa from the longitude, to the hour. */
export const utcOffsetAt = ({ lat, lng }: Point): number =>
  zones.find(({ south, north, west, east }) => lat >= south && lat <= north && lng >= west && lng <= east)
    ?.minutes ?? Math.round(lng / 15) * 60;
