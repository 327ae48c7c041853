import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { kindOf, scriptFiles, type TestKind } from './files.ts';
import { startProblem } from './preflight.ts';
import { parseStress } from './stress-arguments.ts';
import { runVitest } from './vitest.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const request = parseStress(process.argv.slice(2));
/** Exits before anything ran. */
const refuse: (sentence: string) => never = (sentence) => {
  print(sentence);
  process.exit(1);
};
if (typeof request === 'string') refuse(request);

const { rounds, all, filters } = request;
const seed = request.seed ?? randomInt(1_000_000);
const wanted: readonly TestKind[] = all || filters.length > 0 ? ['core', 'e2e'] : ['core'];
const files = scriptFiles().filter(
  (file) =>
    wanted.includes(kindOf(file)!) &&
    (filters.length === 0 || filters.some((filter) => file.includes(filter))),
);
if (files.length === 0)
  refuse(`Nothing matches: no journey has ${filters.join(' or ') || 'e2e/core/'} in its path.`);
const problem = startProblem(true);
if (problem !== null) refuse(problem);

const projects = wanted.filter((kind) => files.some((file) => kindOf(file) === kind));
/** Maps each title to the seeds of the rounds in which it failed. */
const failures = new Map<string, number[]>();

print(`Stress: rounds ${rounds}, files ${files.length}, first seed ${seed}`);
for (let round = 0; round < rounds; round += 1) {
  const roundSeed = seed + round;
  const from = Date.now();
  const { runs, broken } = await runVitest({
    projects,
    filters,
    env: { STRESS_SEED: String(roundSeed), STRESS_TIMEOUT_FACTOR: '3' },
  });
  const failed = [
    ...new Set([
      ...runs.filter(({ status }) => status === 'failed').map(({ file, title }) => `${file}: ${title}`),
      ...broken.map(({ file, error }) => `${file}: ${error}`),
    ]),
  ];
  for (const title of failed) failures.set(title, [...(failures.get(title) ?? []), roundSeed]);
  const passed = runs.filter(({ status }) => status === 'passed').length;
  if (passed === 0 && failed.length === 0) failures.set('no journey ran', [roundSeed]);
  print(
    `\nRound ${round + 1} of ${rounds}, seed ${roundSeed}: ${passed} passed, ${failed.length} failed (${Math.round((Date.now() - from) / 1_000)} s)\n`,
  );
}

for (const [title, seeds] of [...failures].sort((a, b) => b[1].length - a[1].length))
  print(`FAILED ${seeds.length}× ${title} (seeds ${seeds.join(', ')})`);
const artifacts = path.join(root, 'test-results/failures');
if (failures.size > 0)
  print(
    `Repeat a round with: npm run stress -- 1 --seed <seed>${all ? ' --all' : ''}${filters.map((filter) => ` ${filter}`).join('')}`,
  );
if (failures.size > 0 && existsSync(artifacts))
  print(`Screenshots, consoles and server logs: ${path.relative(root, artifacts)}`);
print(
  failures.size === 0
    ? `No test failed (rounds: ${rounds}).`
    : `Failed titles: ${failures.size} (rounds: ${rounds}).`,
);
process.exitCode = failures.size === 0 ? 0 : 1;
