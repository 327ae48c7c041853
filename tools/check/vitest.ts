import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { TestResults } from './outcome.ts';
import { runNode } from './spawn.ts';

interface VitestRun {
  /** Names of vitest projects; `pure*` means every project whose name begins with `pure`. */
  readonly projects: readonly string[];
  /** Substrings of test file paths. None means all files of the projects. */
  readonly filters?: readonly string[];
  /** The full name of the only test to run. */
  readonly name?: string;
  /** An empty string unsets a variable. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Most tests spend half their time waiting for a database or a timer, so there are twice as many workers as
 * processors.
 */
const WORKERS = 2 * availableParallelism();

const isJourneys = (project: string): boolean => project === 'core' || project === 'e2e';
const exactly = (name: string): string => `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** Runs vitest and collects the results. The output is shown as it arrives. */
export const runVitest = async ({
  projects,
  filters = [],
  name,
  env = {},
}: VitestRun): Promise<TestResults> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-test-'));
  const report = path.join(folder, 'report.json');
  const args = [
    ...projects.map((project) => `--project=${project}`),
    ...filters,
    ...(name === undefined ? [] : ['-t', exactly(name)]),
    // Journeys set their own number of workers (vitest.config.ts).
    ...(projects.some(isJourneys) ? [] : [`--maxWorkers=${WORKERS}`]),
    '--reporter=default',
    '--reporter=./tools/check/reporter.ts',
  ];
  try {
    const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...args], {
      show: true,
      env: { ...env, TEST_REPORT: report },
    });
    const tested = JSON.parse(readFileSync(report, 'utf8')) as TestResults;
    const isExplained = tested.broken.length > 0 || tested.runs.some((run) => run.status === 'failed');
    return code === 0 || isExplained
      ? tested
      : {
          ...tested,
          broken: [{ file: '', project: '', error: 'vitest ended with an error outside any test' }],
        };
  } catch (error) {
    return {
      runs: [],
      times: [],
      broken: [{ file: '', project: '', error: `vitest left no report: ${String(error)}` }],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
