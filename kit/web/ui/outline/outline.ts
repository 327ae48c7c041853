export type Ring = readonly (readonly [lng: number, lat: number])[];

interface FittedRing {
  readonly path: string;
  /** Where a point of the map is in the box. */
  readonly place: (point: Ring[number]) => readonly [x: number, y: number];
}

/**
 * A boundary fitted into a box with north up; null when it has no extent. Degrees of longitude are scaled by
 * the cosine of the latitude, which is accurate enough at farm size.
 */
export const fitRing = (ring: Ring, width: number, height: number, margin: number): FittedRing | null => {
  if (ring.length < 3) return null;
  const middle = ring.reduce((sum, [, lat]) => sum + lat, 0) / ring.length;
  const lngScale = Math.cos((middle * Math.PI) / 180);
  const points = ring.map(([lng, lat]) => [lng * lngScale, -lat] as const);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const spanX = Math.max(...xs) - left;
  const spanY = Math.max(...ys) - top;
  if (spanX === 0 && spanY === 0) return null;
  const scale = Math.min(
    (width - 2 * margin) / (spanX || Infinity),
    (height - 2 * margin) / (spanY || Infinity),
  );
  const startX = (width - spanX * scale) / 2;
  const startY = (height - spanY * scale) / 2;
  const place = ([lng, lat]: Ring[number]) =>
    [startX + (lng * lngScale - left) * scale, startY + (-lat - top) * scale] as const;
  const coordinates = ring.map((point) =>
    place(point)
      .map((n) => n.toFixed(1))
      .join(' '),
  );
  return { path: `M${coordinates.join('L')}Z`, place };
};

/** SVG path of a boundary, fitted into a box with north up. */
export const outlinePath = (ring: Ring, width: number, height: number, margin: number): string =>
  fitRing(ring, width, height, margin)?.path ?? '';
