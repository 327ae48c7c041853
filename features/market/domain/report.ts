import { counties } from '#features/places/domain/counties.ts';
import { type Day, dayNumber, daysBetween } from '#kit/pure/days.ts';
import type { Measure } from '#kit/pure/measures.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { cropByKey } from '#knowledge/crops.ts';

/** `board`: read on a market's board or asked of a trader there. `offer`: made by a broker at the farm gate. */
export const reportKinds = ['board', 'offer'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportRefusals = [
  'market.crop_unknown',
  'market.market_missing',
  'market.county_wrong',
  'market.price_wrong',
  'market.measure_weight',
  'market.price_absurd',
  'market.day_wrong',
  'market.too_many',
] as const;
export type ReportRefusal = (typeof reportRefusals)[number];

export interface ReportArgs {
  readonly id: string;
  readonly kind: ReportKind;
  readonly crop: string;
  readonly market: string;
  readonly county: string;
  /** Shillings per measure of `each_kg` kilograms. */
  readonly price: number;
  readonly measure: Measure;
  readonly each_kg: number;
  readonly day: Day;
  readonly photo: string | null;
}

const MAX_PRICE = 1_000_000;
const MAX_EACH_KG = 300;
const MIN_PER_KG = 1;
const MAX_PER_KG = 10_000;
/** Older reports are ignored. */
const MAX_REPORT_AGE_DAYS = 30;
export const MAX_REPORTS_PER_DAY = 10;
const MIN_NAME_LENGTH = 2;

/** `sentToday`: number of reports this farmer has sent today. */
export const decideReport = (
  args: ReportArgs,
  at: { readonly today: Day; readonly sentToday: number },
): Result<{ readonly perKg: number }, ReportRefusal> => {
  if (!cropByKey(args.crop)) return refuse('market.crop_unknown');
  if (args.market.trim().length < MIN_NAME_LENGTH) return refuse('market.market_missing');
  if (!(counties as readonly string[]).includes(args.county)) return refuse('market.county_wrong');
  if (!(args.price > 0) || args.price > MAX_PRICE) return refuse('market.price_wrong');
  if (!(args.each_kg > 0) || args.each_kg > MAX_EACH_KG)
    return refuse('market.measure_weight', { most: MAX_EACH_KG });
  const perKg = args.price / args.each_kg;
  if (perKg < MIN_PER_KG || perKg > MAX_PER_KG) return refuse('market.price_absurd');
  if (
    dayNumber(args.day) === null ||
    args.day > at.today ||
    daysBetween(args.day, at.today) > MAX_REPORT_AGE_DAYS
  )
    return refuse('market.day_wrong', { days: MAX_REPORT_AGE_DAYS });
  if (at.sentToday >= MAX_REPORTS_PER_DAY) return refuse('market.too_many', { limit: MAX_REPORTS_PER_DAY });
  return ok({ perKg });
};
