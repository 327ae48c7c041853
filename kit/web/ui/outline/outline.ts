export type Ring = readonly (readonly [lng: number, lat: number])[];

/**
 * SVG path of a boundary, fitted into a box with north up. Degrees of longitude are scaled by the cosine of
 * the latitude, which is accurate enough at farm size.
 */
export const outlinePath = (ring: Ring, width: number, height: number, margin: number): string => {
  if (ring.length < 3) return '';
  const middle = ring.reduce((sum, [, lat]) => sum + lat, 0) / ring.length;
  const lngScale = Math.cos((middle * Math.PI) / 180);
  const points = ring.map(([lng, lat]) => [lng * lngScale, -lat] as const);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const spanX = Math.max(...xs) - left;
  const spanY = Math.max(...ys) - top;
  if (spanX === 0 && spanY === 0) return '';
  const scale = Math.min(
    (width - 2 * margin) / (spanX || Infinity),
    (height - 2 * margin) / (spanY || Infinity),
  );
  const startX = (width - spanX * scale) / 2;
  const startY = (height - spanY * scale) / 2;
  const coordinates = points.map(
    ([x, y]) => `${(startX + (x - left) * scale).toFixed(1)} ${(startY + (y - top) * scale).toFixed(1)}`,
  );
  return `M${coordinates.join('L')}Z`;
};
