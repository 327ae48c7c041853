import { sprayDay } from '#features/agronomy/domain/spray-window.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { conditionByKey } from '#knowledge/index.ts';
import type { FieldFacts, TaskFacts } from '../facts.ts';
import { type Suggestion, suggestion } from '../suggestion.ts';

/** Only for irrigated fields, and only while the water balance is reliable. */
export const wateringWork = (field: FieldFacts, today: Day): readonly Suggestion[] =>
  !field.isIrrigated
    ? []
    : field.crops.flatMap(({ crop, state, water, isAreaKnown }) => {
        if (
          state !== 'ground' ||
          !water?.isReliable ||
          water.advice !== 'water' ||
          !water.need ||
          water.need.jerricans <= 0
        )
          return [];
        return [
          suggestion({
            subject: `${crop}-${today}`,
            rule: 'irrigate_today',
            field_id: field.id,
            crop,
            from: today,
            due: today,
            until: today,
            priority: 'high',
            figures: {
              mm: Math.round(water.need.net),
              ...(isAreaKnown && { jerricans: water.need.jerricans }),
            },
            source: 'water_balance',
            forecastAt: field.forecastAt,
          }),
        ];
      });

/** Themes of alerts whose advice may recommend spraying. */
const SPRAY_ALERT_THEMES: readonly string[] = [
  'late_blight',
  'early_blight',
  'maize_blight',
  'coffee_berry',
  'rice_blast',
  'armyworm',
  'tuta',
];
const SPRAYABLE_TYPES: readonly string[] = ['fungal', 'oomycete', 'insect', 'mite'];
/** Days after a leaf check found a disease or pest in which spraying is likely. */
const SPRAY_LIKELY_DAYS = 7;

/**
 * Whether the farmer may spray soon: a spraying task within two days, an urgent alert, or a recent sick leaf.
 * Otherwise the advice to wait is pointless.
 */
const maySpray = (field: FieldFacts, tasks: readonly TaskFacts[], today: Day): boolean =>
  tasks.some(
    (t) =>
      t.field_id === field.id &&
      t.category === 'spraying' &&
      t.status !== 'completed' &&
      t.suggestion_key === null &&
      t.due_date !== null &&
      t.due_date >= today &&
      t.due_date <= addDays(today, 2),
  ) ||
  field.alerts.some(
    ({ raised }) => raised.urgency >= 3 && raised.until >= today && SPRAY_ALERT_THEMES.includes(raised.theme),
  ) ||
  field.sickLeaves.some(
    ({ condition, on }) =>
      daysBetween(on, today) >= 0 &&
      daysBetween(on, today) <= SPRAY_LIKELY_DAYS &&
      SPRAYABLE_TYPES.includes(conditionByKey(condition)?.type ?? ''),
  );

const nextSprayDay = (ahead: readonly WeatherDay[]): Day | null =>
  ahead.find((day, i) => i > 0 && sprayDay(day, ahead[i + 1] ?? null).verdict === 'good')?.date ?? null;

/** Suggests waiting only when rain or wind prevents spraying today and a better day is known. */
export const sprayWork = (
  field: FieldFacts,
  tasks: readonly TaskFacts[],
  today: Day,
): readonly Suggestion[] => {
  const [now, next] = field.forecastDays;
  if (now?.date !== today || sprayDay(now, next ?? null).verdict !== 'hold' || !maySpray(field, tasks, today))
    return [];
  const better = nextSprayDay(field.forecastDays);
  if (better === null) return [];
  const { faults } = sprayDay(now, next ?? null);
  return [
    suggestion({
      subject: better,
      rule: 'spray_wait',
      field_id: field.id,
      from: today,
      due: today,
      until: addDays(better, -1),
      priority: 'medium',
      source: 'spray_label',
      forecastAt: field.forecastAt,
      figures: {
        better,
        fault: faults[0] ?? 'rain',
        mm: Math.round(Math.max(now.rain ?? 0, next?.rain ?? 0)),
        wind: Math.round(now.windMax ?? 0),
      },
    }),
  ];
};
