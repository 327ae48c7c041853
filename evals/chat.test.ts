import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseChatCase, evaluateChat, scoreChat, type ScoredChat } from './chat.ts';
import { readLines } from './community/questions.ts';

const here = import.meta.dirname;
const TODAY = '2026-03-20';
const judge = async (file: string): Promise<readonly ScoredChat[]> => {
  const asked = (await readLines(file)).map(parseChatCase).filter((one) => one !== null);
  const judged: ScoredChat[] = [];
  for (const one of asked) judged.push(await scoreChat(one, TODAY));
  return judged;
};
const share = (judged: readonly ScoredChat[]): number =>
  judged.reduce((sum, { met }) => sum + met, 0) /
  judged.reduce((sum, { chatCase }) => sum + chatCase.mustKw.length, 0);

test('CHT-19 our own questions: at least 93 % of required content, nothing forbidden, the right language', async () => {
  const judged = await judge(path.join(here, 'chat/questions.jsonl'));
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(share(judged)).toBeGreaterThanOrEqual(0.93);
  expect(judged.flatMap(({ hits }) => hits)).toEqual([]);
  expect(judged.filter(({ languageRight }) => !languageRight).map(({ chatCase }) => chatCase.id)).toEqual([]);
  expect(judged.filter(({ sourced }) => sourced).length / judged.length).toBeGreaterThanOrEqual(0.98);
}, 60_000);

test('CHT-19 held-out questions: at least 80 % of required content, nothing forbidden', async () => {
  const judged = await judge(path.join(here, 'chat/held-out.jsonl'));
  expect(share(judged)).toBeGreaterThanOrEqual(0.8);
  expect(judged.flatMap(({ hits }) => hits)).toEqual([]);
}, 60_000);

test('CHT-19 second held-out set: at least 88 % of required content, nothing forbidden', async () => {
  const judged = await judge(path.join(here, 'chat/held-out-second.jsonl'));
  expect(share(judged)).toBeGreaterThanOrEqual(0.88);
  expect(judged.flatMap(({ hits }) => hits)).toEqual([]);
}, 60_000);

test('CHT-19 at least 90 % of unanswerable questions get “I am not sure, ask an expert”', async () => {
  const judged = await judge(path.join(here, 'chat/unanswerable.jsonl'));
  const honest = judged.filter(({ found }) => found.isUnsure || found.intent === 'outside');
  expect(honest.length / judged.length).toBeGreaterThanOrEqual(0.9);
  expect(honest.every(({ found }) => found.door === 'expert')).toBe(true);
}, 60_000);

const examples = path.join(here, '../../shared/reference/chat-examples.jsonl');
test.skipIf(!existsSync(examples))(
  'CHT-19 given examples: at least 90 % of required content, none copied into the source (skipped if absent)',
  async () => {
    expect(share(await judge(examples))).toBeGreaterThanOrEqual(0.9);
    const questions = (await readLines(examples)).map((line) => String(line['question']).toLowerCase());
    const files = ['features/chat', 'evals', 'knowledge'].flatMap((room) =>
      (readdirSync(path.join(here, '..', room), { recursive: true }) as string[])
        .filter((file) => /\.(?:tsx?|jsonl)$/.test(file))
        .map((file) => path.join(here, '..', room, file)),
    );
    for (const file of files) {
      const text = readFileSync(file, 'utf8').toLowerCase();
      for (const question of questions) expect(text.includes(question), `${file}: ${question}`).toBe(false);
    }
  },
  60_000,
);

test('the chat evaluation prints its shares and returns 2 without a readable file', async () => {
  const lines: string[] = [];
  expect(
    await evaluateChat(
      [path.join(here, 'chat/held-out.jsonl')],
      (text) => lines.push(text),
      () => undefined,
    ),
  ).toBe(0);
  expect(lines.join('\n')).toMatch(/musts met \d+ of \d+/);
  expect(
    await evaluateChat(
      ['/nowhere.jsonl'],
      () => undefined,
      () => undefined,
    ),
  ).toBe(2);
  expect(
    await evaluateChat(
      [],
      () => undefined,
      () => undefined,
    ),
  ).toBe(2);
}, 60_000);
