import { daysBetween } from '#kit/pure/days.ts';
import type { Words } from '#kit/pure/words.ts';
import type { Result } from './contract.ts';
import type { satelliteEn } from './words.en.ts';

type SatelliteWords = Words<typeof satelliteEn>;

/** A small number for tables, with a true minus sign. A dash when unknown. */
export const figure = (n: number | null, decimals: number): string => {
  if (n === null) return '–';
  const text = n.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
};
export const percent = (share: number): string => String(Math.round(share * 100));
const twoDecimals = (n: number): string => figure(n, 2);

/** The NDVI error of a single pass, as used by the season trend. Smaller changes count as no change. */
export const SINGLE_PASS_ERROR = 0.05;

/**
 * The basis of the health value, the same on the screen, in the image and in the PDF. Null for the
 * surrounding land, which has no health value.
 */
export const healthText = (
  { of, health, compared }: Pick<Result, 'of' | 'health' | 'compared'>,
  { against, notCompared, noHealth }: SatelliteWords,
): string | null => {
  if (of === 'around') return null;
  if (!health || compared === 'young') return noHealth;
  if (health.against === 'crop') return against.crop(twoDecimals(health.ndvi), twoDecimals(health.reference));
  return `${against.canopy(twoDecimals(health.ndvi))} ${compared === 'crop' ? '' : notCompared[compared]}`.trim();
};

export const trendText = ({ trend }: Pick<Result, 'trend'>, { trends, noTrend }: SatelliteWords): string => {
  if (!trend) return noTrend;
  const [change, days, error] = [
    twoDecimals(Math.abs(trend.change)),
    String(trend.days),
    twoDecimals(SINGLE_PASS_ERROR),
  ];
  return trend.trend === 'steady' ? trends.steady(days, error) : trends[trend.trend](change, days, error);
};

const expectedText = (
  { ndvi, low, high, near }: NonNullable<Result['expected']>,
  { expected, expectedNear }: SatelliteWords,
): string =>
  // One end may be clamped to the minimum or maximum NDVI.
  `${expected(twoDecimals(ndvi), twoDecimals(Math.max(ndvi - low, high - ndvi)))}${near ? ` ${expectedNear}` : ''}`;

const anomalyText = (anomaly: number, { anomalies }: SatelliteWords): string => {
  if (Math.abs(anomaly) < SINGLE_PASS_ERROR) return anomalies.same;
  return anomalies[anomaly < 0 ? 'below' : 'above'](twoDecimals(Math.abs(anomaly)));
};

/** Comparison with the expected crop and with the plot's earlier passes. Empty for the surrounding land. */
export const comparedText = (
  { of, expected, anomaly }: Pick<Result, 'of' | 'expected' | 'anomaly'>,
  words: SatelliteWords,
): readonly string[] =>
  of === 'around'
    ? []
    : [
        ...(anomaly === null ? [] : [anomalyText(anomaly, words)]),
        ...(expected ? [expectedText(expected, words)] : []),
      ];

/** Credit for the image. A drawn sample is not credited to the satellite (SAT-04). */
export const creditOf = (
  { sample }: Pick<Result, 'sample'>,
  { credit, sampleName }: Pick<SatelliteWords, 'credit' | 'sampleName'>,
): string => (sample ? sampleName : credit);

const isHidden = ({ ndvi }: Result['passes'][number]): boolean => ndvi === null;

export const passesText = ({ passes }: Pick<Result, 'passes'>, words: SatelliteWords): string => {
  const hidden = passes.filter(isHidden).length;
  return words.passes(String(passes.length - hidden), String(hidden));
};

/** Why there is nothing newer; null when the newest image is shown. */
export const sinceText = (
  { passes, pass_date: shown }: Pick<Result, 'passes' | 'pass_date'>,
  { nothingSince, unseen }: SatelliteWords,
): string | null => {
  const newer = passes.filter((pass) => isHidden(pass) && daysBetween(shown, pass.day) > 0);
  const whys = new Set(newer.flatMap(({ why }) => (why ? [unseen[why]] : [])));
  return newer.length === 0 ? null : nothingSince(String(newer.length), [...whys].join(', '));
};

export const alertText = (
  { type, value, against }: Result['alerts'][number],
  { alerts }: SatelliteWords,
): string => alerts[type](twoDecimals(value), twoDecimals(against));
