import type { Language } from '#kit/pure/words.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import type { ModelSentence } from '../domain/analysis/check-model-wording.ts';
import type { Passage } from '../domain/analysis/types.ts';
import type { CategoryId } from '../domain/categories.ts';

export type Verdict = 'ok' | 'review' | 'refuse';
/** Moderation by the same rules as on the phone; the phone's result is not trusted. */
export type Moderate = (text: string) => { readonly verdict: Verdict; readonly reason: string | null };

interface BilingualText {
  readonly en: string;
  readonly sw: string;
}
export interface StoredPreliminaryAnswer {
  readonly text: BilingualText;
  readonly path: string;
  readonly sources: readonly {
    readonly title: string;
    readonly publisher: string;
    readonly url: string | null;
  }[];
  /** The languages in which a language model rephrased the passages. */
  readonly worded?: readonly Language[];
}
/** The preliminary answer's passages. */
export interface QuotedPage {
  readonly name: BilingualText;
  readonly passages: readonly Passage[];
}
/** The books' answer to a question, with its confidence; null without one. */
export type Analyse = (question: {
  readonly title: string;
  readonly content: string;
  readonly location: string | null;
  readonly crop_type: string | null;
  readonly category_id: CategoryId;
}) => Promise<{
  readonly answer: StoredPreliminaryAnswer;
  readonly confidence: number;
  readonly quoted: QuotedPage;
} | null>;

/** Sent outside the server. Contains only what others can read anyway: no name, place or photo. */
export interface QuestionForModel {
  readonly title: string;
  readonly content: string;
  readonly quoted: QuotedPage | null;
}
export interface ModelResult {
  /** A moderator should review the question. The rules accepted it, so it stays public until then. */
  readonly needsReview: boolean;
  readonly wording: Readonly<Record<Language, readonly ModelSentence[]>>;
}
export interface Suggestion {
  readonly category: CategoryId | null;
  readonly tags: readonly string[];
}

/**
 * An optional language model. Our own engine answers without it and checks its output; it may reject, or
 * return nothing useful.
 */
export interface QuestionModel {
  /** `llm:<model>`. */
  readonly modelLabel: string;
  read(question: QuestionForModel): Promise<ModelResult>;
  /** Used when our own engine is not sure what a question is about. */
  suggest(question: { readonly title: string; readonly content: string }): Promise<Suggestion>;
}

/** An expert's activity elsewhere in the app, for the directory. */
interface ReviewFacts {
  readonly expert_id: string;
  readonly crops: readonly string[];
  readonly counties: readonly string[];
  readonly languages: readonly string[];
  readonly answers: number;
  /** From question to answer, for the newest. */
  readonly minutes: readonly number[];
  readonly last: Date | null;
}
export type ReadReviewFacts = (tx: Transaction) => Promise<readonly ReviewFacts[]>;
