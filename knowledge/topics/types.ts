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
 * What a sentence is for: `cause` why it happens; `confirm` how to be sure; `threshold` from when it is worth acting; `do-now` first steps;
 * `low-cost` what needs no shop; `prevent` next time; `caution` what hurts; `when-to-ask` whom to ask and when; `fact` the answer itself.
 */
export const pointRoles = ['fact', 'cause', 'confirm', 'threshold', 'do-now', 'low-cost', 'prevent', 'caution', 'when-to-ask'] as const;
export type PointRole = (typeof pointRoles)[number];

/** Of the books, of the work lists, or of the topics alone; `topicSource` finds it. */
export type TopicSource = SourceId | TaskSource | OwnSource;

export interface Point {
  readonly text: Bilingual;
  readonly role: PointRole;
  readonly source: TopicSource;
  /** It is said of these counties only; where the place is known, the others are left out. */
  readonly counties?: readonly string[];
}

/** What is known about one matter, as sentences that can stand alone and in any number. Read in this order they make an answer. */
export interface Topic {
  readonly id: string;
  readonly kind: TopicKind;
  /** Keys of `crops.ts`. */
  readonly crops: readonly string[] | 'any';
  readonly title: Bilingual;
  /** Words and phrases as farmers write them, in small letters: misspelt, shortened and sheng ones too. */
  readonly triggers: { readonly en: readonly string[]; readonly sw: readonly string[] };
  readonly points: readonly Point[];
  /** Pages of the books, and slugs of lessons, that say more. */
  readonly pages: readonly ConditionKey[];
  readonly lessons: readonly string[];
}
