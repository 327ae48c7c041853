import { books, writtenBooks } from './books.ts';
import type { Condition, FullCondition } from './types.ts';

/** Every page of every book, for tests and tools; never imported by the app. */
export const everyPage = async (): Promise<readonly Condition[]> =>
  (await Promise.all(writtenBooks.map(async (book) => Object.values<Condition>((await books[book].open()).conditions)))).flat();

export const isFull = (page: Condition): page is FullCondition => page.depth === 'full';
