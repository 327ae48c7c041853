import { expect, test } from 'vitest';
import type { FileError, Outcome, TestResults } from './outcome.ts';
import { retryFailed, type RunAlone } from './retry.ts';

const run = (name: string, status: Outcome['status'] = 'passed', file = 'a.test.ts'): Outcome => ({
  file,
  name,
  title: name,
  project: 'pure',
  status,
  error: status === 'failed' ? `${name} broke` : '',
});
const tested = (runs: readonly Outcome[], broken: readonly FileError[] = []): TestResults => ({
  runs,
  broken,
  times: [],
});
const unloaded: FileError = { file: 'b.test.ts', project: 'pure', error: 'cannot load' };

/** Answers each retry with the next result and records the requests. */
const retries = (...results: TestResults[]) => {
  const asked: Parameters<RunAlone>[0][] = [];
  const runAlone: RunAlone = async (target) => {
    asked.push(target);
    return results[asked.length - 1]!;
  };
  return { asked, runAlone };
};

test('a test that passes when run alone is flaky, keeps its first error and counts as passed', async () => {
  const { asked, runAlone } = retries(tested([run('x'), run('y', 'skipped')]));
  const { runs } = await retryFailed(tested([run('x', 'failed'), run('y')]), runAlone);
  expect(runs).toEqual([{ ...run('x', 'failed'), status: 'passed', isFlaky: true }, run('y')]);
  expect(asked).toEqual([{ file: 'a.test.ts', project: 'pure', name: 'x' }]);
});

test('the second retry runs the whole file, and there is no third', async () => {
  const { asked, runAlone } = retries(tested([run('x', 'failed')]), tested([run('x', 'failed'), run('y')]));
  const { runs } = await retryFailed(tested([run('x', 'failed')]), runAlone);
  expect(runs).toEqual([run('x', 'failed')]);
  expect(asked.map(({ name }) => name)).toEqual(['x', undefined]);
});

test('a retry that does not find the test, or fails outside it, does not count as passed', async () => {
  const { runAlone } = retries(tested([]), tested([run('x')], [unloaded]));
  expect((await retryFailed(tested([run('x', 'failed')]), runAlone)).runs).toEqual([run('x', 'failed')]);
});

test('a file that loads on the retry counts as one flaky test', async () => {
  const { asked, runAlone } = retries(
    tested([run('p', 'passed', 'b.test.ts'), run('q', 'passed', 'b.test.ts')]),
  );
  const { runs, broken } = await retryFailed(
    tested([run('x'), run('p', 'failed', 'b.test.ts')], [unloaded]),
    runAlone,
  );
  expect(broken).toEqual([]);
  expect(runs).toEqual([
    run('x'),
    { ...run('p', 'passed', 'b.test.ts'), isFlaky: true, error: 'cannot load' },
    run('q', 'passed', 'b.test.ts'),
  ]);
  expect(asked).toEqual([unloaded]);
});

test('an error without a file stays, and many failures are not retried', async () => {
  const { asked, runAlone } = retries();
  const outside: FileError = { file: '', project: '', error: 'vitest crashed' };
  expect((await retryFailed(tested([], [outside]), runAlone)).broken).toEqual([outside]);
  const many = tested(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => run(name, 'failed')));
  expect(await retryFailed(many, runAlone)).toBe(many);
  expect(asked).toEqual([]);
});
