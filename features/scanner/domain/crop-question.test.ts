import { expect, test } from 'vitest';
import leaf from '#features/scanner/model/leaf.json' with { type: 'json' };
import {
  answerCrop,
  isCropAgainstPhoto,
  openQuestion,
  suggestedCrops,
  checkCrop,
  type CropQuestion,
} from './crop-question.ts';
import { cropsOf, splitClass, type LeafModel } from './leaf-model.ts';
import { farmerCropsOf } from './model-crops.ts';
import { otherCropSeen } from './other-crop.ts';

const model: LeafModel = leaf;
/** A leaf whose class `name` has the logit `loud`, above all others. */
const looksLike = (name: string, loud = 25): number[] =>
  model.classes.map((one) => (one === name ? loud : one.startsWith('unknown') ? -5 : 0));
const known = model.classes.filter((name) => !name.startsWith('unknown'));
const beanRust = looksLike('bean___rust');

test('for every pair of crops the model knows, a clear leaf of one prompts a question if the other was chosen', () => {
  for (const name of known) {
    const { crop: seen } = splitClass(name);
    for (const named of cropsOf(model).flatMap(farmerCropsOf)) {
      const isSame = farmerCropsOf(seen).includes(named);
      expect([name, named, otherCropSeen({ photos: [looksLike(name)], model, crop: named })]).toEqual([
        name,
        named,
        isSame ? null : seen,
      ]);
    }
  }
});

test('weak evidence of another crop prompts no question: low output, two crops, no chosen crop, an unknown crop', () => {
  const seen = (logits: number[], crop: string | null) => otherCropSeen({ photos: [logits], model, crop });
  const quiet = beanRust.map((z) => (z === 25 ? 0 : z === -5 ? -2 : -8));
  expect([
    seen(quiet, 'coffee'),
    seen(
      quiet.map((z) => z * 3 + 10),
      'coffee',
    ),
  ]).toEqual([null, 'bean']);
  const both = beanRust.map((z, i) => (model.classes[i] === 'mango___anthracnose' ? 24 : z));
  expect(seen(both, 'coffee')).toBeNull();
  expect([
    seen(beanRust, null),
    seen(beanRust, 'cassava'),
    seen(looksLike('unknown___other_crop_leaf'), 'coffee'),
  ]).toEqual([null, null, null]);
});

test('tomato needs stronger evidence before the crop is questioned, as its training photos are from a laboratory', () => {
  // Strong enough to question coffee, but not tomato.
  const loud = Array.from({ length: 60 }, (_, i) => looksLike('bean___rust', 5 + i / 4)).find(
    (logits) => otherCropSeen({ photos: [logits], model, crop: 'coffee' }) === 'bean',
  )!;
  expect(otherCropSeen({ photos: [loud], model, crop: 'tomato' })).toBeNull();
});

test('coffee chosen, bean leaf photographed: no disease is named until the farmer confirms the crop', () => {
  const { found, question } = checkCrop({ photos: [beanRust], model, crop: 'coffee' }, 22);
  expect(found).toEqual({
    outcome: 'not_sure',
    condition: null,
    confidence: null,
    top3: [],
    severity: null,
    affected_area_percentage: null,
  });
  expect(question).toMatchObject({ chosen: 'coffee', answered: false });
  expect(suggestedCrops(question!)).toEqual(['bean']);
  const scan = { crop_type: 'coffee', crop_question: question };
  expect(openQuestion(scan)).toBe(question);

  const answered = (crop: string | null) => {
    const r = answerCrop(scan, crop);
    return r.ok ? r.value : r.code;
  };
  expect(answered('bean')).toMatchObject({
    crop_type: 'bean',
    outcome: 'answer',
    condition: 'bean___rust',
    severity: 'high',
    affected_area_percentage: 22,
    crop_question: { answered: true },
  });
  // The bean answer is not offered as a diagnosis of coffee.
  expect(answered('coffee')).toMatchObject({
    crop_type: 'coffee',
    outcome: 'not_sure',
    condition: null,
    top3: [],
  });
  expect(answered(null)).toMatchObject({
    crop_type: null,
    outcome: 'not_sure',
    condition: null,
    top3: [{ condition: 'bean___rust' }, {}, {}],
  });
  expect(answered('maize')).toBe('scans.crop_not_asked');
  expect(answerCrop({ crop_type: 'coffee' }, 'coffee')).toMatchObject({ code: 'scans.crop_not_asked' });
  expect(answerCrop(null, 'coffee')).toMatchObject({ code: 'scans.not_found' });
});

test('a correct crop, or none chosen, is answered without a question', () => {
  expect(checkCrop({ photos: [beanRust], model, crop: 'bean' }, 22)).toMatchObject({
    question: null,
    found: { outcome: 'answer', condition: 'bean___rust', severity: 'high' },
  });
  expect(checkCrop({ photos: [beanRust], model, crop: null }, null)).toMatchObject({
    question: null,
    found: { condition: 'bean___rust', severity: null, affected_area_percentage: null },
  });
});

test('a pepper-like leaf may be chilli or capsicum: both are offered, each with its own finding', () => {
  const { question } = checkCrop(
    { photos: [looksLike('pepper___powdery_mildew')], model, crop: 'maize' },
    10,
  );
  expect(question!.options.map(({ crop, outcome }) => [crop, outcome])).toEqual([
    ['chilli', 'answer'],
    ['capsicum', 'candidates'],
    ['maize', 'not_sure'],
    [null, 'candidates'],
  ]);
});

test('an answer can be corrected; it contradicts the photo only if the chosen crop was confirmed', () => {
  const question: CropQuestion = checkCrop({ photos: [beanRust], model, crop: 'coffee' }, 22).question!;
  const first = answerCrop({ crop_type: 'coffee', crop_question: question }, 'bean');
  const second = first.ok ? answerCrop(first.value, 'coffee') : first;
  expect([
    first.ok && isCropAgainstPhoto(first.value),
    second.ok && isCropAgainstPhoto(second.value),
  ]).toEqual([false, true]);
});
