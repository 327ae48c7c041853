import { expect, test } from 'vitest';
import { loadCondition } from '#knowledge/index.ts';
import { recoveryTimeOf } from './recovery-time.ts';

test.each([
  ['bean___rust', { from: 2, to: 2, unit: 'weeks' }],
  ['coffee___leaf_rust', { from: 2, to: 3, unit: 'months' }],
  ['maize___nitrogen_deficiency', { from: 5, to: 10, unit: 'days' }],
  ['cassava___mosaic_disease', 'never'],
  // Times of other things: when spots show, when the next crop is clean.
  ['maize___northern_leaf_blight', null],
  ['banana___xanthomonas_wilt', null],
  ['pepper___nutrient_deficiency', null],
] as const)('%s: the time until new leaves are clean is %o', async (key, time) => {
  expect(recoveryTimeOf((await loadCondition(key))!)).toEqual(time);
});
