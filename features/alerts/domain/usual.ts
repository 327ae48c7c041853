import { plantingPeriodsFrom } from '#features/agronomy/domain/planting-periods.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { perennialOf, windowsOf } from '#knowledge/calendar/index.ts';
import type { Normal } from '#knowledge/climate/normals.ts';

interface UsualInput {
  readonly today: Day;
  readonly county: string | null;
  /** The month's usual weather at the place. */
  readonly normal: Normal | null;
  /** The key of the field's crop; null when unknown or mixed. */
  readonly crop: string | null;
  /** A crop is recorded as growing, so nothing is said about planting. */
  readonly isGrowing: boolean;
}

/**
 * What the place, the month and the crop say without a forecast. `plant` and `prepare`: the county's planting
 * weeks are now, or start within four weeks. `harvest`: a perennial's usual months, from 1. Otherwise the
 * month's usual rain against what a field in full leaf uses, in mm, with the first day of the next planting
 * weeks.
 */
export type Usual =
  | { readonly kind: 'plant'; readonly from: Day; readonly to: Day }
  | { readonly kind: 'prepare'; readonly from: Day }
  | { readonly kind: 'harvest'; readonly months: readonly [number, number] }
  | {
      readonly kind: 'dry' | 'even' | 'wet';
      readonly rain: number;
      readonly need: number;
      readonly next: Day | null;
    };

/** Land is prepared two to four weeks before planting, as the tasks suggest it. */
const PREPARATION_DAYS = 28;
/** Shares of the need below and above which a month counts as dry or wet. Our own limits. */
const [DRY, WET] = [0.75, 1.25];

const isWithinMonths = (month: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;

const daysInMonth = (today: Day): number => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = (y: number, m: number): Day => `${y}-${String(m).padStart(2, '0')}-01`;
  return daysBetween(first(year, month), month === 12 ? first(year + 1, 1) : first(year, month + 1));
};

/** The saying of a day without a forecast; null where no table covers the place. */
export const usualOf = ({ today, county, normal, crop, isGrowing }: UsualInput): Usual | null => {
  const perennial = perennialOf(crop ?? '');
  const harvest = perennial && Array.isArray(perennial.harvest) ? perennial.harvest : [];
  const months = harvest.find((one) => isWithinMonths(Number(today.slice(5, 7)), one));
  if (months) return { kind: 'harvest', months };
  const isPlanting = county !== null && !perennial && !isGrowing;
  const period = isPlanting ? plantingPeriodsFrom(windowsOf(county), today)[0] : undefined;
  if (period && period.from <= today) return { kind: 'plant', from: period.from, to: period.to };
  if (period && period.from <= addDays(today, PREPARATION_DAYS))
    return { kind: 'prepare', from: period.from };
  if (!normal) return null;
  const need = Math.round(normal.et0 * daysInMonth(today));
  const share = normal.rain / need;
  const kind = share < DRY ? 'dry' : share > WET ? 'wet' : 'even';
  return { kind, rain: Math.round(normal.rain), need, next: period?.from ?? null };
};
