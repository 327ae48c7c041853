import { expect, test } from 'vitest';
import { attentionMaps, likeliestClassPerCrop } from './attention.ts';

test('the map shows the cells that support the class, the strongest as 255, opposing ones as 0', () => {
  // Four cells of two features. Class 1 has a positive weight for the second feature and a negative one for
  // the first.
  const map = Float32Array.from([0, 1, 0, 4, 3, 0, 0, 2]);
  const { size, byClass } = attentionMaps(map, Float32Array.from([1, 0, -1, 1]), 2, [1]);
  expect(size).toBe(2);
  expect(byClass.map(([i, cells]) => [i, [...cells]])).toEqual([[1, [64, 255, 0, 128]]]);
});

test('a class without support has an empty map', () => {
  expect([...attentionMaps(new Float32Array(4), Float32Array.from([1]), 1, [0]).byClass[0]![1]]).toEqual([
    0, 0, 0, 0,
  ]);
});

test('every crop returns its most likely condition; unknown crops return none', () => {
  const classes = ['bean___healthy', 'bean___rust', 'maize___healthy', 'unknown___not_a_leaf'];
  expect(likeliestClassPerCrop([1, 2, -5, 9], classes)).toEqual([1, 2]);
});
