import type { ConditionKey } from '#knowledge/books.ts';
import type { Bilingual } from '#knowledge/types.ts';
import type { CategoryId } from '../categories.ts';
import type { Moderation, ReasonKey } from './moderation/types.ts';

export { categoryIds as categoryKeys, type CategoryId as CategoryKey } from '../categories.ts';

export interface QuestionInput {
  readonly title: string;
  readonly content: string;
  readonly location?: string | null | undefined;
  /** A crop's key, or the typed name. */
  readonly crop_type?: string | null | undefined;
}

type PassagePart = 'symptoms' | 'immediateActions' | 'organicSolutions' | 'preventiveMeasures';
/** A sentence of the book, verbatim. */
export interface Passage {
  readonly part: PassagePart;
  readonly text: Bilingual;
}
export interface AnswerSource {
  readonly title: string;
  readonly publisher: string;
  readonly url?: string;
  readonly basis: 'seen' | 'general';
}

/** The book's passages about the condition that the question seems to describe, unchanged. */
export interface PreliminaryAnswer {
  readonly condition: ConditionKey;
  /** Path of the full page. */
  readonly path: `/conditions/${ConditionKey}`;
  readonly name: Bilingual;
  readonly passages: readonly Passage[];
  readonly sources: readonly AnswerSource[];
}

export interface Analysis {
  /** Null if no category is likely enough. */
  readonly category: CategoryId | null;
  readonly categoryConfidence: number;
  /** Lower case, at most three, most specific first. */
  readonly tags: readonly string[];
  /** A crop's key in `knowledge/crops.ts`. */
  readonly crop: string | null;
  readonly preliminaryAnswer: PreliminaryAnswer | null;
  /** Estimated probability that the answer's page is right; without an answer, that the category is right. */
  readonly confidenceScore: number;
  readonly isAppropriate: boolean;
  readonly moderationReason: ReasonKey | null;
  readonly moderation: Moderation;
}
