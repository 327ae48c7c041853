import { titlesWithTooManyIds } from './ledger.ts';
import type { TestResults } from './outcome.ts';
import { MAX_FLAKY } from './retry.ts';

/** A check outside vitest; `fault` is '' when it passed. */
export interface CheckResult {
  readonly name: string;
  readonly seconds: number;
  readonly fault: string;
}

const time = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

export const timeLines = (
  parts: readonly { readonly name: string; readonly seconds: number }[],
  total: number,
  { times }: Pick<TestResults, 'times'>,
): string[] => {
  const slowest = [...times].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  return [
    'Time of each part:',
    ...parts.map(({ name, seconds }) => `  ${time(seconds).padStart(12)}  ${name}`),
    `  ${time(total).padStart(12)}  all`,
    ...(slowest.length > 0
      ? ['Slowest files:', ...slowest.map(({ file, seconds }) => `  ${time(seconds).padStart(12)}  ${file}`)]
      : []),
  ];
};

/** The summary of a run; its last line is always `N passed, N failed`. */
export const totalLines = (
  checks: readonly CheckResult[],
  { runs, broken }: TestResults,
  faults: readonly string[] = [],
): { readonly lines: readonly string[]; readonly hasFailed: boolean } => {
  const flaky = runs.filter((run) => run.isFlaky === true);
  const skipped = runs.filter((run) => run.status === 'skipped');
  const failed = [
    ...runs.filter((run) => run.status === 'failed').map((run) => `${run.file}: ${run.title}`),
    ...broken.map(({ file, error }) => (file ? `${file}: ${error}` : error)),
    ...checks.filter((check) => check.fault !== '').map((check) => check.name),
    ...titlesWithTooManyIds(runs).map((title) => `more than three ledger ids: ${title}`),
    ...(flaky.length > MAX_FLAKY ? [`${flaky.length} flaky tests; a run may have ${MAX_FLAKY}`] : []),
    ...faults,
  ];
  const passed =
    runs.filter((run) => run.status === 'passed').length +
    checks.filter((check) => check.fault === '').length;
  return {
    lines: [
      ...flaky.map((run) => `FLAKY  ${run.file}: ${run.title} (first: ${run.error})`),
      ...failed.map((fault) => `FAILED ${fault.split('\n')[0]}`),
      ...(skipped.length > 0
        ? [`${skipped.length} skipped (${[...new Set(skipped.map((run) => run.file))].join(', ')})`]
        : []),
      ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
      `${passed} passed, ${failed.length} failed`,
    ],
    hasFailed: failed.length > 0,
  };
};
