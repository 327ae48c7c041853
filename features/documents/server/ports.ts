import type { Language } from '#kit/pure/words.ts';
import type { ModelSentence } from '../domain/check-model-answer.ts';
import type { DocumentType } from '../domain/document.ts';

export interface DocumentQuestion {
  readonly question: string;
  readonly type: DocumentType;
  /** The farmer's language. */
  readonly language: Language;
  /** The only document text that the model sees. */
  readonly passages: readonly { readonly page: number; readonly text: string }[];
}

/** An external model. Its answer is checked against the passages and never trusted. */
export interface DocumentModel {
  /** `llm:` followed by the model name. */
  readonly modelLabel: string;
  /** Returns no sentences when the passages do not contain the answer. Rejects when the model did not respond. */
  readonly answer: (question: DocumentQuestion) => Promise<readonly ModelSentence[]>;
}
