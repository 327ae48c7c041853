import { plantingPeriodsFrom } from '#features/agronomy/domain/planting-periods.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { type PlantingWindow, windowsOf } from '#knowledge/calendar/index.ts';
import type { CropWork, TaskSource } from '#knowledge/tasks/index.ts';
import type { Goal } from './goal.ts';

/**
 * For a county without its own weeks: the mean onset of the long rains, and the first weeks of the short
 * ones.
 */
const countryWindows: readonly PlantingWindow[] = [
  { season: 'long_rains', from: '03-14', to: '04-15' },
  { season: 'short_rains', from: '10-15', to: '11-10' },
];

export interface ChosenPlantingDay {
  readonly on: Day;
  /** The last day of its planting weeks. */
  readonly until: Day;
  /**
   * `crop`: the farmer's date for the planned crop; `said`: the farmer named the month; `water`: irrigated,
   * so it need not wait for rain; `country`: the county's weeks are unknown, or it has none in this season.
   */
  readonly by: 'county' | 'country' | 'said' | 'water' | 'crop';
  readonly source: TaskSource;
}

interface PlantingPlace {
  readonly county: string | null;
  readonly isIrrigated: boolean;
  readonly plannedOn?: Day | null;
}

const nextMonth = (month: number, today: Day): Day => {
  const first = (year: number): Day => `${year}-${String(month).padStart(2, '0')}-01`;
  const year = Number(today.slice(0, 4));
  if (Number(today.slice(5, 7)) === month) return today;
  return first(year) >= today ? first(year) : first(year + 1);
};

/** Days after the farmer's own date on which planting still counts as the same work. */
const PLANNED_DATE_TOLERANCE_DAYS = 14;

/** The planting day of a crop that is not planted yet. `plannedOn`: the date on the crop's page. */
export const plantingDay = (
  { season, month }: Goal,
  work: CropWork,
  { county, isIrrigated, plannedOn = null }: PlantingPlace,
  today: Day,
): ChosenPlantingDay => {
  if (month === null && season === null && plannedOn !== null && plannedOn >= today) {
    return {
      on: plannedOn,
      until: addDays(plannedOn, PLANNED_DATE_TOLERANCE_DAYS),
      by: 'crop',
      source: 'county_windows',
    };
  }
  if (month !== null) {
    const on = nextMonth(month, today);
    return { on, until: addDays(on, 30), by: 'said', source: 'county_windows' };
  }
  if (isIrrigated && work.nursery && season === null) {
    const on = addDays(today, work.nursery.high);
    return { on, until: addDays(on, 14), by: 'water', source: 'kalro_crop_work' };
  }
  const own = county === null ? [] : windowsOf(county);
  const fits = own.filter((window) => season === null || window.season === season);
  // Land preparation takes time, so planting weeks that are nearly over are skipped.
  const [next] = plantingPeriodsFrom(
    fits.length > 0 ? fits : countryWindows.filter((window) => season === null || window.season === season),
    addDays(today, MIN_LEAD_DAYS),
  );
  const on = next!.from > today ? next!.from : addDays(today, MIN_LEAD_DAYS);
  return {
    on,
    until: next!.to,
    by: fits.length > 0 ? 'county' : 'country',
    source: fits.length > 0 ? 'county_windows' : 'fews_seasons',
  };
};

const MIN_LEAD_DAYS = 7;
