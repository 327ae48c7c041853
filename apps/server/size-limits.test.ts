import { expect, test } from 'vitest';
import { MAX_QUOTES } from '#features/market/server/insights.ts';
import { MAX_HISTORY } from '#features/payments/server/account-payments.ts';

test('X-09: the server returns ten payments and fifty prices at a time', () => {
  expect([MAX_HISTORY, MAX_QUOTES]).toEqual([10, 50]);
});
