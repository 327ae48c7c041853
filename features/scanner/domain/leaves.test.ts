import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agrees, decidePick, type Finding, joinLeaves, leavesOf, MAX_LEAVES, NONE_OF_THESE } from './scan.ts';

const finding = (over: Partial<Finding>): Finding => ({
  outcome: 'candidates',
  condition: null,
  confidence: null,
  top3: [{ condition: 'tomato___late_blight', probability: 0.6 }],
  model: 'm',
  ...over,
});

test('merging leaves from two phones loses none of the existing ones, keeps the first first, and stops at six', () => {
  const leaves = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), {
    maxLength: MAX_LEAVES,
  });
  fc.assert(
    fc.property(leaves, leaves, (before, added) => {
      const all = joinLeaves(before, added);
      expect(all.slice(0, before.length)).toEqual(before);
      expect(all.length).toBe(Math.min(MAX_LEAVES, new Set([...before, ...added]).size));
      expect(joinLeaves(all, added)).toEqual(all);
    }),
  );
  expect([
    leavesOf({ photo: 'a' }),
    leavesOf({ photo: null }),
    leavesOf({ photo: 'a', photos: ['a', 'b'] }),
  ]).toEqual([['a'], [], ['a', 'b']]);
});

test('SCN-11 only a candidate or “none of these” can be picked; a definite answer has nothing to pick', () => {
  expect(decidePick('tomato___late_blight', finding({})).ok).toBe(true);
  expect(decidePick(NONE_OF_THESE, finding({})).ok).toBe(true);
  expect(decidePick('tomato___early_blight', finding({}))).toMatchObject({ code: 'scans.not_a_candidate' });
  expect(decidePick(NONE_OF_THESE, finding({ outcome: 'no_leaf', top3: [] }))).toMatchObject({
    code: 'scans.not_a_candidate',
  });
  expect(
    decidePick('tomato___late_blight', finding({ outcome: 'answer', condition: 'tomato___late_blight' })),
  ).toMatchObject({ code: 'scans.not_a_candidate' });
  expect(decidePick(NONE_OF_THESE, null)).toMatchObject({ code: 'scans.not_found' });
});

test('SCN-30 two results agree if the farmer would see the same answer', () => {
  const other = finding({ top3: [{ condition: 'tomato___early_blight', probability: 0.6 }] });
  expect([
    agrees(finding({}), finding({ model: 'n' })),
    agrees(finding({}), other),
    agrees(finding({}), finding({ outcome: 'not_sure' })),
  ]).toEqual([true, false, false]);
  expect(agrees(finding({ outcome: 'not_sure' }), { ...other, outcome: 'not_sure' })).toBe(true);
});
