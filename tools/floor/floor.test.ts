import { expect, test } from 'vitest';
import { beyondFloor, newerCss, newerJs } from './newer.ts';

test('an interface newer than the floor is named, a guarded one is not', () => {
  expect(beyondFloor('const a=structuredClone(b);x.findLast(f)', newerJs)).toEqual([
    'structuredClone (Chrome 98, Safari 15.4)',
    'findLast() (Chrome 97, Safari 15.4)',
  ]);
  expect(beyondFloor('typeof structuredClone=="function"?structuredClone(b):copy(b)', newerJs)).toEqual([]);
  expect(beyondFloor('navigator.locks?navigator.locks.request("a",f):f()', newerJs)).toEqual([]);
  expect(beyondFloor('const r=/(?<=a)b/', newerJs)).toEqual(['lookbehind in a pattern (Safari 16.4)']);
});

test('style rules newer than the floor are named', () => {
  expect(beyondFloor('.a:has(.b){height:100dvh}', newerCss)).toEqual([
    ':has() (Chrome 105, Safari 15.4)',
    'dvh and its family (Chrome 108, Safari 15.4)',
  ]);
  expect(beyondFloor('@media (min-width:900px){.a{color:red}}', newerCss)).toEqual([]);
});
