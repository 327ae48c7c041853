import sharp from 'sharp';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Result } from '../contract.ts';
import { indexOf } from '../domain/indices.ts';
import { type Measurement, pixelOf } from '../domain/measure.ts';
import { pictureOf, views } from '../domain/picture.ts';
import type { Grid } from '../domain/pixel-coverage.ts';
import { type CropOnPlot, plotCropStateOn } from '../domain/plot-crop.ts';
import { problemAreas } from '../domain/problem-areas.ts';
import { reportOf } from '../domain/report.ts';
import type { LatestClearPass } from './analysis.ts';
import { fromUtm } from './scenes/zone.ts';
import { clearOf, type CachedPass } from './sql.ts';

const FULL_COVER = 1 - 1e-6;
export const SOURCE = 'Copernicus Sentinel-2 L2A';
const SAMPLE_SOURCE = 'Drawn sample, not seen by any satellite';
const PIXEL_METRES = 10;
/**
 * Palette settings that look the same in two fifths of the bytes, measured on real pixels: 3.6 KB for the
 * four views of a hectare, 48 KB for the largest.
 */
const PNG_OPTIONS = { palette: true, quality: 80, effort: 7, dither: 0 } as const;

export type ResultImages = Pick<Result, 'pictures' | 'corners' | 'problemAreas'>;

const cornersOf = ({ left, top, size, width, height }: Grid, epsg: number): Result['corners'] => {
  const [right, bottom] = [left + width * size, top - height * size];
  return (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(fromUtm(epsg));
};

/** The stored part of the pixels: four images with their position, and the weak spots of a large enough plot. */
export const renderImages = async (
  { block, grid, epsg, cover }: LatestClearPass,
  of: Result['of'],
): Promise<ResultImages> => {
  const pictures = await Promise.all(
    views.map(async (view) => {
      const { width, height, rgba } = pictureOf(block, grid, view);
      const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
        .png(PNG_OPTIONS)
        .toBuffer();
      return { view, png: png.toString('base64') };
    }),
  );
  const ndvi = Array.from(cover, (share, i) => {
    const pixel = share >= FULL_COVER ? pixelOf(block, i) : null;
    return pixel && indexOf.ndvi(pixel);
  });
  const places = of === 'plot' ? problemAreas(ndvi, grid) : [];
  return {
    pictures,
    corners: cornersOf(grid, epsg),
    problemAreas: places.map(({ x, y, pixels, ndvi: value }) => ({
      ...fromUtm(epsg)([x, y]),
      pixels,
      ndvi: value,
    })),
  };
};

export interface ResultInput {
  readonly fieldId: string;
  readonly at: Date;
  readonly now: Date;
  readonly of: Result['of'];
  readonly boundary: Result['boundary'];
  readonly measured: Measurement;
  readonly shown: ResultImages;
  readonly sample: boolean;
  /** The season, oldest first. */
  readonly passes: readonly CachedPass[];
  readonly crops: readonly CropOnPlot[];
}

/** Adds to each pass the range expected of its crop on that day. */
const withExpectedRange = (passes: readonly CachedPass[], crops: readonly CropOnPlot[]): Result['passes'] =>
  passes.map((pass) => {
    const { expected } = plotCropStateOn(crops, pass.day);
    return { ...pass, low: expected?.low ?? null, high: expected?.high ?? null };
  });

/** The report of a field, from its newest clear pass and the season before it (SAT-11). */
export const resultOf = ({
  fieldId,
  at,
  now,
  of,
  boundary,
  measured,
  shown: { pictures, corners, problemAreas: places },
  sample,
  passes,
  crops,
}: ResultInput): Result => {
  const day = dayInNairobi(at);
  const report = reportOf({
    of,
    at: day,
    measured,
    before: clearOf(passes.filter((pass) => pass.day < day)),
    problemAreas: places.length,
    cropState: plotCropStateOn(crops, day),
    isBoundaryApproximate: boundary === 'approximate',
    hiddenSince: passes.filter((pass) => pass.day > day && pass.ndvi === null).length,
  });
  const { fieldHealth, confidence, at: passDate, recommendations, alerts, ...rest } = report;
  return {
    ...rest,
    pictures,
    corners,
    problemAreas: places,
    id: fieldId,
    sample,
    boundary,
    passes: withExpectedRange(passes, of === 'plot' ? crops : []),
    analysis_date: now.toISOString(),
    pass_date: passDate,
    fieldHealth: of === 'plot' ? (fieldHealth?.value ?? null) : null,
    health: fieldHealth,
    recommendations: [...recommendations],
    alerts: [...alerts],
    soilAnalysis: {
      data_source: sample ? SAMPLE_SOURCE : SOURCE,
      confidence_score: confidence,
      spatial_resolution: PIXEL_METRES,
      analysis_date: now.toISOString(),
    },
  };
};
