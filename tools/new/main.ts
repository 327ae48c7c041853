import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { GeneratorError } from './names.ts';
import { type Plan, planCommand, planFeature } from './plan.ts';

const USAGE = `npm run new -- feature <name> [tier]      a feature: its folder, and a line in each app
npm run new -- command <feature>.<verb>   a command of a feature, with everything that belongs to one`;

const NEXT = {
  feature: 'Next: npm run new -- command <feature>.<verb>, or an operation or a screen (CONTRIBUTING.md).',
  command: `Next, the ten steps of CONTRIBUTING.md. Below features/<feature>/:
  contract.ts             arguments and refusals
  domain/                 the rule, if there is one
  server/<verb>.ts        the handler
  server/access.ts        the access line, with ids of rows
  web/projections.ts      what shows before the server answers
  web/outbox-text.ts      the sentence, and one for each refusal, in the two words files that it imports
  web/<Screen>.tsx        the button
  server/<verb>.db.test.ts, web/<screen>.web.test.tsx   the tests
If it stores rows of its own, also:
  db/migrations/          the table
  server/tables.ts        how it is exported, restored and deleted
  server/sample-rows.testing.ts   one row of it
  server/index.ts         its synced rows (contract.ts: synced)
npm test says what is missing.`,
};

const planFor = ([kind, name, tier]: readonly string[]): Plan => {
  if (kind === 'feature') return planFeature(root, name, tier);
  if (kind === 'command') return planCommand(root, name);
  throw new GeneratorError(USAGE);
};

try {
  const words = process.argv.slice(2);
  const plan = planFor(words);
  for (const [file, text] of plan) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const files = [...plan.keys()];
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], { cwd: root, stdio: 'ignore' });
  console.log(`${files.join('\n')}\n\n${NEXT[words[0] as keyof typeof NEXT]}`);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
