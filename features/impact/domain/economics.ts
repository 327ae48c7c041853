/**
 * Estimated value of the checks (DSH-20, DSH-21), in US dollars. Counts only plants whose farmer reported the
 * outcome. Harvest saved: what the farmer stated, ±25 %. Otherwise, after the answer "better", 10 to 60 % of
 * the loss that the check warned of. Otherwise nothing. Value created = harvest saved − treatment cost, at
 * least zero. Return = (harvest saved − cost) / cost, only over plants with a stated cost. The loss comes
 * from the scanner (SCN-16, SCN-17). The shares are our own and deliberately low: the leaf in the photo is
 * rarely the best of the field, no treatment saves everything, and some plants recover by themselves.
 */
import { FALLBACK } from '#features/scanner/domain/severity.ts';
import { USD_RATE } from '#features/scanner/domain/usd-figures.ts';
import type { Answer, SavedUnit } from './outcome.ts';

export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface ConfirmedScan {
  readonly answer: Answer;
  readonly cost_kes: number | null;
  readonly saved_amount: number | null;
  readonly saved_unit: SavedUnit | null;
  /** Possible loss from the untreated disease on this field. Null when the field or its crop is unknown. */
  readonly loss_usd: number | null;
  /** Per kilogram: the market price of the check; absent or null when unknown. */
  readonly usd_per_kg?: number | null;
}

interface EconomicData {
  /** Plants with an outcome and a photo on the server. */
  readonly confirmed: number;
  /** Of these, plants that got better without a known value; they are in no sum. */
  readonly unknown: number;
  readonly totalSaved: number;
  readonly totalSavedRange: Range;
  readonly spent: number;
  /** In shillings as entered, not converted from dollars. */
  readonly spentKes: number;
  readonly roi: number | null;
  readonly roiRange: Range | null;
  readonly totalValueCreated: number;
  readonly totalValueCreatedRange: Range;
}

/** Shown beside every figure that is based on it. */
export const KES_PER_USD = USD_RATE.kesPerUsd;
const STATED_MARGIN: Range = { low: 0.75, high: 1.25 };
const AVOIDED_SHARE: Range = { low: 0.1, high: 0.6 };
const KG_PER_UNIT: Readonly<Record<Exclude<SavedUnit, 'kes'>, number>> = { kg: 1, bag_90kg: 90 };

const zeroRange: Range = { low: 0, high: 0 };
const positiveOrZero = (value: number | null): number =>
  value !== null && Number.isFinite(value) && value > 0 ? value : 0;
const scale = (value: number, { low, high }: Range): Range => ({ low: value * low, high: value * high });
const add = (a: Range, b: Range): Range => ({ low: a.low + b.low, high: a.high + b.high });
const middle = ({ low, high }: Range): number => (low + high) / 2;
const roundToCents = (usd: number): number => Math.round(usd * 100) / 100;
/** Rounding to whole dollars would change small sums in shillings. */
const centsRange = ({ low, high }: Range): Range => ({ low: roundToCents(low), high: roundToCents(high) });

const statedUsd = (amount: number, unit: SavedUnit, usdPerKg: number = FALLBACK.usdPerKg): number =>
  unit === 'kes' ? amount / KES_PER_USD : amount * KG_PER_UNIT[unit] * usdPerKg;

export const savedUsdOf = (scan: ConfirmedScan): Range => {
  if (scan.answer === 'did_nothing') return zeroRange;
  if (scan.saved_unit !== null && positiveOrZero(scan.saved_amount) > 0)
    return scale(
      statedUsd(
        positiveOrZero(scan.saved_amount),
        scan.saved_unit,
        positiveOrZero(scan.usd_per_kg ?? null) || undefined,
      ),
      STATED_MARGIN,
    );
  return scan.answer === 'better' ? scale(positiveOrZero(scan.loss_usd), AVOIDED_SHARE) : zeroRange;
};

const isUnknown = (scan: ConfirmedScan): boolean =>
  scan.answer === 'better' &&
  positiveOrZero(scan.loss_usd) === 0 &&
  (scan.saved_unit === null || positiveOrZero(scan.saved_amount) === 0);
/** A cost below one shilling counts as none, because dividing by it would inflate the return. */
const costKesOf = ({ cost_kes: cost }: ConfirmedScan): number =>
  positiveOrZero(cost) >= 1 ? positiveOrZero(cost) : 0;
const costUsdOf = (scan: ConfirmedScan): number => costKesOf(scan) / KES_PER_USD;
const totalSavedUsd = (scans: readonly ConfirmedScan[]): Range =>
  scans.map(savedUsdOf).reduce(add, zeroRange);
const totalCostUsd = (scans: readonly ConfirmedScan[]): number =>
  scans.reduce((sum, scan) => sum + costUsdOf(scan), 0);

/** In percent: 100 means that each shilling spent earned one more shilling. */
const returnOnCost = (scans: readonly ConfirmedScan[]): Range | null => {
  const costed = scans.filter((scan) => costUsdOf(scan) > 0);
  if (costed.length === 0) return null;
  const spent = totalCostUsd(costed);
  const saved = totalSavedUsd(costed);
  return { low: ((saved.low - spent) / spent) * 100, high: ((saved.high - spent) / spent) * 100 };
};

/** Null until something is confirmed, because a zero would look measured. */
export const economicData = (scans: readonly ConfirmedScan[]): EconomicData | null => {
  if (scans.length === 0) return null;
  const valued = scans.filter((scan) => !isUnknown(scan));
  const saved = totalSavedUsd(valued);
  const spent = totalCostUsd(valued);
  const created = { low: Math.max(0, saved.low - spent), high: Math.max(0, saved.high - spent) };
  const roi = returnOnCost(valued);
  return {
    confirmed: scans.length,
    unknown: scans.length - valued.length,
    totalSaved: roundToCents(middle(saved)),
    totalSavedRange: centsRange(saved),
    spent: roundToCents(spent),
    spentKes: valued.reduce((sum, scan) => sum + costKesOf(scan), 0),
    roi: roi && Math.round(middle(roi)),
    roiRange: roi && { low: Math.round(roi.low), high: Math.round(roi.high) },
    totalValueCreated: roundToCents(middle(created)),
    totalValueCreatedRange: centsRange(created),
  };
};

/** GAM-05. */
export const CONFETTI_USD = 100;
export const TROPHY_ROI_PERCENT = 200;
