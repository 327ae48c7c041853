import type { Phase } from '#features/agronomy/domain/stages.ts';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import type { Day } from '#kit/pure/days.ts';
import type { TaskSource } from '#knowledge/tasks/index.ts';
import type { Category, Priority } from '../task.ts';

export const suggestionRules = [
  'get_ready',
  'nursery',
  'land_preparation',
  'planting_window',
  'gap_filling',
  'thinning',
  'weeding_first',
  'weeding_second',
  'top_dressing',
  'earthing_up',
  'staking',
  'pruning',
  'desuckering',
  'scouting',
  'irrigate_today',
  'spray_wait',
  'harvest_window',
  'dry_and_store',
  'look_again',
  'alert_follow_up',
] as const;
export type SuggestionRule = (typeof suggestionRules)[number];

/** Work that a rule suggests for one field. Plain data: `suggestionText` makes the sentences for display. */
export interface Suggestion {
  /** The same work has the same key on every phone and day: `rule:field:subject`. */
  readonly key: string;
  readonly rule: SuggestionRule;
  readonly field_id: string;
  /** A key of the crop list, or what the farmer typed; null for the whole field. */
  readonly crop: string | null;
  /** First sensible day, planned day and last useful day. */
  readonly from: Day;
  readonly due: Day;
  readonly until: Day;
  readonly priority: Priority;
  readonly category: Category;
  /** The crop's stage on that day; null when unknown or irrelevant. */
  readonly stage: Phase | null;
  /** Values for the reason: days, numbers and keys. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Condition page in the books, if it is about one. */
  readonly conditionKey: string | null;
  readonly source: TaskSource;
  /** When its forecast was fetched; null: it uses no weather. */
  readonly forecastAt: string | null;
  /** The alert it follows, which has its own texts. */
  readonly raised: RaisedAlert | null;
}

export const categoryOf: Readonly<Record<SuggestionRule, Category>> = {
  get_ready: 'market',
  nursery: 'planting',
  land_preparation: 'land',
  planting_window: 'planting',
  gap_filling: 'planting',
  thinning: 'care',
  weeding_first: 'weeding',
  weeding_second: 'weeding',
  top_dressing: 'feeding',
  earthing_up: 'care',
  staking: 'care',
  pruning: 'care',
  desuckering: 'care',
  scouting: 'scouting',
  irrigate_today: 'water',
  spray_wait: 'spraying',
  harvest_window: 'harvest',
  dry_and_store: 'storage',
  look_again: 'scouting',
  alert_follow_up: 'scouting',
};

/** Rules that belong to one stage, whatever the crop. */
const stageOf: Readonly<Partial<Record<SuggestionRule, Phase>>> = {
  get_ready: 'pre-planting',
  nursery: 'pre-planting',
  land_preparation: 'pre-planting',
  planting_window: 'pre-planting',
  harvest_window: 'ripening',
  dry_and_store: 'harvested',
};

/** Maximum length of a stored key. */
export const KEY_MAX = 200;

/** A crop typed by the farmer may contain a colon, which separates the parts of a key. */
export const keyOf = (rule: SuggestionRule, fieldId: string, subject: string): string =>
  `${rule}:${fieldId}:${subject.replace(/[:\s]+/g, '_')}`.slice(0, KEY_MAX);

const isRule = (text: string): text is SuggestionRule =>
  (suggestionRules as readonly string[]).includes(text);

/** Null for a key that none of our rules created. */
export const parseKey = (key: string): { readonly rule: SuggestionRule; readonly fieldId: string } | null => {
  const [rule = '', fieldId = ''] = key.split(':');
  return isRule(rule) && fieldId !== '' ? { rule, fieldId } : null;
};

type SuggestionInput = Pick<
  Suggestion,
  'rule' | 'field_id' | 'from' | 'due' | 'until' | 'priority' | 'source'
> &
  Partial<Suggestion> & { readonly subject: string };

export const suggestion = ({ subject, ...given }: SuggestionInput): Suggestion => ({
  crop: null,
  figures: {},
  conditionKey: null,
  forecastAt: null,
  raised: null,
  category: categoryOf[given.rule],
  stage: stageOf[given.rule] ?? null,
  ...given,
  key: keyOf(given.rule, given.field_id, subject),
});
