import type { Point } from '#kit/pure/geometry.ts';

/**
 * The coast of the Indian Ocean: the easternmost land, islands included, per fifth of a degree northwards
 * from 11.8° S, with a kilometre to spare. Derived from Natural Earth 1:10m (public domain), and with every
 * named place of Kenya on land (Kiwayu and Ndau are too small for it). Coarse on purpose: it rejects no
 * shore.
 */
const coast = [
  37.71, 38.52, 38.87, 39.49, 40.03, 40.28, 40.45, 40.46, 40.15, 39.85, 39.79, 39.73, 39.66, 39.66, 39.57,
  39.46, 39.37, 39.38, 39.82, 39.89, 39.93, 39.36, 39.44, 39.57, 39.57, 39.3, 39.59, 39.59, 39.54, 39.4,
  39.37, 39.81, 39.87, 39.88, 39.89, 39.42, 39.57, 39.63, 39.74, 39.84, 39.89, 39.98, 40.14, 40.23, 40.25,
  40.33, 40.83, 41, 41.33, 41.46, 41.62, 41.77, 41.9, 41.99, 42.18, 42.33, 42.51, 42.7, 42.9, 43.08, 43.28,
  43.46, 43.67, 43.93, 44.15, 44.36, 44.63, 44.92, 45.3, 45.65, 45.98, 46.19, 46.38, 46.61, 46.81, 46.99,
  47.18, 47.37, 47.55, 47.72, 47.91, 48.06, 48.16, 48.28, 48.45, 48.58, 48.72,
];
const [SOUTH, WEST, STEP] = [-11.8, 28.8, 0.2];

/**
 * Open water of Lake Victoria on the Kenyan side, from west to east, per twentieth of a degree northwards
 * from 1° S: at least 3 km from the shore of Natural Earth 1:50m (public domain) and 4 km from every named
 * place, islands included. Coarse on purpose, so that it rejects no shore.
 */
const water: readonly (readonly (readonly [number, number])[])[] = [
  [[33.9, 34]],
  [[33.9, 34.1]],
  [[33.9, 34.1]],
  [[33.9, 34.05]],
  [[33.9, 34]],
  [[33.9, 34]],
  [[33.9, 34]],
  [[33.9, 34]],
  [[33.9, 34]],
  [[33.9, 33.95]],
  [],
  [],
  [[33.9, 34]],
  [[33.9, 34.1]],
  [
    [33.9, 34.15],
    [34.45, 34.6],
  ],
  [
    [33.9, 34.1],
    [34.55, 34.7],
  ],
  [
    [33.9, 34.05],
    [34.65, 34.7],
  ],
  [[33.9, 34]],
  [[33.9, 33.95]],
  [[33.9, 33.95]],
];
const isInLake = ({ lat, lng }: Point): boolean =>
  (water[Math.floor((lat + 1) / 0.05)] ?? []).some(([west, east]) => lng >= west && lng <= east);

/** Whether a point is on land in Kenya or its neighbours. Small lakes are not excluded. */
export const isOnLand = (point: Point): boolean => {
  const shore = coast[Math.floor((point.lat - SOUTH) / STEP)];
  return shore !== undefined && point.lng >= WEST && point.lng <= shore && !isInLake(point);
};
