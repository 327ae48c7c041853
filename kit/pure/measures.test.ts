import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorOf, fromKilograms, measures, quotedFor, toKilograms } from './measures.ts';

test('every measure converts both ways, with the crop’s factor or the farmer’s own weight per unit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1e5, noNaN: true }),
      fc.constantFrom(...measures),
      fc.constantFrom('maize', 'bean', 'potato', 'tomato', 'kale'),
      fc.option(fc.double({ min: 0.1, max: 300, noNaN: true })),
      (amount, measure, crop, each) => {
        const kg = toKilograms(amount, measure, crop, each);
        if (kg === null) {
          expect([factorOf(measure, crop), each, fromKilograms(amount, measure, crop)]).toEqual([
            null,
            null,
            null,
          ]);
          return;
        }
        expect(fromKilograms(kg, measure, crop, each)! / amount).toBeCloseTo(1, 9);
        if (each !== null) expect(kg).toBe(amount * each);
      },
    ),
  );
});

test('grain has bag weights; maize also has debe and gorogoro', () => {
  expect(
    ['bag_90kg', 'bag_50kg', 'debe', 'gorogoro', 'kg'].map((m) => toKilograms(10, m as 'kg', 'maize')),
  ).toEqual([900, 500, 180, 20, 10]);
  // A debe is a fifth of a bag, a gorogoro a forty-fifth.
  expect(fromKilograms(90, 'debe', 'maize')).toBe(5);
  expect(fromKilograms(90, 'gorogoro', 'maize')).toBe(45);
  expect(factorOf('bag_90kg', 'bean')).toMatchObject({ kg: 90, isApproximate: false });
  expect(factorOf('gorogoro', 'maize')).toMatchObject({
    isApproximate: true,
    source: expect.stringContaining('maize'),
  });
});

test('measures without a standard weight have no factor; market weights are only quoted', () => {
  for (const [measure, crop] of [
    ['bag_50kg', 'potato'],
    ['bag_90kg', 'potato'],
    ['bag_90kg', 'groundnut'],
    ['bag_90kg', 'sweet_potato'],
    ['bag_90kg', 'kale'],
    ['bag_90kg', 'onion'],
    ['bag_90kg', 'zao jipya'],
    ['crate', 'tomato'],
    ['crate', 'mango'],
    ['bunch', 'banana'],
    ['bunch', 'kale'],
    ['debe', 'bean'],
    ['debe', 'potato'],
    ['gorogoro', 'groundnut'],
  ] as const)
    expect([measure, crop, toKilograms(1, measure, crop)]).toEqual([measure, crop, null]);
  expect([
    quotedFor('bag_50kg', 'potato')?.kg,
    quotedFor('crate', 'tomato')?.kg,
    quotedFor('crate', 'mango'),
  ]).toEqual([50, 64, null]);
  expect(toKilograms(3, 'crate', 'tomato', 110)).toBe(330);
});
