import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import type { TestRun } from './ledger.ts';
import { runNode } from './spawn.ts';

export interface Tested { readonly runs: TestRun[]; /** What failed outside any test: a file that does not load, an unhandled error. */ readonly broken: string[] }

interface Report {
  readonly testResults: { readonly name: string; readonly status: string; readonly message?: string; readonly assertionResults: { readonly title: string; readonly status: string }[] }[];
}

const statusOf = (status: string): TestRun['status'] => (status === 'passed' || status === 'failed' ? status : 'skipped');

const read = (report: Report): Tested => {
  const runs: TestRun[] = [];
  const broken: string[] = [];
  for (const suite of report.testResults) {
    const file = path.relative(root, suite.name);
    const mine = suite.assertionResults.map((a) => ({ file, title: a.title, status: statusOf(a.status) }));
    runs.push(...mine);
    if (suite.status === 'failed' && !mine.some((r) => r.status === 'failed')) broken.push(`${file}: ${suite.message ?? 'did not load'}`);
  }
  return { runs, broken };
};

/** Most tests wait for a database or a timer: two at a time even on two cores, where vitest would take one. Journeys stay alone (vitest.config.ts). */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** Runs vitest projects and reads what happened. `env` values that are empty strings count as unset. */
export const runVitest = async (projects: readonly string[], filters: readonly string[], env: Record<string, string> = {}): Promise<Tested> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-test-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code } = await runNode(
      ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((p) => ['--project', `${p}*`]), ...filters, `--maxWorkers=${WORKERS}`, '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { show: true, env },
    );
    const tested = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    const told = tested.broken.length > 0 || tested.runs.some((r) => r.status === 'failed');
    return code !== 0 && !told ? { ...tested, broken: ['vitest ended with an error outside any test'] } : tested;
  } catch (fault) {
    return { runs: [], broken: [`vitest left no report: ${String(fault)}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
