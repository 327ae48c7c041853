import { answer } from '../../domain/answer/answer.ts';
import type { KnowledgeBase } from '../../domain/book/book.ts';
import { openBook } from '../../domain/book/open-book.ts';
import { emptyContext } from '../../domain/engine.ts';

let opened: Promise<KnowledgeBase> | undefined;

const open = async (): Promise<KnowledgeBase> => {
  const { packedBook } = await import('./packed-book.ts');
  const book = openBook(await packedBook());
  // A first question builds lazy structures that later ones reuse (such as the index by letters), so it is
  // part of opening.
  answer('Wadudu wa mahnidi wanakula majani, nifanye nini?', emptyContext('2026-01-01', 'sw'), book);
  return book;
};

/**
 * The assistant's book on this phone, opened once. Rejects if it is not stored and cannot be fetched. The
 * next call retries.
 */
export const offlineBook = (): Promise<KnowledgeBase> => {
  opened ??= open().catch((fault: unknown) => {
    opened = undefined;
    throw fault;
  });
  return opened;
};
