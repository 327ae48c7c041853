import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { timeLines, totalLines } from './totals.ts';

const run = (title: string, status: Outcome['status'] = 'passed', more: Partial<Outcome> = {}): Outcome => ({
  file: 'a.test.ts',
  name: title,
  title,
  project: 'pure',
  status,
  error: '',
  ...more,
});
const flaky = (title: string): Outcome => run(title, 'passed', { isFlaky: true, error: 'late' });
const tested = (...runs: Outcome[]) => ({ runs, broken: [], times: [] });

test('the last line counts tests and checks that passed and failed', () => {
  const { lines, hasFailed } = totalLines(
    [
      { name: 'lint', seconds: 1, fault: '' },
      { name: 'types', seconds: 2, fault: 'TS1' },
    ],
    tested(run('x'), run('y', 'failed'), run('z', 'skipped')),
  );
  expect(lines).toEqual([
    'FAILED a.test.ts: y',
    'FAILED types',
    '1 skipped (a.test.ts)',
    '2 passed, 2 failed',
  ]);
  expect(hasFailed).toBe(true);
});

test('two flaky tests pass, each with its first error on a line of its own', () => {
  const { lines, hasFailed } = totalLines([], tested(flaky('x'), flaky('y')));
  expect(lines).toEqual([
    'FLAKY  a.test.ts: x (first: late)',
    'FLAKY  a.test.ts: y (first: late)',
    '2 flaky',
    '2 passed, 0 failed',
  ]);
  expect(hasFailed).toBe(false);
});

test('three flaky tests fail the run', () => {
  const { lines, hasFailed } = totalLines([], tested(flaky('x'), flaky('y'), flaky('z')));
  expect(lines.slice(-3)).toEqual([
    'FAILED 3 flaky tests; a run may have 2',
    '3 flaky',
    '3 passed, 1 failed',
  ]);
  expect(hasFailed).toBe(true);
});

test('a file that does not load, a test with four ledger ids and other faults fail the run', () => {
  const { lines } = totalLines(
    [],
    {
      runs: [run('A-1 B-2 C-3 D-4 all')],
      broken: [{ file: 'b.test.ts', project: 'pure', error: 'no such module\nat x' }],
      times: [],
    },
    ['no test ran in db'],
  );
  expect(lines).toEqual([
    'FAILED b.test.ts: no such module',
    'FAILED more than three ledger ids: a.test.ts: A-1 B-2 C-3 D-4 all',
    'FAILED no test ran in db',
    '1 passed, 3 failed',
  ]);
});

test('the times of parts and of the ten slowest files are listed', () => {
  const times = Array.from({ length: 12 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
  const lines = timeLines([{ name: 'lint', seconds: 1.25 }], 75, { times });
  expect(lines.slice(0, 5)).toEqual([
    'Time of each part:',
    '         1.3 s  lint',
    '    1 min 15 s  all',
    'Slowest files:',
    '        11.0 s  11.test.ts',
  ]);
  expect(lines).toHaveLength(14);
});
