import { addDays, type Day } from '#kit/pure/days.ts';
import type { Expected } from './expected.ts';
import { type Health, healthOf, moistureOf, type MoistureStress, type Trend } from './health.ts';
import type { IndexId } from './indices.ts';
import type { Measurement } from './measure.ts';
import type { Comparison, PlotCropState } from './plot-crop.ts';
import { type Pass, trendOf } from './series.ts';

export const advices = [
  'look_there',
  'walk_all',
  'water',
  'below_crop',
  'photo',
  'wait_clear',
  'good',
] as const;
export type Advice = (typeof advices)[number];
export const severities = ['critical', 'high', 'medium'] as const;
interface SatelliteAlert {
  readonly type: 'drop' | 'below_crop' | 'dry';
  readonly severity: (typeof severities)[number];
  /** The NDVI or NDMI value behind the alert, and the value it is compared with. */ readonly value: number;
  readonly against: number;
}

/** A clear pass's figures for a plot; texts are the screen's. */
export interface Report {
  readonly of: 'plot' | 'around';
  readonly at: Day;
  readonly fieldHealth: Health | null;
  /** Means over the plot. */
  readonly vegetationIndices: Readonly<Record<IndexId, number | null>>;
  readonly moistureStress: MoistureStress;
  readonly expected: Expected | null;
  readonly compared: Comparison;
  readonly trend: { readonly trend: Trend; readonly change: number; readonly days: number } | null;
  /**
   * This pass's NDVI minus the plot's in the weeks before; null with fewer than two of them, and while
   * ripening.
   */
  readonly anomaly: number | null;
  readonly pixels: number;
  readonly cloud: number;
  /** Null when the figures are for the surrounding land. */
  readonly confidence: number | null;
  readonly recommendations: readonly Advice[];
  readonly alerts: readonly SatelliteAlert[];
}

/**
 * At twelve pixels the confidence is half of that for very many. The hidden share lowers it further. A design
 * value, so that small plots show their uncertainty.
 */
const HALF_CONFIDENCE_PIXELS = 12;
export const confidenceOf = ({ valid, total }: Pick<Measurement, 'valid' | 'total'>): number =>
  total === 0 ? 0 : Math.round((100 * (valid / total) * valid) / (valid + HALF_CONFIDENCE_PIXELS));

/**
 * A drop against the plot's own earlier passes: about three and five times the noise of one pass. The cloud
 * mask misses haze, so a single pass is never critical, and a plot more than a fifth hidden raises no drop
 * alert.
 */
const [HIGH_DROP, CRITICAL_DROP] = [0.15, 0.25];
const MIN_VISIBLE_SHARE = 0.8;
/** Older passes have another sun angle, and perhaps another crop. */
const [BASELINE_DAYS, BASELINE_PASSES] = [40, 3];

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};

/** The median of the three earlier passes, which a single hazy one does not move. `before` is oldest first. */
const baselineOf = (
  before: readonly Pass[],
  at: Day,
  since: Day | null,
): { readonly value: number; readonly last: number } | null => {
  const recent = before
    .filter(({ day }) => day >= addDays(at, -BASELINE_DAYS) && (since === null || day >= since))
    .slice(-BASELINE_PASSES);
  return recent.length < 2
    ? null
    : { value: medianOf(recent.map(({ value }) => value)), last: recent[recent.length - 1]!.value };
};

export interface ReportInput {
  readonly of: 'plot' | 'around';
  readonly at: Day;
  readonly measured: Measurement;
  /** Clear passes before this one, oldest first. */
  readonly before: readonly Pass[];
  readonly cropState: PlotCropState;
  readonly problemAreas: number;
  /** The boundary is estimated, so no alert based on it is critical. */
  readonly isBoundaryApproximate: boolean;
  /** Number of later passes, in all of which the plot was hidden. */
  readonly hiddenSince: number;
}

type DropAlert = Pick<SatelliteAlert, 'type' | 'severity' | 'value' | 'against'>;
const findDrop = (
  { at, measured, before, cropState: { comparableSince, isRipening }, isBoundaryApproximate }: ReportInput,
  median: number | null,
): { readonly anomaly: number | null; readonly alert: DropAlert | null } => {
  const baseline = median === null || isRipening ? null : baselineOf(before, at, comparableSince);
  if (!baseline) return { anomaly: null, alert: null };
  const anomaly = median! - baseline.value;
  const isReported =
    anomaly <= -HIGH_DROP && comparableSince !== null && measured.valid >= MIN_VISIBLE_SHARE * measured.total;
  const isCritical =
    anomaly <= -CRITICAL_DROP && baseline.last <= baseline.value - HIGH_DROP && !isBoundaryApproximate;
  return {
    anomaly,
    alert: isReported
      ? { type: 'drop', severity: isCritical ? 'critical' : 'high', value: median!, against: baseline.value }
      : null,
  };
};

const bySeverity = (a: SatelliteAlert, b: SatelliteAlert): number =>
  severities.indexOf(a.severity) - severities.indexOf(b.severity);

/** Figures of the plot itself. */
const plotFindings = (
  facts: ReportInput,
  median: number | null,
  ndmi: number | null,
  moisture: MoistureStress,
) => {
  const {
    cropState: { expected, isRipening },
    problemAreas,
    hiddenSince,
  } = facts;
  const { anomaly, alert } = findDrop(facts, median);
  const isBelow = median !== null && expected !== null && !isRipening && median < expected.low;
  const alerts: SatelliteAlert[] = [
    ...(alert ? [alert] : []),
    ...(isBelow
      ? [{ type: 'below_crop', severity: 'medium', value: median, against: expected.low } as const]
      : []),
    ...(moisture === 'high' ? [{ type: 'dry', severity: 'high', value: ndmi!, against: 0 } as const] : []),
  ];
  const advice: Advice[] = [
    ...(problemAreas > 0 ? ['look_there' as const] : alert ? ['walk_all' as const] : []),
    ...(moisture === 'high' ? ['water' as const] : []),
    ...(isBelow ? ['below_crop' as const] : []),
  ];
  // Later clouds do not invalidate earlier findings.
  return {
    anomaly,
    alerts: alerts.sort(bySeverity),
    recommendations: [
      ...(advice.length > 0 ? advice : ['good' as const]),
      ...(hiddenSince > 0 ? ['wait_clear' as const] : []),
    ],
  };
};

export const reportOf = (facts: ReportInput): Report => {
  const {
    of,
    at,
    measured,
    before,
    cropState: { expected, compared },
  } = facts;
  const mean = (id: IndexId): number | null => measured.indices[id]?.mean ?? null;
  const median = measured.indices.ndvi?.median ?? null;
  const moistureStress = moistureOf(median, mean('ndmi'));
  const isOwn = of === 'plot';
  return {
    of,
    at,
    moistureStress,
    compared,
    expected: isOwn ? expected : null,
    pixels: measured.valid,
    cloud: measured.cloud,
    confidence: isOwn ? confidenceOf(measured) : null,
    ...(isOwn
      ? plotFindings(facts, median, mean('ndmi'), moistureStress)
      : { anomaly: null, alerts: [], recommendations: ['photo' as const] }),
    fieldHealth:
      median === null || (isOwn && compared === 'young') ? null : healthOf(median, isOwn ? expected : null),
    vegetationIndices: { ndvi: mean('ndvi'), evi: mean('evi'), savi: mean('savi'), ndmi: mean('ndmi') },
    trend: trendOf([
      ...before,
      ...(median === null
        ? []
        : [{ day: at, value: median, weight: measured.total === 0 ? 0 : measured.valid / measured.total }]),
    ]),
  };
};
