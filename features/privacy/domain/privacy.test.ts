import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { privacyEn } from '../words.en.ts';
import { privacySw } from '../words.sw.ts';
import { holds, purposes, wordings } from './consent.ts';
import { counted, PAGE } from './pages.ts';

test('leave holds only while it stands and for the words it was given to', () => {
  expect(holds('page_counts', undefined)).toBe(false);
  expect(holds('page_counts', { given: true, wording: wordings.page_counts })).toBe(true);
  expect(holds('page_counts', { given: true, wording: wordings.page_counts - 1 })).toBe(false);
  expect(holds('page_counts', { given: false, wording: wordings.page_counts })).toBe(false);
});

/** A changed text fails here: raise its number in `wordings` if its meaning changed, and update the hash. */
test('the words beside a switch are those of their number', () => {
  const mark = (purpose: (typeof purposes)[number]): string =>
    createHash('sha256')
      .update(JSON.stringify([privacyEn.purposes[purpose], privacySw.purposes[purpose]]))
      .digest('hex')
      .slice(0, 12);
  expect(
    Object.fromEntries(purposes.map((purpose) => [purpose, [wordings[purpose], mark(purpose)]])),
  ).toEqual({ page_counts: [1, '8b18b4f37917'] });
});

test('SHL-23 a page is the name of a route: no id, code, query or address fits in', () => {
  for (const page of ['/dashboard', '/fields/:id', '/fields/:id/history/:entry', '/auth/reset-password'])
    expect([page, PAGE.test(page)]).toEqual([page, true]);
  for (const no of [
    '/',
    '/404',
    '/fields/019a0000-0000-7000-8000-000000000001',
    '/verify/7f3kq9m2',
    '/join?ref=A',
    '//x',
    'https://x.y',
    '/Fields',
    `/${'a'.repeat(31)}`,
    '/a b',
  ])
    expect([no, PAGE.test(no)]).toEqual([no, false]);
});

test('property: as many are counted as were opened, each under its name', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/dashboard', '/scan', '/fields/:id', '/404')), (opened) => {
      const counts = counted(opened);
      expect(counts.reduce((sum, { n }) => sum + n, 0)).toBe(opened.filter((page) => page !== '/404').length);
      expect(new Set(counts.map(({ page }) => page)).size).toBe(counts.length);
    }),
  );
});
