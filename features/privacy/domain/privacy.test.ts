import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { privacyEn } from '../words.en.ts';
import { privacySw } from '../words.sw.ts';
import { isConsentValid, purposes, wordings } from './consent.ts';
import { countByPage, PAGE_PATTERN } from './pages.ts';

test('a consent applies only while given and for the wording it was given to', () => {
  expect(isConsentValid('page_counts', undefined)).toBe(false);
  expect(isConsentValid('page_counts', { given: true, wording: wordings.page_counts })).toBe(true);
  expect(isConsentValid('page_counts', { given: true, wording: wordings.page_counts - 1 })).toBe(false);
  expect(isConsentValid('page_counts', { given: false, wording: wordings.page_counts })).toBe(false);
});

/** A changed text fails here: raise its number in `wordings` if its meaning changed, and update the hash. */
test('each consent text matches its wording number', () => {
  const mark = (purpose: (typeof purposes)[number]): string =>
    createHash('sha256')
      .update(JSON.stringify([privacyEn.purposes[purpose], privacySw.purposes[purpose]]))
      .digest('hex')
      .slice(0, 12);
  expect(
    Object.fromEntries(purposes.map((purpose) => [purpose, [wordings[purpose], mark(purpose)]])),
  ).toEqual({ page_counts: [1, '6ac86d854400'] });
});

test('SHL-23 a page is counted by route name: ids, codes, queries and addresses do not match', () => {
  for (const page of ['/dashboard', '/fields/:id', '/fields/:id/history/:entry', '/auth/reset-password'])
    expect([page, PAGE_PATTERN.test(page)]).toEqual([page, true]);
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
    expect([no, PAGE_PATTERN.test(no)]).toEqual([no, false]);
});

test('property: as many pages are counted as were opened, each under its name', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/dashboard', '/scan', '/fields/:id', '/404')), (opened) => {
      const counts = countByPage(opened);
      expect(counts.reduce((sum, { n }) => sum + n, 0)).toBe(opened.filter((page) => page !== '/404').length);
      expect(new Set(counts.map(({ page }) => page)).size).toBe(counts.length);
    }),
  );
});
