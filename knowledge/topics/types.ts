import type { ConditionKey } from '../books.ts';
import type { SourceId } from '../sources.ts';
import type { TaskSource } from '../tasks/sources.ts';
import type { Bilingual } from '../types.ts';
import type { OwnSource } from './sources.ts';

export const topicKinds = [
  'planting', 'spacing', 'seed', 'variety', 'fertiliser', 'nutrient', 'soil', 'water', 'weeds', 'care', 'pest-management', 'disease-management', 'safe-use', 'poisoning',
  'harvest', 'storage', 'yield', 'market', 'money', 'records', 'weather', 'livestock', 'outside', 'people', 'app',
] as const;
export type TopicKind = (typeof topicKinds)[number];

/**
 * The role of a sentence: `cause` why it happens; `confirm` how to be sure; `threshold` when it is worth
 * acting; `do-now` first steps; `low-cost` what needs no shop; `prevent` next time; `caution` what does
 * harm; `when-to-ask` whom to ask and when; `fact` the answer itself.
 */
export const pointRoles = ['fact', 'cause', 'confirm', 'threshold', 'do-now', 'low-cost', 'prevent', 'caution', 'when-to-ask'] as const;
export type PointRole = (typeof pointRoles)[number];

/** From the books, the work lists, or the topics. `topicSource` finds the source. */
export type TopicSource = SourceId | TaskSource | OwnSource;

export interface Point {
  readonly text: Bilingual;
  readonly role: PointRole;
  readonly source: TopicSource;
  /** Applies to these counties only. When the place is known, points for other counties are left out. */
  readonly counties?: readonly string[];
}

/**
 * What is known about one subject, as sentences that can be used alone or in any number. Read in order, they
 * form an answer.
 */
export interface Topic {
  readonly id: string;
  readonly kind: TopicKind;
  /** Keys of `crops.ts`. */
  readonly crops: readonly string[] | 'any';
  readonly title: Bilingual;
  /**
   * Words and phrases as farmers write them, in lower case, including misspellings, abbreviations and sheng.
   */
  readonly triggers: { readonly en: readonly string[]; readonly sw: readonly string[] };
  readonly points: readonly Point[];
  /** Pages of the books and slugs of lessons with more detail. */
  readonly pages: readonly ConditionKey[];
  readonly lessons: readonly string[];
}
