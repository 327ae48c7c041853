import type { Language } from '#kit/pure/words.ts';
import type { DocumentType } from '../domain/document.ts';
import type { ModelSentence } from '../domain/worded.ts';

export interface DocumentQuestion {
  readonly question: string;
  readonly type: DocumentType;
  /** In which the farmer reads. */
  readonly language: Language;
  /** The only words of the document that the model sees. */
  readonly passages: readonly { readonly page: number; readonly text: string }[];
}

/** An external model. Its answer is checked against the passages and never trusted. */
export interface DocumentModel {
  /** `llm:` and the name of the model. */
  readonly source: string;
  /** No sentences where the passages do not answer. Rejects when it did not answer at all. */
  readonly answer: (question: DocumentQuestion) => Promise<readonly ModelSentence[]>;
}
