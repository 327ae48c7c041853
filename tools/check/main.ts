import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, floorBrowser } from '../browser/find.ts';
import { root } from '../commands/ready.mjs';
import { checkFloor } from '../floor/check.ts';
import { checkSizes } from '../sizes/check.ts';
import { ledgerOf, overloaded, type TestRun } from './ledger.ts';
import { runNode, type Ended } from './spawn.ts';
import { runVitest } from './vitest.ts';

const PROJECTS = ['pure', 'web', 'db', 'e2e'];
const STATIC = ['types', 'lint', 'sizes'];
const OF_THE_ENGINE = ['kit/server/', 'apps/server/'];
const RESULTS = path.join(root, 'test-results');

const words = process.argv.slice(2).filter((word) => word !== '--');
const chosen = words.filter((word) => PROJECTS.includes(word) || STATIC.includes(word));
const filters = words.filter((word) => !chosen.includes(word));
const wants = (part: string): boolean => (chosen.length > 0 ? chosen.includes(part) : filters.length === 0 || PROJECTS.includes(part));
const whole = words.length === 0;

const passed: string[] = [];
const failed: string[] = [];
const runs: TestRun[] = [];

const say = (line: string): void => { process.stdout.write(`${line}\n`); };

const check = async (name: string, work: () => Promise<string>): Promise<void> => {
  const from = Date.now();
  const fault = await work().catch((error: unknown) => String(error));
  (fault === '' ? passed : failed).push(name);
  say(`${fault === '' ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)${fault === '' ? '' : `\n${fault}`}`);
};

const complaint = ({ code, output }: Ended): string => (code === 0 ? '' : output.trim() || `ended with ${code}`);
const tool = (...args: string[]) => async (): Promise<string> => complaint(await runNode(args));

const tests = async (projects: readonly string[], env: Record<string, string> = {}, label = projects.join(', '), only = filters): Promise<void> => {
  say(`\n— tests: ${label}`);
  const tested = await runVitest(projects, only, env);
  runs.push(...tested.runs);
  failed.push(...tested.broken);
};

const projectOf = (file: string): string =>
  file.endsWith('.db.test.ts') ? 'db' : file.endsWith('.web.test.tsx') ? 'web' : file.endsWith('.e2e.ts') ? 'e2e' : 'pure';

if (whole) rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await Promise.all([
  ...(wants('types') ? ['pure', 'server', 'web', 'tools'].map((part) => check(`types of ${part}`, tool('node_modules/typescript/bin/tsc', '-p', `tsconfig.${part}.json`))) : []),
  ...(wants('lint') ? [check('lint', tool('node_modules/oxlint/bin/oxlint', '--deny-warnings'))] : []),
]);

if (wants('e2e') || wants('sizes')) {
  await check('build', tool('tools/build.mjs', '--if-stale'));
}
if (wants('sizes')) {
  await check('sizes', checkSizes);
  await check('nothing newer than the browser floor', checkFloor);
}

const quick = ['pure', 'web'].filter(wants);
if (quick.length > 0) await tests(quick);
if (wants('db')) {
  const server = process.env.TEST_DATABASE_URL ?? '';
  // Beside a server the embedded engine, which is newer, runs what could tell the two apart: the kit and the whole house.
  await tests(['db'], { TEST_DATABASE_URL: '' }, 'db on the embedded engine', server && filters.length === 0 ? OF_THE_ENGINE : filters);
  if (server) await tests(['db'], { TEST_DATABASE_URL: server }, 'db on the PostgreSQL server');
}
if (wants('e2e')) {
  await check('browsers', async () => { findBrowser(); floorBrowser(); return ''; });
  await tests(['e2e']);
}

if (whole) {
  for (const project of PROJECTS) {
    if (!runs.some((r) => projectOf(r.file) === project && r.status !== 'skipped')) failed.push(`no test ran in ${project}`);
  }
}
for (const title of overloaded(runs)) failed.push(`more than three ledger ids: ${title}`);
// A part of the tests proves a part of the ledger: it must not take the place of what the whole proved.
if (whole) writeFileSync(path.join(RESULTS, 'ledger.json'), `${JSON.stringify(ledgerOf(runs), null, 2)}\n`);

const of = (status: TestRun['status']): TestRun[] => runs.filter((r) => r.status === status);
const faults = [...of('failed').map((r) => `${r.file}: ${r.title}`), ...failed];
say('');
for (const fault of faults) say(`FAILED ${fault.split('\n')[0]}`);
if (of('skipped').length > 0) say(`${of('skipped').length} skipped (${[...new Set(of('skipped').map((r) => r.file))].join(', ')})`);
say(`${of('passed').length + passed.length} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
