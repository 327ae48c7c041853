import type { PackedBook } from '../domain/pack-book.ts';

/**
 * What the assistant knows, made from `knowledge/`. In the built app the book itself stands here, ready
 * (`tools/build/chat-book.ts`): a phone would read for seconds.
 */
export const packedBook = async (): Promise<PackedBook> =>
  (await import('../domain/whole-book.ts')).packWhole();
