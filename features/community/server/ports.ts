import type { Transaction } from '#kit/server/database/database.ts';
import type { CategoryId } from '../domain/categories.ts';

export type Verdict = 'ok' | 'review' | 'refuse';
/** What may be said here, by rules that are the same on the phone; what the phone found is not believed. */
export type Moderate = (text: string) => { readonly verdict: Verdict; readonly reason: string | null };

export interface Said { readonly en: string; readonly sw: string }
export interface Preliminary { readonly text: Said; readonly path: string; readonly sources: readonly { readonly title: string; readonly publisher: string; readonly url: string | null }[] }
/** What the app's books say to a question, and how sure; null where they say nothing. */
export type Analyse = (question: { readonly title: string; readonly content: string; readonly location: string | null; readonly crop_type: string | null; readonly category_id: CategoryId }) =>
  Promise<{ readonly answer: Preliminary; readonly confidence: number } | null>;

/** What experts did elsewhere in the app, for the directory. */
export interface ReviewFacts {
  readonly expert_id: string;
  readonly crops: readonly string[];
  readonly counties: readonly string[];
  readonly languages: readonly string[];
  readonly answers: number;
  /** From question to answer, of the newest. */
  readonly minutes: readonly number[];
  readonly last: Date | null;
}
export type ReadReviewFacts = (tx: Transaction) => Promise<readonly ReviewFacts[]>;
