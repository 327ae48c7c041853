import { metresPerDegree, type Point } from '#kit/pure/geometry.ts';

export const directions = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const;
export type Direction = (typeof directions)[number];

/** The compass direction from `from` to `to`. */
export const directionFrom = (from: Point, to: Point): Direction => {
  const { north, east } = metresPerDegree((from.lat + to.lat) / 2);
  const eighths = Math.atan2((to.lng - from.lng) * east, (to.lat - from.lat) * north) / (Math.PI / 4);
  return directions[(Math.round(eighths) + 8) % 8]!;
};
