import { expect, test } from 'vitest';
import { idsOf, ledgerOf, titlesWithTooManyIds, type TestRun } from './ledger.ts';

const run = (title: string, status: TestRun['status'] = 'passed', file = 'a.test.ts'): TestRun => ({
  file,
  title,
  status,
});

test('ids are read only from the start of a title', () => {
  expect(idsOf('FLD-14, X-04b I18-03: the server refuses FLD-15')).toEqual(['FLD-14', 'X-04b', 'I18-03']);
  expect(idsOf('UTF8 is no id, nor is this')).toEqual([]);
  expect(idsOf('the list FLD-14')).toEqual([]);
});

test('only passed tests prove a ledger line, and a failed run of the same test voids it', () => {
  const runs = [
    run('SCN-2 b'),
    run('SCN-10 a'),
    run('X-01 c', 'failed'),
    run('X-02 d', 'skipped'),
    run('X-03 e'),
    run('X-03 e', 'failed'),
  ];
  expect(ledgerOf(runs)).toEqual({ 'SCN-2': ['SCN-2 b'], 'SCN-10': ['SCN-10 a'] });
  expect(Object.keys(ledgerOf(runs))).toEqual(['SCN-2', 'SCN-10']);
});

test('a title names at most three ids', () => {
  expect(titlesWithTooManyIds([run('A-1 B-2 C-3 D-4 all at once'), run('A-1 B-2 C-3 fine')])).toEqual([
    'a.test.ts: A-1 B-2 C-3 D-4 all at once',
  ]);
});
