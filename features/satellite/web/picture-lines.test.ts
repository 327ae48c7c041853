import { expect, test } from 'vitest';
import { field } from '#features/fields/web/testing.tsx';
import { satelliteEn as en } from '../words.en.ts';
import { satelliteSw as sw } from '../words.sw.ts';
import { pictureLines } from './picture-lines.ts';
import { reportFile } from './report-file.ts';
import { resultRow } from './testing.ts';

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'SAT-10, SAT-04: an image caption has health with its reason and notes a guessed boundary or sample (%s)',
  (_, words) => {
    const lines = (over: Parameters<typeof resultRow>[1] = {}) =>
      pictureLines(resultRow('f', over), words as never);
    expect(lines()).toEqual([
      `${words.health}: ${words.healthOf('82')}.`,
      words.against.crop('0.71', '0.83'),
      `${words.stress}: ${words.stresses.moderate}`,
    ]);
    expect(
      lines({
        boundary: 'approximate',
        compared: 'unknown',
        health: { value: 0.8, against: 'canopy', ndvi: 0.71, reference: 0.85 },
      }),
    ).toEqual([
      words.approximateShort,
      `${words.health}: ${words.healthOf('80')}.`,
      `${words.against.canopy('0.71')} ${words.notCompared.unknown}`,
      `${words.stress}: ${words.stresses.moderate}`,
    ]);
    expect(lines({ sample: true, compared: 'young', health: null }).slice(0, 2)).toEqual([
      words.sample,
      words.noHealth,
    ]);
    expect(lines({ of: 'around', boundary: 'approximate', health: null })).toEqual([
      words.aroundShort,
      `${words.stress}: ${words.stresses.moderate}`,
    ]);
  },
);

test('SAT-10, SAT-04: the exported file of a sample has no satellite credit', () => {
  const credit = (sample: boolean) =>
    reportFile(field(), resultRow('f', { sample }), null, en as never).credit;
  expect([credit(true), credit(false)]).toEqual([en.sampleName, en.credit]);
});
