import { expect, test } from 'vitest';
import { QUOTES } from '#features/market/server/insights.ts';
import { HISTORY } from '#features/payments/server/mine.ts';

test('X-09: the server gives ten payments and fifty prices at a time', () => {
  expect([HISTORY, QUOTES]).toEqual([10, 50]);
});
