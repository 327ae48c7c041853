import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import type { CalendarRow } from '#knowledge/calendar/index.ts';
import type { Crop } from '../../domain/crop.ts';
import { likelyRows, nearestRow, stagesOf } from '../../domain/harvest.ts';
import type { CropWords } from '../words.ts';

export interface StageRow {
  readonly key: string;
  readonly label: string;
  readonly from: Day;
  readonly to: Day;
  readonly share: number;
  readonly isNow: boolean;
}

/** The calendar row that a crop follows: of several, the one closest to its own dates. */
export const calendarRowOf = (crop: Crop): CalendarRow | null => {
  if (crop.planting_date === null || crop.expected_harvest_date === null) return null;
  const rows = likelyRows({
    crop: crop.crop_type,
    varietyClass: crop.variety_class,
    band: crop.altitude_band,
    county: crop.county,
    plantedOn: crop.planting_date,
  });
  return nearestRow(rows, daysBetween(crop.planting_date, crop.expected_harvest_date));
};

/** Stages from planting to harvest, and on to the last picking. Empty if the stage lengths are unknown. */
export const stageRows = (
  crop: Crop,
  row: CalendarRow,
  today: Day,
  words: CropWords,
): readonly StageRow[] => {
  const [planted, harvest] = [crop.planting_date, crop.expected_harvest_date];
  if (planted === null || harvest === null) return [];
  const labelledStages = stagesOf(row, planted, harvest).map(({ stage, from, to }) => ({
    key: stage as string,
    label: words.timeline.stages[stage],
    from,
    to,
  }));
  if (labelledStages.length === 0) return [];
  const pickingDays = row.picking && Math.round((row.picking.low + row.picking.high) / 2);
  const spans = pickingDays
    ? [
        ...labelledStages,
        { key: 'picking', label: words.timeline.picking, from: harvest, to: addDays(harvest, pickingDays) },
      ]
    : labelledStages;
  const whole = daysBetween(planted, spans[spans.length - 1]!.to);
  return spans.map((span) => ({
    ...span,
    share: daysBetween(span.from, span.to) / whole,
    isNow: span.from <= today && today < span.to,
  }));
};
