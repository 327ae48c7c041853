/** A page of text, numbered from 1. A document without pages is one page. */
export interface Page {
  readonly n: number;
  readonly text: string;
}

export type DocumentType = 'text' | 'pdf';

/** DOC-16. `content`: text of the pages, separated by form feeds. `size`: bytes of the file. */
export interface LoadedDocument {
  readonly name: string;
  readonly content: string;
  readonly type: DocumentType;
  readonly size: number;
}

/** The place of a quote: its page in a PDF, its line in a text. */
export interface Place {
  readonly page: number;
  readonly line: number;
}
export interface Quote extends Place {
  readonly text: string;
}

/** DOC-16. `quotes`: verbatim sentences of the document with their places. `by`: who wrote `content`. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
  readonly quotes: readonly Quote[];
  readonly by: 'phone' | 'model';
}

/** DOC-07. */
export const MAX_FILE = 10 * 1024 * 1024;
/** Limits for a phone with one gigabyte of memory; the screen says how much was read. */
export const MAX_PAGES = 1_000;
export const MAX_CHARACTERS = 3_000_000;
/** Longer text is a document, not a question. */
export const MAX_QUESTION = 1_000;

const PAGE_BREAK = '\f';

export const contentOf = (pages: readonly Page[]): string =>
  pages.map(({ text }) => text.split(PAGE_BREAK).join('\n')).join(PAGE_BREAK);
export const pagesIn = (content: string): readonly Page[] =>
  content.split(PAGE_BREAK).map((text, i) => ({ n: i + 1, text }));

type AskRefusal = 'documents.empty_question' | 'documents.long_question';

/** DOC-13: a message of only spaces is empty. */
export const validateQuestion = (text: string): AskRefusal | null => {
  const { length } = text.trim();
  if (length === 0) return 'documents.empty_question';
  return length > MAX_QUESTION ? 'documents.long_question' : null;
};
