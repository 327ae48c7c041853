import type { PackedBook } from '../../domain/book/pack-book.ts';

/**
 * The assistant's book, built from `knowledge/`. The production build replaces this with the packed book
 * (`tools/build/chat-book.ts`): indexing would take a phone seconds.
 */
export const packedBook = async (): Promise<PackedBook> =>
  (await import('../../domain/book/whole-book.ts')).packWholeBook();
