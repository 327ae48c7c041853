import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { addHandler } from './edits.ts';
import { type Plan, planCommand, planFeature } from './plan.ts';

const ROOMS = ['adapters', 'apps', 'db', 'features', 'kit', 'knowledge', 'tools/commands'];
let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'mavuno-new-'));
  const isSource = (file: string) => statSync(file).isDirectory() || /\.(m?tsx?|mjs|json|css)$/.test(file);
  for (const room of ROOMS)
    cpSync(path.join(root, room), path.join(scratch, room), { recursive: true, filter: isSource });
  for (const file of readdirSync(root).filter((name) =>
    /^(tsconfig.*|package)\.json$|^\.dependency/.test(name),
  ))
    cpSync(path.join(root, file), path.join(scratch, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const write = (plan: Plan): string[] => {
  for (const [file, text] of plan) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    writeFileSync(path.join(scratch, file), text);
  }
  return [...plan.keys()];
};
const edit = (file: string, from: string | RegExp, to: string): void => {
  const at = path.join(scratch, file);
  const text = readFileSync(at, 'utf8');
  expect([file, text.replace(from, to) === text]).toEqual([file, false]);
  writeFileSync(at, text.replace(from, to));
};

/** The compiler's errors for the toy feature, each with the lines that explain it. */
const compilerErrors = (side: 'server' | 'web'): string[] => {
  const config = path.join(scratch, `tsconfig.toy-${side}.json`);
  writeFileSync(
    config,
    JSON.stringify({ extends: `./tsconfig.${side}.json`, include: [`features/beehives/${side}/*.ts`] }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--noEmit', '--noErrorTruncation', '-p', config],
    { cwd: scratch, encoding: 'utf8' },
  );
  return stdout.split(/\n(?=\S)/).filter(Boolean);
};
const VERBS = ['inspect', 'feed', 'move', 'split_hive', 'sell'];

test('a new feature changes its folder and three lists; its commands change its folder only', () => {
  const outside = write(planFeature(scratch, 'beehives')).filter(
    (file) => !file.startsWith('features/beehives/'),
  );
  expect(outside.sort()).toEqual([
    '.dependency-cruiser.cjs',
    'apps/server/compose.ts',
    'apps/web/compose.ts',
  ]);
  const line = (file: string) => readFileSync(path.join(scratch, file), 'utf8');
  expect(line('apps/server/compose.ts')).toMatch(/joinFeatures\(\[.*\n {4}beehivesServer\(\),\n {2}\]\);/s);
  expect(line('apps/web/compose.ts')).toMatch(/joinWebFeatures\(\[.*\n {2}beehivesWeb,\n\]\);/s);
  for (const verb of VERBS)
    expect(
      write(planCommand(scratch, `beehives.${verb}`)).filter(
        (file) => !file.startsWith('features/beehives/'),
      ),
    ).toEqual([]);
});

test(
  'generated code compiles, but not if a handler, access line, served kind of row, projection or outbox text is missing',
  { timeout: 120_000 },
  () => {
    expect(compilerErrors('web')).toEqual([]);
    edit('features/beehives/server/index.ts', /\bserveInspect,\n/, '');
    edit('features/beehives/server/access.ts', /.*'beehives\.feed'.*\n/, '');
    edit('features/beehives/web/projections.ts', /.*'beehives\.move'.*\n/, '');
    edit('features/beehives/web/outbox-text.ts', /.*'beehives\.split_hive'.*\n/, '');
    edit(
      'features/beehives/contract.ts',
      "'beehives.sell', z.object({})",
      "'beehives.sell', z.object({}), ['beehives.sold']",
    );
    edit('features/beehives/contract.ts', '{ command }', '{ command, synced }');
    edit(
      'features/beehives/contract.ts',
      /$/,
      "export const hiveRows = synced('hive', z.object({ id: z.string() }));\n",
    );
    // No other error: the rest of the server compiles.
    expect(compilerErrors('server')).toEqual([
      expect.stringMatching(/^features\/beehives\/server\/access\.ts.*beehives\.feed/s),
      expect.stringMatching(/^features\/beehives\/server\/index\.ts.*beehives\.inspect.*"hive"/s),
    ]);
    const web = compilerErrors('web').join('\n');
    expect(web).toMatch(/^features\/beehives\/web\/projections\.ts(.|\n )*beehives\.move/m);
    expect(web).toMatch(/^features\/beehives\/web\/outbox-text\.ts(.|\n )*beehives\.split_hive/m);
    expect(web).toMatch(/^features\/beehives\/web\/outbox-text\.ts(.|\n )*beehives\.sold/m);
  },
);

test('lint refuses the TODO comments of a generated command until they are replaced', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/oxlint/bin/oxlint',
      '-c',
      '.oxlintrc.json',
      '-f',
      'unix',
      ...['contract.ts', 'web/projections.ts'].map((file) => `${scratch}/features/beehives/${file}`),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout.match(/Unexpected 'todo' comment/g)).toHaveLength(2 * VERBS.length);
});

test('a command can be added to every existing feature', () => {
  const features = readdirSync(path.join(root, 'features'));
  expect(features.length).toBeGreaterThan(30);
  for (const feature of features.filter((name) => name !== 'community-demo' && name !== 'agronomy')) {
    const plan = planCommand(root, `${feature}.try_it`);
    expect([feature, plan.get(`features/${feature}/server/index.ts`)]).toEqual([
      feature,
      expect.stringMatching(/commands(: | = )\[.*serveTryIt/s),
    ]);
  }
});

test('an invalid or taken name is refused with a message', () => {
  const refused = (plan: () => unknown, sentence: RegExp) => expect(plan).toThrow(sentence);
  for (const name of [undefined, '', 'Bees', 'bees.', '../bees', 'two words', 'bees-'])
    refused(() => planFeature(root, name), /is no name of a feature/);
  refused(() => planFeature(root, 'fields'), /exists already/);
  refused(() => planFeature(root, 'beehives', 'attic'), /is no tier/);
  for (const name of [undefined, 'fields', 'fields.', 'fields.add.more', 'fields.Add', 'fields.add-x'])
    refused(() => planCommand(root, name), /is no name of a (command|feature)/);
  refused(() => planCommand(root, 'fields.add'), /exists already/);
  refused(() => planCommand(root, 'beehives.inspect'), /There is no feature beehives/);
});

test('a handler is added to every form of command list', () => {
  const added = (text: string) => addHandler(text, 'serveX', 'index.ts');
  const lines = (text: string) => added(text).replace(/\s+/g, ' ').trim();
  expect(lines('  commands: [a],\n')).toBe('commands: [a, serveX, ],');
  expect(lines('const commands = [a,\n b(c),\n];\n x({ y,\n  commands,\n })')).toBe(
    'const commands = [a, b(c), serveX, ]; x({ y, commands, })',
  );
  expect(added('  commands: commandsWith(a, { b, c }),\n')).toBe(
    '  commands: [...commandsWith(a, { b, c }), serveX],\n',
  );
  expect(added('  commands,\n')).toBe('  commands: [...commands, serveX],\n');
  expect(added('  access: x,\n')).toBe('  access: x,\n  commands: [serveX],\n');
  expect(() => added('nothing')).toThrow(/does not have the expected form/);
});
