import type { PackedBook } from '../../domain/book/pack-book.ts';

/**
 * What the assistant knows, made from `knowledge/`. In the built app the book itself stands here, ready
 * (`tools/build/chat-book.ts`): a phone would read for seconds.
 */
export const packedBook = async (): Promise<PackedBook> =>
  (await import('../../domain/book/whole-book.ts')).packWhole();
