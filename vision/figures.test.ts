import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Figures } from '#features/scanner/domain/accuracy-figures.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { measure } from './figures.ts';
import type { PhotoLogits } from './figures.ts';
import { SETS } from './sets.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const figures = json('features/scanner/model/figures.json') as Figures;

test('with the crop named, 90 % of the shipped model’s answers are right and few good photos are refused', () => {
  for (const { set, kind, cropNamed } of figures.sets) {
    expect(cropNamed.refused, set).toBeLessThanOrEqual(0.05);
    if (kind === 'field' || kind === 'white')
      expect(cropNamed.rightWhenAnswered, set).toBeGreaterThanOrEqual(0.9);
  }
  const share = (crop: string): number =>
    figures.sets.find((s) => s.crop === crop && s.kind !== 'lab')!.cropNamed.answered;
  for (const crop of ['bean', 'blackgram', 'coffee']) expect(share(crop), crop).toBeGreaterThanOrEqual(0.6);
});

test('crops trained only on laboratory photos never get a single answer', () => {
  expect(figures.labOnlyCrops).toEqual(['citrus', 'potato', 'tomato']);
  for (const { crop, set, answered, cropNamed } of figures.sets) {
    if (figures.labOnlyCrops.includes(crop)) expect(answered, set).toBe(0);
    if (figures.labOnlyCrops.includes(crop) || set === 'pv_pepper') expect(cropNamed.answered, set).toBe(0);
  }
});

test('everyday photos are told apart from leaves, and three photos are never worse than one', () => {
  const scenes = figures.unknown.filter((s) => s.kind === 'scene');
  expect(
    scenes.reduce((sum, s) => sum + s.rejected * s.n, 0) / scenes.reduce((sum, s) => sum + s.n, 0),
  ).toBeGreaterThanOrEqual(0.99);
  for (const { set } of figures.sets) {
    const top1 = (photos: number): number =>
      figures.groups.find((g) => g.set === set && g.photos === photos)!.top1;
    expect(top1(3), set).toBeGreaterThanOrEqual(top1(1));
  }
});

test('every measured set is a known set with the right kind of photo', () => {
  for (const { set, kind } of figures.sets)
    expect(SETS.find((s) => s.name === set)).toMatchObject({ kind, trains: true });
});

const model: LeafModel = {
  date: '2026-01-01',
  sha256: 'x',
  bytes: 1,
  inputSize: 4,
  classes: ['bean___healthy', 'bean___rust', 'unknown___not_a_leaf', 'unknown___other_crop_leaf'],
  temperatures: { all: 1 },
  labOnly: [],
  thresholds: { bean: 0.7 },
  otherCropPrior: 0.02,
  otherCrop: { share: 0.9, margin: 2, labMargin: 4 },
  unknown: { noLeaf: 0.5, otherLeaf: 0.5, evidence: { bean: 0 } },
};
const seen = (name: string, logits: readonly number[], set = 'ibean'): PhotoLogits => ({
  set,
  class: name,
  logits,
  more: [],
});

test('measure counts an answer, an unsure right one, a wrong one, a refusal and a scene correctly', () => {
  const {
    sets: [bean],
    unknown: [scene],
    groups,
  } = measure(
    [
      seen('bean___rust', [0, 9, -5, -5]),
      seen('bean___rust', [1, 1.5, -5, -5]),
      seen('bean___rust', [9, 0, -5, -5]),
      seen('bean___healthy', [0, 0, 9, 0]),
      seen('unknown___not_a_leaf', [0, 0, 9, 0], 'neg_background'),
    ],
    model,
  );
  expect(bean).toMatchObject({
    crop: 'bean',
    n: 4,
    top1: 0.5,
    answered: 0.5,
    rightWhenAnswered: 0.5,
    refused: 0.25,
    candidates: 0,
  });
  expect(scene).toMatchObject({ kind: 'scene', n: 1, rejected: 1, answeredAnyway: 0 });
  expect(groups.find((g) => g.photos === 1)).toMatchObject({ groups: 4, top1: 0.5 });
  expect(groups.find((g) => g.photos === 3)!.groups).toBe(1);
});
