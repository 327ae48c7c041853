import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnose, evidence, probabilities, unusablePhotos } from './diagnose.ts';
import type { LeafModel } from './leaf-model.ts';

const classes = [
  'bean___healthy',
  'bean___rust',
  'maize___common_rust',
  'maize___healthy',
  'unknown___not_a_leaf',
  'unknown___other_crop_leaf',
];
const model: LeafModel = {
  date: '2026-01-01',
  sha256: '',
  bytes: 0,
  inputSize: 4,
  classes,
  temperatures: { all: 1, bean: 0.5, maize: 2 },
  thresholds: { bean: 0.7, maize: 0.7 },
  labOnly: [],
  otherCropPrior: 0.02,
  otherCrop: { share: 0.9, margin: 2, labMargin: 4 },
  unknown: { noLeaf: 0.5, otherLeaf: 0.5, evidence: { bean: 2, maize: 2 } },
};
const logits = fc.array(fc.float({ min: -20, max: 20, noNaN: true }), { minLength: 6, maxLength: 6 });

test('probabilities sum to one and a temperature never changes the order within a crop', () => {
  fc.assert(
    fc.property(logits, (z) => {
      const p = probabilities(z, model);
      expect(p.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
      if (z[0]! > z[1]!) expect(p[0]!).toBeGreaterThanOrEqual(p[1]!);
    }),
  );
});

test('a clear leaf is answered with its confidence and three candidates', () => {
  const d = diagnose({ photos: [[0, 8, 1, 0, -2, -2]], model });
  expect(d).toMatchObject({ kind: 'answer', crop: 'bean', condition: 'rust' });
  expect('confidence' in d && d.confidence).toBeGreaterThan(0.9);
  expect('top3' in d && d.top3).toHaveLength(3);
});

test('an even pair is "not sure", a scene "no leaf", an unfamiliar or low-output leaf "unknown"', () => {
  expect(diagnose({ photos: [[6, 6, 0, 0, -2, -2]], model }).kind).toBe('not_sure');
  expect(diagnose({ photos: [[0, 0, 0, 0, 9, 0]], model })).toEqual({ kind: 'no_leaf' });
  expect(diagnose({ photos: [[0, 3, 0, 0, 0, 9]], model })).toEqual({ kind: 'unknown_leaf' });
  const quiet = [-9, -3, -9, -9, -7, -7];
  expect(evidence(quiet, model)).toBeLessThan(2);
  expect(diagnose({ photos: [quiet], model })).toEqual({ kind: 'unknown_leaf' });
  // The probability of "no leaf" is below its threshold, but no other output is higher.
  const shoe = [-1, 0, -0.2, -0.2, 1, 0.5];
  expect(probabilities(shoe, model)[4]).toBeLessThan(model.unknown.noLeaf);
  expect(diagnose({ photos: [shoe], model })).toEqual({ kind: 'no_leaf' });
  expect(diagnose({ photos: [[-1, 0, -0.2, -0.2, 1, 1.1]], model })).toEqual({ kind: 'unknown_leaf' });
});

test('SCN-29 the chosen crop decides between look-alikes but does not turn a shoe into a leaf', () => {
  const between = [0, 6, 6.5, 0, -2, -2];
  expect(diagnose({ photos: [between], model }).kind).toBe('not_sure');
  expect(diagnose({ photos: [between], model, crop: 'bean' })).toMatchObject({
    kind: 'answer',
    crop: 'bean',
    condition: 'rust',
  });
  expect(diagnose({ photos: [[0, 0, 0, 0, 9, 0]], model, crop: 'bean' }).kind).toBe('no_leaf');
});

test('a crop the model does not know is never diagnosed', () => {
  fc.assert(
    fc.property(logits, (z) => {
      expect(['unknown_leaf', 'no_leaf']).toContain(diagnose({ photos: [z], model, crop: 'cassava' }).kind);
    }),
  );
});

test('several photos: the order does not matter, and one blurred photo does not outvote two clear ones', () => {
  const clear = [0, 8, 1, 0, -2, -2];
  const blurred = [3, 1, 3, 3, 2, 2];
  const d = diagnose({ photos: [clear, blurred, clear], model });
  expect(d).toMatchObject({ kind: 'answer', condition: 'rust' });
  expect(diagnose({ photos: [blurred, clear, clear], model })).toEqual(d);
  expect(() => diagnose({ photos: [], model })).toThrow(RangeError);
});

test('SCN-02 several photos: one without a leaf is reported and does not affect the answer', () => {
  const clear = [0, 8, 1, 0, -2, -2];
  const shoe = [0, 0, 0, 0, 9, 0];
  expect(diagnose({ photos: [shoe, clear], model })).toEqual(diagnose({ photos: [clear], model }));
  expect(unusablePhotos([clear, shoe, clear], model)).toEqual([1]);
  expect(diagnose({ photos: [shoe, shoe], model })).toEqual({ kind: 'no_leaf' });
  fc.assert(
    fc.property(fc.array(logits, { minLength: 1, maxLength: 5 }), (photos) => {
      const fit = photos.filter((_, i) => !unusablePhotos(photos, model).includes(i));
      expect(diagnose({ photos, model })).toEqual(
        fit.length ? diagnose({ photos: fit, model }) : { kind: 'no_leaf' },
      );
    }),
  );
});

const peppers: LeafModel = {
  ...model,
  classes: [
    'pepper___healthy',
    'pepper___bacterial_spot',
    'tomato___late_blight',
    'tomato___healthy',
    'unknown___not_a_leaf',
    'unknown___other_crop_leaf',
  ],
  temperatures: { all: 1 },
  thresholds: { pepper: 0.7, tomato: 0.7 },
  labOnly: ['pepper___bacterial_spot', 'tomato___late_blight', 'tomato___healthy'],
  unknown: { noLeaf: 0.5, otherLeaf: 0.5, evidence: { pepper: 2, tomato: 2 } },
};

test('SCN-12 a condition learned from laboratory photos is never the only answer, however confident the model', () => {
  fc.assert(
    fc.property(logits, fc.constantFrom('tomato', 'capsicum'), (z, crop) => {
      expect(diagnose({ photos: [z], model: peppers, crop }).kind).not.toBe('answer');
    }),
  );
  expect(diagnose({ photos: [[0, 0, 30, 0, -9, -9]], model: peppers })).toMatchObject({
    kind: 'candidates',
    top3: [{ crop: 'tomato', condition: 'late_blight' }, {}, {}],
  });
});

test('a leaf that the model sees as pepper is unknown if the farmer chose tomato', () => {
  expect(diagnose({ photos: [[30, 0, 0, 0, -9, -9]], model: peppers, crop: 'tomato' })).toEqual({
    kind: 'unknown_leaf',
  });
});

test("chilli and sweet pepper share the model's pepper: chilli is answered, sweet pepper gets candidates", () => {
  const healthy = [20, 0, 0, 0, -9, -9];
  expect(diagnose({ photos: [healthy], model: peppers, crop: 'chilli' })).toMatchObject({
    kind: 'answer',
    crop: 'pepper',
    condition: 'healthy',
  });
  expect(diagnose({ photos: [healthy], model: peppers, crop: 'capsicum' }).kind).toBe('candidates');
  expect(diagnose({ photos: [healthy], model: peppers }).kind).toBe('candidates');
  expect(diagnose({ photos: [[0, 20, 0, 0, -9, -9]], model: peppers, crop: 'chilli' }).kind).toBe(
    'candidates',
  );
});

test("a leaf that looks like another crop is never named with the other crop's disease", () => {
  const maizeRust = [0, 0, 14, 0, -6, -6];
  expect(diagnose({ photos: [maizeRust], model })).toMatchObject({ kind: 'answer', crop: 'maize' });
  expect(diagnose({ photos: [maizeRust], model, crop: 'bean' })).toEqual({ kind: 'not_sure', top3: [] });
  fc.assert(
    fc.property(logits, fc.constantFrom('bean', 'maize'), (z, crop) => {
      const d = diagnose({ photos: [z], model, crop });
      expect('top3' in d ? d.top3.filter((guess) => guess.crop !== crop) : []).toEqual([]);
    }),
  );
});
