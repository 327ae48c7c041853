import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHectares } from '#kit/pure/units.ts';
import type { Goal } from './goal.ts';
import { numberAt } from './parse-number.ts';
import { readGoal } from './read-goal.ts';

const nothing: Goal = { crop: null, target: null, per: null, hectares: null, season: null, month: null };
const bags = (amount: number, bagKg: number | null = null): Goal['target'] => ({
  amount,
  unit: 'bag',
  bagKg,
});
const acres = (n: number): number => toHectares(n, 'acres');

const said: readonly [text: string, goal: Partial<Goal>][] = [
  ['I want to harvest 25 bags per acre of maize', { crop: 'maize', target: bags(25), per: 'acre' }],
  ['magunia 18 kwa ekari ya mahindi', { crop: 'maize', target: bags(18), per: 'acre' }],
  ['nataka magunia ishirini na tano kila ekari, mahindi', { crop: 'maize', target: bags(25), per: 'acre' }],
  ['20 bags za maharagwe on 2 acres', { crop: 'bean', target: bags(20), hectares: acres(2) }],
  [
    'nipate gunia 40 za viazi kwenye nusu ekari msimu wa vuli',
    { crop: 'potato', target: bags(40), hectares: acres(0.5), season: 'short_rains' },
  ],
  ['sukuma wiki robo ekari', { crop: 'kale', hectares: acres(0.25) }],
  [
    'half an acre of tomatoes, 60 crates',
    { crop: 'tomato', target: { amount: 60, unit: 'crate', bagKg: null }, hectares: acres(0.5) },
  ],
  [
    'tani 3 za muhogo kwa hekta',
    { crop: 'cassava', target: { amount: 3, unit: 'tonne', bagKg: null }, per: 'hectare' },
  ],
  [
    '1,500 kg of sorghum in the long rains',
    { crop: 'sorghum', target: { amount: 1500, unit: 'kg', bagKg: null }, season: 'long_rains' },
  ],
  [
    'plant ekari moja na nusu ya ndengu mwezi Oktoba',
    { crop: 'green_gram', hectares: acres(1.5), month: 10 },
  ],
  ['30 90-kg bags of maize an acre', { crop: 'maize', target: bags(30, 90), per: 'acre' }],
  ['magunia ya kilo 50 kumi na mbili, viazi', { crop: 'potato', target: bags(12, 50) }],
  ['get 20bags/acre from my corn', { crop: 'maize', target: bags(20), per: 'acre' }],
  [
    'two acres of beans, ten bags per acre',
    { crop: 'bean', target: bags(10), per: 'acre', hectares: acres(2) },
  ],
  ['1/2 acre of maize', { crop: 'maize', hectares: acres(0.5) }],
  ['1½ acres of beans', { crop: 'bean', hectares: acres(1.5) }],
  [
    '2 3/4 acres of beans, 20 bags/acre',
    { crop: 'bean', target: bags(20), per: 'acre', hectares: acres(2.75) },
  ],
  ['two hundred and fifty bags of maize', { crop: 'maize', target: bags(250) }],
  ['magunia mia moja na ishirini ya mahindi', { crop: 'maize', target: bags(120) }],
  ['magunia mia mbili hamsini na tano ya mahindi', { crop: 'maize', target: bags(255) }],
  ['Kahawa yangu izae zaidi', { crop: 'coffee' }],
  ['ndizi mikungu 30', { crop: 'banana', target: { amount: 30, unit: 'bunch', bagKg: null } }],
  ['I may plant onions in May', { crop: 'onion', month: 5 }],
  ['what may I do', {}],
  ['', {}],
];

test.each(said)('PLN-11 a goal in English, Kiswahili or both is read: “%s”', (text, goal) => {
  expect(readGoal(text)).toEqual({ ...nothing, ...goal });
});

test('numbers written as words are read in both languages', () => {
  const read = (text: string) => numberAt(text.split(' '), 0)?.value ?? null;
  expect(
    [
      'ishirini',
      'ishirini na tano',
      'kumi na mbili',
      'twenty five',
      'mia mbili',
      'two hundred',
      'moja na nusu',
      '2 and a half',
      '1,5',
      '1,500',
      'robo',
      'maize',
    ].map(read),
  ).toEqual([20, 25, 12, 25, 200, 200, 1.5, 2.5, 1.5, 1500, 0.25, null]);
});

test('any text is read without an error, and amounts are positive', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc
          .array(
            fc.constantFrom(
              '20',
              'magunia',
              'kwa',
              'ekari',
              'nusu',
              'na',
              'mahindi',
              'bags',
              'an',
              'acre',
              '0',
              '-3',
              'constructor',
              '1e9',
            ),
            { maxLength: 12 },
          )
          .map((w) => w.join(' ')),
      ),
      (text) => {
        const goal = readGoal(text);
        if (goal.target) expect(goal.target.amount > 0 && Number.isFinite(goal.target.amount)).toBe(true);
        if (goal.hectares !== null) expect(goal.hectares > 0 && Number.isFinite(goal.hectares)).toBe(true);
        if (goal.per !== null) expect(goal.target).not.toBeNull();
        expect(readGoal(text)).toEqual(goal);
      },
    ),
  );
});
