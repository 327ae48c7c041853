import { expect, test } from 'vitest';
import { books, writtenBooks } from './books.ts';
import { packNames, unpackNames } from './packed-names.ts';

test.each(writtenBooks)('the names of %s are the same after packing', (book) => {
  const { names } = books[book];
  const unpacked = unpackNames(book, packNames(names));
  expect(unpacked).toEqual(names);
  expect(Object.keys(unpacked)).toEqual(Object.keys(names));
});
