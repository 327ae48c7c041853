import type { Day } from '#kit/pure/days.ts';
import type { Expected } from './expected.ts';
import { type Health, healthOf, moistureOf, type MoistureStress, type Trend } from './health.ts';
import type { IndexId } from './indices.ts';
import type { Measured } from './measure.ts';
import { type Pass, smooth, trendOf } from './series.ts';

export const advices = ['look_there', 'water', 'below_crop', 'photo', 'wait_clear', 'good'] as const;
export type Advice = (typeof advices)[number];
export const severities = ['critical', 'high', 'medium'] as const;
export interface SatelliteAlert { readonly type: 'drop' | 'below_crop' | 'dry'; readonly severity: (typeof severities)[number]; /** NDVI or NDMI that it rests on, and what it is compared with. */ readonly value: number; readonly against: number }

/** What a clear pass says of a plot, in figures only; words are the screen's. */
export interface Report {
  readonly of: 'plot' | 'around';
  readonly at: Day;
  readonly fieldHealth: Health | null;
  /** Means over the plot. */
  readonly vegetationIndices: Readonly<Record<IndexId, number | null>>;
  readonly moistureStress: MoistureStress;
  readonly expected: Expected | null;
  readonly trend: { readonly trend: Trend; readonly change: number; readonly days: number } | null;
  /** How far this pass lies from the plot's own curve of before, NDVI; null with fewer than three passes. */
  readonly anomaly: number | null;
  readonly pixels: number;
  readonly cloud: number;
  readonly confidence: number;
  readonly recommendations: readonly Advice[];
  readonly alerts: readonly SatelliteAlert[];
}

/** Half as sure at twelve pixels as with no end of them; less by what was hidden. A design value, so that small plots say of themselves that they are small. */
const HALF_SURE = 12;
export const confidenceOf = ({ valid, total }: Pick<Measured, 'valid' | 'total'>): number => (total === 0 ? 0 : Math.round((100 * (valid / total) * valid) / (valid + HALF_SURE)));

/** A fall against the plot's own curve that no mask of clouds explains; about three and five times the noise of one pass. */
const [DROP, CRASH] = [0.15, 0.25];

const anomalyOf = (before: readonly Pass[], value: number): number | null => {
  if (before.length < 3) return null;
  const curve = smooth(before);
  return value - curve[curve.length - 1]!.value;
};

export interface Facts {
  readonly of: 'plot' | 'around';
  readonly at: Day;
  readonly measured: Measured;
  /** Clear passes before this one, any order. */
  readonly before: readonly Pass[];
  readonly expected: Expected | null;
  /** A crop that ripens or is harvested fades: then no fall is a fault. */
  readonly fading: boolean;
  readonly problemAreas: number;
}

export const reportOf = ({ of, at, measured, before, expected, fading, problemAreas }: Facts): Report => {
  const mean = (id: IndexId): number | null => measured.indices[id]?.mean ?? null;
  const median = measured.indices.ndvi?.median ?? null;
  const moistureStress = moistureOf(median, mean('ndmi'));
  const anomaly = median === null || fading ? null : anomalyOf(before, median);
  const isBelow = median !== null && expected !== null && !fading && median < expected.low;
  const alerts: SatelliteAlert[] = [
    ...(anomaly !== null && anomaly <= -DROP ? [{ type: 'drop', severity: anomaly <= -CRASH ? 'critical' : 'high', value: median!, against: median! - anomaly } as const] : []),
    ...(isBelow ? [{ type: 'below_crop', severity: 'medium', value: median, against: expected.low } as const] : []),
    ...(moistureStress === 'high' ? [{ type: 'dry', severity: 'high', value: mean('ndmi')!, against: 0 } as const] : []),
  ];
  const recommendations: Advice[] = [
    ...(of === 'around' ? ['photo' as const] : []), ...(problemAreas > 0 || anomaly !== null && anomaly <= -DROP ? ['look_there' as const] : []),
    ...(moistureStress === 'high' ? ['water' as const] : []), ...(isBelow ? ['below_crop' as const] : []),
  ];
  return {
    of, at, expected, moistureStress, anomaly, pixels: measured.valid, cloud: measured.cloud, confidence: confidenceOf(measured), alerts,
    fieldHealth: median === null ? null : healthOf(median, expected),
    vegetationIndices: { ndvi: mean('ndvi'), evi: mean('evi'), savi: mean('savi'), ndmi: mean('ndmi') },
    trend: trendOf([...before, ...(median === null ? [] : [{ day: at, value: median, weight: measured.total === 0 ? 0 : measured.valid / measured.total }])]),
    recommendations: recommendations.length > 0 ? recommendations : ['good'],
  };
};
