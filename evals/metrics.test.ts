import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Diagnosis } from '#features/scanner/domain/diagnose.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { evaluateDiagnosis } from './diagnosis.ts';
import { summarise, wilson } from './metrics.ts';

const guess = (
  name: string,
  probability: number,
): { crop: string; condition: string; probability: number } => {
  const [crop = '', condition = ''] = name.split('___');
  return { crop, condition, probability };
};
const answer = (name: string, confidence: number, second: string): Diagnosis => {
  const first = guess(name, confidence);
  return {
    kind: 'answer',
    crop: first.crop,
    condition: first.condition,
    confidence,
    top3: [first, guess(second, 1 - confidence)],
  };
};

test('a small set gives the figures computed by hand', () => {
  const s = summarise([
    { file: '1', truth: 'bean___rust', diagnosis: answer('bean___rust', 0.95, 'bean___healthy') },
    { file: '2', truth: 'bean___rust', diagnosis: answer('bean___healthy', 0.85, 'bean___rust') },
    {
      file: '3',
      truth: 'bean___healthy',
      diagnosis: { kind: 'not_sure', top3: [guess('bean___healthy', 0.55), guess('bean___rust', 0.45)] },
    },
    { file: '4', truth: 'maize___healthy', diagnosis: { kind: 'no_leaf' } },
    { file: '5', truth: undefined, diagnosis: { kind: 'unknown_leaf' } },
    { file: '6', truth: undefined, diagnosis: { kind: 'not_sure', top3: [] } },
  ]);
  expect(s).toMatchObject({
    n: 6,
    top1: 0.5,
    top3: 0.75,
    answered: 0.5,
    accuracyWhenAnswered: 0.5,
    unknownN: 2,
    unknownRejected: 0.5,
  });
  expect(s.perCrop['bean']).toMatchObject({ n: 3, top1: 0.6667, top3: 1, macroF1: 0.6667 });
  expect(s.perCrop['maize']).toMatchObject({ n: 1, top1: 0, answered: 0, accuracyWhenAnswered: 0 });
  expect(s.ece).toBeCloseTo((0.05 + 0.85 + 0.45) / 3, 3);
});

test('the calibration error expected by chance is large for few photos and small for many', () => {
  const toss = (n: number) =>
    summarise(
      Array.from({ length: n }, (_, i) => ({
        file: String(i),
        truth: 'bean___rust',
        diagnosis: answer(i % 2 ? 'bean___rust' : 'bean___healthy', 0.5, 'bean___angular_leaf_spot'),
      })),
    );
  expect(toss(1).eceByChance).toBeCloseTo(0.5, 5);
  expect(toss(40).eceByChance).toBeGreaterThan(0.04);
  expect(toss(1000).eceByChance).toBeLessThan(0.02);
  expect(toss(1000).ece).toBe(0);
});

test('candidates count for the ranking but not as an answer; refusals are counted', () => {
  const s = summarise([
    {
      file: '1',
      truth: 'tomato___late_blight',
      diagnosis: {
        kind: 'candidates',
        top3: [guess('tomato___late_blight', 0.99), guess('tomato___healthy', 0.01)],
      },
    },
    { file: '2', truth: 'tomato___healthy', diagnosis: { kind: 'unknown_leaf' } },
  ]);
  expect(s).toMatchObject({ top1: 0.5, answered: 0, accuracyWhenAnswered: 0, candidates: 0.5, refused: 0.5 });
});

test('Wilson intervals match textbook values', () => {
  expect(wilson(5, 10)).toEqual({ low: 0.2366, high: 0.7634 });
  expect(wilson(130, 133)).toEqual({ low: 0.9358, high: 0.9923 });
  expect(wilson(10, 10)).toEqual({ low: 0.7225, high: 1 });
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('the command prints one line per photo, then the summary; an unreadable photo is counted and left out', async () => {
  const root = await mkdtemp(join(tmpdir(), 'eval-'));
  for (const folder of ['bean___rust', 'unknown___scene']) await mkdir(join(root, folder));
  await writeFile(
    join(root, 'bean___rust/leaf.jpg'),
    await sharp(drawLeaf(300).rgb, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer(),
  );
  await writeFile(join(root, 'bean___rust/broken.jpg'), 'no picture');
  await writeFile(
    join(root, 'unknown___scene/grey.png'),
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
      .png()
      .toBuffer(),
  );
  const out = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'evals/main.ts', 'diagnosis', root, '--json'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
    .trim()
    .split('\n')
    .map((l) => JSON.parse(l) as Record<string, unknown>);
  expect(out).toHaveLength(3);
  expect(out[0]).toMatchObject({ file: 'bean___rust/leaf.jpg', truth: 'bean___rust' });
  expect(Object.keys(out[2]!)).toEqual(
    expect.arrayContaining([
      'n',
      'top1',
      'top3',
      'macroF1',
      'answered',
      'accuracyWhenAnswered',
      'ece',
      'unknownRejected',
      'perCrop',
    ]),
  );
  expect(out[2]).toMatchObject({ n: 2, unreadable: 1 });
  await rm(root, { recursive: true });
}, 60_000);

test('a missing folder or an unknown option returns 2', async () => {
  const told: string[] = [];
  const run = (...args: string[]) =>
    evaluateDiagnosis(
      args,
      () => undefined,
      (text) => void told.push(text),
    );
  expect(await Promise.all([run(), run('/nowhere'), run('evals', '--crop')])).toEqual([2, 2, 2]);
  expect(told).toHaveLength(3);
});
