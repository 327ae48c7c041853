import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import type { CalendarRow } from '#knowledge/calendar/index.ts';
import type { Crop } from '../../domain/crop.ts';
import { likelyRows, nearestRow, stagesOf } from '../../domain/harvest.ts';
import type { CropWords } from '../words.ts';

export interface TimelineStage {
  readonly key: string;
  readonly label: string;
  readonly from: Day;
  readonly to: Day;
  /** 0 to 1, of the time from planting to the last picking. */
  readonly fractionOfSeason: number;
  readonly isNow: boolean;
}

/**
 * The calendar row for this crop. If several fit, the one whose duration is closest to this crop's time from
 * planting to harvest. Null without both dates.
 */
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

/**
 * Stages from planting to harvest, then a picking period of average length for crops picked over weeks. Empty
 * if a date or the stage lengths are unknown.
 */
export const timelineStages = (
  crop: Crop,
  calendarRow: CalendarRow,
  today: Day,
  words: CropWords,
): readonly TimelineStage[] => {
  const [planted, harvest] = [crop.planting_date, crop.expected_harvest_date];
  if (planted === null || harvest === null) return [];
  const labelledStages = stagesOf(calendarRow, planted, harvest).map(({ stage, from, to }) => ({
    key: stage as string,
    label: words.timeline.stages[stage],
    from,
    to,
  }));
  if (labelledStages.length === 0) return [];
  const pickingDays =
    calendarRow.picking && Math.round((calendarRow.picking.low + calendarRow.picking.high) / 2);
  const spans = pickingDays
    ? [
        ...labelledStages,
        { key: 'picking', label: words.timeline.picking, from: harvest, to: addDays(harvest, pickingDays) },
      ]
    : labelledStages;
  const totalDays = daysBetween(planted, spans[spans.length - 1]!.to);
  return spans.map((span) => ({
    ...span,
    fractionOfSeason: daysBetween(span.from, span.to) / totalDays,
    isNow: span.from <= today && today < span.to,
  }));
};
