import { metresPerDegree, type Point } from '#kit/pure/geometry.ts';

interface DrawingScale {
  readonly project: (point: Point) => { readonly x: number; readonly y: number };
  readonly perMetre: number;
}
interface Box {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** Below this span, receiver noise would fill the drawing. */
const MIN_SPAN_M = 12;

/** Fits points into a box, north up, with one scale for both axes. */
export const fitToBox = (points: readonly Point[], { width, height, margin }: Box): DrawingScale => {
  const lats = points.map((p) => p.lat);
  const lngs = points.map((p) => p.lng);
  const middle =
    points.length === 0
      ? { lat: 0, lng: 0 }
      : {
          lat: (Math.min(...lats) + Math.max(...lats)) / 2,
          lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
        };
  const { north, east } = metresPerDegree(middle.lat);
  const spanX = points.length === 0 ? 0 : (Math.max(...lngs) - Math.min(...lngs)) * east;
  const spanY = points.length === 0 ? 0 : (Math.max(...lats) - Math.min(...lats)) * north;
  const perMetre = Math.min(
    (width - 2 * margin) / Math.max(spanX, MIN_SPAN_M),
    (height - 2 * margin) / Math.max(spanY, MIN_SPAN_M),
  );
  return {
    perMetre,
    project: ({ lat, lng }) => ({
      x: width / 2 + (lng - middle.lng) * east * perMetre,
      y: height / 2 - (lat - middle.lat) * north * perMetre,
    }),
  };
};

/** The largest of 1, 2, 5, 10 … metres that is at most `metres`. */
export const roundMetres = (metres: number): number => {
  const powerOfTen = 10 ** Math.floor(Math.log10(Math.max(metres, 1e-6)));
  const step = [5, 2, 1].find((n) => n * powerOfTen <= metres) ?? 1;
  return step * powerOfTen;
};
