import { daysBetween } from '#kit/pure/days.ts';
import type { Words } from '#kit/pure/words.ts';
import type { Result } from './contract.ts';
import type { satelliteEn } from './words.en.ts';

type Say = Words<typeof satelliteEn>;

/** A small number as it is written in a table, its minus a real one; a dash where it is not known. */
export const figure = (n: number | null, decimals: number): string => {
  if (n === null) return '–';
  const text = n.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
};
export const percent = (share: number): string => String(Math.round(share * 100));
const two = (n: number): string => figure(n, 2);

/** What one pass errs by in NDVI, as the trend of a season has it: less is no change. */
export const ONE_PASS = 0.05;

/**
 * What health rests on, alike on the screen, in the picture and on paper. Null for the land around: it has no
 * health of this field.
 */
export const healthSaid = (
  { of, health, compared }: Pick<Result, 'of' | 'health' | 'compared'>,
  { against, notCompared, noHealth }: Say,
): string | null => {
  if (of === 'around') return null;
  if (!health || compared === 'young') return noHealth;
  if (health.against === 'crop') return against.crop(two(health.ndvi), two(health.reference));
  return `${against.canopy(two(health.ndvi))} ${compared === 'crop' ? '' : notCompared[compared]}`.trim();
};

export const trendSaid = ({ trend }: Pick<Result, 'trend'>, { trends, noTrend }: Say): string => {
  if (!trend) return noTrend;
  const [change, days, error] = [two(Math.abs(trend.change)), String(trend.days), two(ONE_PASS)];
  return trend.trend === 'steady' ? trends.steady(days, error) : trends[trend.trend](change, days, error);
};

const expectedSaid = (
  { ndvi, low, high, near }: NonNullable<Result['expected']>,
  { expected, expectedNear }: Say,
): string =>
  // One end may be cut off at the least or the most that NDVI can be.
  `${expected(two(ndvi), two(Math.max(ndvi - low, high - ndvi)))}${near ? ` ${expectedNear}` : ''}`;

const anomalySaid = (anomaly: number, { anomalies }: Say): string => {
  if (Math.abs(anomaly) < ONE_PASS) return anomalies.same;
  return anomalies[anomaly < 0 ? 'below' : 'above'](two(Math.abs(anomaly)));
};

/** Against its crop and against its own last pictures; nothing of the kind is known of the land around. */
export const comparedSaid = (
  { of, expected, anomaly }: Pick<Result, 'of' | 'expected' | 'anomaly'>,
  words: Say,
): readonly string[] =>
  of === 'around'
    ? []
    : [
        ...(anomaly === null ? [] : [anomalySaid(anomaly, words)]),
        ...(expected ? [expectedSaid(expected, words)] : []),
      ];

/** Whose picture it is: what was drawn is not the satellite's (SAT-04). */
export const creditOf = (
  { sample }: Pick<Result, 'sample'>,
  { credit, sampleName }: Pick<Say, 'credit' | 'sampleName'>,
): string => (sample ? sampleName : credit);

const isHidden = ({ ndvi }: Result['passes'][number]): boolean => ndvi === null;

export const passesSaid = ({ passes }: Pick<Result, 'passes'>, words: Say): string => {
  const hidden = passes.filter(isHidden).length;
  return words.passes(String(passes.length - hidden), String(hidden));
};

/** Why nothing newer is shown; null where the newest picture is the one that is shown. */
export const sinceSaid = (
  { passes, pass_date: shown }: Pick<Result, 'passes' | 'pass_date'>,
  { since, unseen }: Say,
): string | null => {
  const newer = passes.filter((pass) => isHidden(pass) && daysBetween(shown, pass.day) > 0);
  const whys = new Set(newer.flatMap(({ why }) => (why ? [unseen[why]] : [])));
  return newer.length === 0 ? null : since(String(newer.length), [...whys].join(', '));
};

export const alertSaid = ({ type, value, against }: Result['alerts'][number], { alerts }: Say): string =>
  alerts[type](two(value), two(against));
