import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { type Ledger, type Proofs, proofsOf, type States, titlesIn } from './ledger.ts';

const FOLDERS = ['adapters', 'apps', 'e2e', 'evals', 'features', 'kit', 'knowledge', 'tools', 'vision'];
/** Tests of the ledger tools mention ids without proving them. */
const LEDGER_TOOL_TESTS = /^tools[/\\](check|spec)[/\\]/;
const RESULTS = 'test-results/ledger.json';

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

export const readLedger = (): Ledger => read('docs/spec/ledger.json');
export const readStates = (): States => read('docs/spec/states.json');

const testFiles = (): string[] =>
  FOLDERS.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .map((f) => path.join(room, f))
      .filter((f) => /\.(test|e2e)\.tsx?$/.test(f) && !LEDGER_TOOL_TESTS.test(f))
      .map((f) => path.join(root, f)),
  );

export const proofsInSource = (): Proofs =>
  proofsOf(testFiles().flatMap((file) => titlesIn(readFileSync(file, 'utf8'))));

/** The tests that passed in the last `npm test -- --all`; null before the first. */
export const proofsThatPassed = (): Proofs | null =>
  existsSync(path.join(root, RESULTS)) ? read<Proofs>(RESULTS) : null;
