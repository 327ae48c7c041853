import type { Day } from '#kit/pure/days.ts';
import type { PlantingWindow } from '#knowledge/calendar/index.ts';

export interface PlantingPeriod {
  readonly from: Day;
  readonly to: Day;
  readonly season: PlantingWindow['season'];
}

/** The planting weeks of a county that end on or after a day, in order; windows never run over New Year. */
export const plantingPeriodsFrom = (
  windows: readonly PlantingWindow[],
  day: Day,
): readonly PlantingPeriod[] => {
  const year = Number(day.slice(0, 4));
  return [year, year + 1]
    .flatMap((y) =>
      windows.map(({ from, to, season }) => ({ from: `${y}-${from}`, to: `${y}-${to}`, season })),
    )
    .filter(({ to }) => to >= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
};
