import type { Theme } from '#features/alerts/domain/rule-ids.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { conditionByKey } from '#knowledge/index.ts';
import type { Category, Priority } from '../../task.ts';
import { isWithin, laterOf } from '../days.ts';
import type { FieldFacts, OpenAlert, SickLeaf } from '../facts.ts';
import { type Suggestion, suggestion } from '../suggestion.ts';

/** Check a sick leaf again after one week, within two: like the follow-up question. */
export const RECHECK_DAYS = { early: 5, due: 7, until: 14 } as const;

const wasRechecked = (leaf: SickLeaf, all: readonly SickLeaf[]): boolean =>
  all.some((other) => other.id !== leaf.id && other.on > leaf.on && other.crop === leaf.crop);

export const leafWork = (field: FieldFacts, today: Day): readonly Suggestion[] =>
  field.sickLeaves.flatMap((leaf) => {
    const [from, due, until] = [RECHECK_DAYS.early, RECHECK_DAYS.due, RECHECK_DAYS.until].map((days) =>
      addDays(leaf.on, days),
    ) as [Day, Day, Day];
    const page = conditionByKey(leaf.condition);
    if (
      !page ||
      page.type === 'healthy' ||
      !isWithin(today, from, until) ||
      wasRechecked(leaf, field.sickLeaves)
    )
      return [];
    return [
      suggestion({
        subject: leaf.id,
        rule: 'look_again',
        field_id: field.id,
        crop: leaf.crop,
        from,
        due: laterOf(due, today),
        until,
        priority: 'medium',
        figures: { on: leaf.on },
        conditionKey: leaf.condition,
        source: 'book',
      }),
    ];
  });

/** Themes that have their own rules here. */
const THEMES_WITH_OWN_RULES: readonly Theme[] = ['spray', 'planting'];
const categoryOf = ({ raised: { category } }: OpenAlert): Category =>
  category === 'irrigation' ? 'water' : category === 'weather' ? 'other' : 'scouting';
const priorityOf = ({ raised: { urgency } }: OpenAlert): Priority =>
  urgency >= 3 ? 'high' : urgency === 2 ? 'medium' : 'low';

export const alertWork = (field: FieldFacts, today: Day): readonly Suggestion[] =>
  field.alerts.flatMap((alert) => {
    const { raised } = alert;
    if (raised.until < today || raised.urgency < 2 || THEMES_WITH_OWN_RULES.includes(raised.theme)) return [];
    return [
      suggestion({
        subject: alert.id,
        rule: 'alert_follow_up',
        field_id: field.id,
        crop: raised.crop,
        category: categoryOf(alert),
        from: raised.from < today ? raised.from : today,
        due: today,
        until: raised.until,
        priority: priorityOf(alert),
        conditionKey: raised.condition,
        source: 'weather_models',
        forecastAt: alert.forecastAt ?? null,
        raised,
      }),
    ];
  });
