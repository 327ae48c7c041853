import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { analyse } from '#features/community/domain/analysis/analyse.ts';
import { evaluateCommunity } from './community.ts';
import { questionOf, readLines } from './community/questions.ts';

const file = (name: string): string => new URL(`./community/${name}`, import.meta.url).pathname;

const judged = async (name: string) => {
  const asked = (await readLines(file(name))).map(questionOf).filter((one) => one !== null);
  const all = await Promise.all(
    asked.map(async (one) => ({ one, found: await analyse({ title: one.title, content: one.content }) })),
  );
  const given = all.filter(({ found }) => found.preliminaryAnswer !== null);
  const chosen = all.filter(({ found }) => found.category !== null);
  return {
    asked: all.length,
    chosen: chosen.length,
    answered: given.length,
    category: chosen.filter(({ one, found }) => found.category === one.category).length / chosen.length,
    answer:
      given.filter(({ one, found }) => one.pages?.includes(found.preliminaryAnswer?.condition ?? '')).length /
      given.length,
  };
};

test('COM-20 COM-31 held-out questions: at least 70 % of chosen categories and 85 % of answers are right', async () => {
  const found = await judged('questions-held-out.jsonl');
  expect(found.category).toBeGreaterThanOrEqual(0.7);
  expect(found.answer).toBeGreaterThanOrEqual(0.85);
  expect(found.chosen).toBeGreaterThan(found.asked * 0.6);
  expect(found.answered).toBeGreaterThan(10);
}, 120_000);

test('COM-20 COM-31 known questions: at least 90 % of categories and of answers are right', async () => {
  const found = await judged('questions.jsonl');
  expect(found.asked).toBeGreaterThanOrEqual(200);
  expect(found.category).toBeGreaterThanOrEqual(0.9);
  expect(found.answer).toBeGreaterThanOrEqual(0.9);
  expect(found.answered).toBeGreaterThan(70);
}, 120_000);

test('the compressed category weights are at most 60 KB', () => {
  const size = gzipSync(
    readFileSync(new URL('../features/community/domain/analysis/category-weights.ts', import.meta.url)),
  ).length;
  console.info(`category weights ${(size / 1024).toFixed(1)} KB gzip`);
  expect(size).toBeLessThanOrEqual(60 * 1024);
});

test('the evaluation prints precision and recall, and returns 2 without a readable file', async () => {
  const lines: string[] = [];
  expect(
    await evaluateCommunity(
      [file('moderation.jsonl')],
      (text) => lines.push(text),
      () => undefined,
    ),
  ).toBe(0);
  expect(lines.join('\n')).toMatch(/held back \d+, precision [\d.]+ %, recall [\d.]+ %/);
  expect(
    await evaluateCommunity(
      ['/nowhere.jsonl'],
      () => undefined,
      () => undefined,
    ),
  ).toBe(2);
  expect(
    await evaluateCommunity(
      [],
      () => undefined,
      () => undefined,
    ),
  ).toBe(2);
});

test('a line that is no record is no question', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
  try {
    writeFileSync(path.join(folder, 'list.json'), '[null, 1, {"category": "soil_management"}]');
    const lines = await readLines(path.join(folder, 'list.json'));
    expect(lines.map(questionOf).map((one) => one?.category ?? null)).toEqual([
      null,
      null,
      'soil_management',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
