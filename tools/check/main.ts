import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { parseArguments, type TestRequest } from './arguments.ts';
import { changedSince, readSources } from './changed.ts';
import { buildChecks, firstChecks, type CheckTask } from './checks.ts';
import { kindOf, scriptFiles, type TestKind } from './files.ts';
import { ledgerOf } from './ledger.ts';
import type { TestResults } from './outcome.ts';
import { startProblem } from './preflight.ts';
import { relatedTests } from './related.ts';
import { retryFailed } from './retry.ts';
import { testSteps, unmatchedFilters, type TestStep } from './steps.ts';
import { timeLines, totalLines, type CheckResult } from './totals.ts';
import { runVitest } from './vitest.ts';

const RESULTS = path.join(root, 'test-results');
const FAILURES = path.join(RESULTS, 'failures');
const startedAt = Date.now();
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Exits before anything ran. */
const refuse: (sentence: string) => never = (sentence) => {
  print(sentence);
  process.exit(1);
};

interface Selection {
  readonly request: TestRequest;
  /** Lines printed at the end: what was not run. */ readonly notes: readonly string[];
}

const journeysOf = (tests: readonly string[]): string[] => tests.filter((file) => file.endsWith('.e2e.ts'));

const selectChanged = (since: string): Selection => {
  const changed = changedSince(since);
  if (typeof changed === 'string') return refuse(changed);
  if (changed.length === 0) {
    print(`Nothing has changed since ${since}: there is nothing to test.\n0 passed, 0 failed`);
    process.exit(0);
  }
  const { tests, onlyThroughApp, allTestsReason } = relatedTests(changed, readSources());
  const count = journeysOf(tests).length;
  print(
    `${changed.length} files changed since ${since}; ${allTestsReason ? `${allTestsReason}, so all tests but journeys run` : `${tests.length} test files are related`}.`,
  );
  const notRun = [
    'sizes',
    count > 0 ? 'other journeys' : 'journeys',
    ...(onlyThroughApp > 0
      ? [`${onlyThroughApp} test files that reach the change only through the assembled app`]
      : []),
  ];
  const kinds = [...new Set(tests.map((file) => kindOf(file)!))];
  return {
    request: { scope: 'changed', since, parts: ['types', 'lint', 'format', ...kinds], filters: tests },
    notes: [`Not run: ${notRun.join(', ')}. npm test runs them, with the core journeys.`],
  };
};

const select = (tests: readonly string[]): Selection => {
  const request = parseArguments(process.argv.slice(2));
  if (typeof request === 'string') return refuse(request);
  if (request.scope === 'changed') return selectChanged(request.since);
  const unknown = unmatchedFilters(request, tests);
  if (unknown.length > 0)
    return refuse(
      `Nothing matches ${unknown.map((word) => `“${word}”`).join(' or ')}: no test file has that in its path.`,
    );
  if (request.scope === 'core') {
    const others = tests.filter((file) => kindOf(file) === 'e2e').length;
    return {
      request,
      notes: [
        `Only npm test -- --all adds: ${others} more files of journeys, and the database tests on a PostgreSQL server (TEST_DATABASE_URL).`,
      ],
    };
  }
  const isOneEngine = request.scope === 'all' && !process.env['TEST_DATABASE_URL'];
  return {
    request,
    notes: isOneEngine
      ? [
          'The database tests ran on the embedded engine only. Set TEST_DATABASE_URL for a PostgreSQL server, or use .ci/run.',
        ]
      : [],
  };
};

const checks: CheckResult[] = [];

const check = async ({ name, run }: CheckTask): Promise<void> => {
  const from = Date.now();
  const fault = await run().catch((error: unknown) => String(error));
  const seconds = (Date.now() - from) / 1_000;
  checks.push({ name, seconds, fault });
  print(
    `${fault === '' ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)${fault === '' ? '' : `\n${fault}`}`,
  );
};

/** Two at a time, because more would only wait for each other on two cores. */
const checkInPairs = async (tasks: readonly CheckTask[]): Promise<void> => {
  const waiting = [...tasks];
  const worker = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await check(task);
  };
  await Promise.all([worker(), worker()]);
};

const projectsOf = (kind: TestKind): string => (kind === 'pure' || kind === 'web' ? `${kind}*` : kind);

const runStep = async ({
  label,
  kinds,
  filters,
  env,
}: TestStep): Promise<TestResults & { readonly seconds: number }> => {
  const from = Date.now();
  print(`\n— tests: ${label}`);
  const firstResults = await runVitest({ projects: kinds.map(projectsOf), filters, env });
  const retried = await retryFailed(firstResults, ({ file, project, name }) => {
    print(`\n— again, alone: ${file}${name === undefined ? '' : `: ${name}`}`);
    return runVitest({ projects: [project], filters: [file], env, ...(name === undefined ? {} : { name }) });
  });
  return { ...retried, seconds: (Date.now() - from) / 1_000 };
};

const tests = scriptFiles().filter((file) => kindOf(file) !== null);
const { request, notes } = select(tests);
const isAll = request.scope === 'all';
const steps = testSteps(request, tests, process.env['TEST_DATABASE_URL'] ?? '');
const hasJourneys = steps.some(({ kinds }) => kinds.includes('core') || kinds.includes('e2e'));

const problem = startProblem(hasJourneys);
if (problem !== null) refuse(problem);

rmSync(isAll ? RESULTS : FAILURES, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await checkInPairs(firstChecks(request.parts, hasJourneys));
for (const task of buildChecks(request.parts)) await check(task);
const finished = [];
for (const step of steps) finished.push({ name: `tests: ${step.label}`, ...(await runStep(step)) });
const tested: TestResults = {
  runs: finished.flatMap(({ runs }) => runs),
  broken: finished.flatMap(({ broken }) => broken),
  times: finished.flatMap(({ times }) => times),
};

const wanted: readonly TestKind[] = isAll
  ? ['pure', 'web', 'db', 'core', 'e2e']
  : request.scope === 'core'
    ? ['pure', 'web', 'db', 'core']
    : [];
const empty = wanted.filter(
  (kind) => !tested.runs.some((run) => kindOf(run.file) === kind && run.status !== 'skipped'),
);
// Only a whole run may replace the ledger result.
if (isAll)
  writeFileSync(path.join(RESULTS, 'ledger.json'), `${JSON.stringify(ledgerOf(tested.runs), null, 2)}\n`);

const { lines, hasFailed } = totalLines(
  checks,
  tested,
  empty.map((kind) => `no test ran in ${kind}`),
);
print('');
for (const line of timeLines([...checks, ...finished], (Date.now() - startedAt) / 1_000, tested)) print(line);
print('');
if (existsSync(FAILURES))
  print(`Screenshots, consoles and server logs of failed journeys: ${path.relative(root, FAILURES)}`);
for (const line of [...notes, ...lines]) print(line);
process.exitCode = hasFailed ? 1 : 0;
