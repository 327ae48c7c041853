import { expect, test } from 'vitest';
import { unsupportedFeatures, newerCss, newerJs } from './newer.ts';

test('an API newer than the oldest supported browser is reported, a guarded one is not', () => {
  expect(unsupportedFeatures('const a=structuredClone(b);x.findLast(f)', newerJs)).toEqual([
    'structuredClone (Chrome 98, Safari 15.4)',
    'findLast() (Chrome 97, Safari 15.4)',
  ]);
  expect(
    unsupportedFeatures('typeof structuredClone=="function"?structuredClone(b):copy(b)', newerJs),
  ).toEqual([]);
  expect(unsupportedFeatures('navigator.locks?navigator.locks.request("a",f):f()', newerJs)).toEqual([]);
  expect(unsupportedFeatures('const r=/(?<=a)b/', newerJs)).toEqual([
    'lookbehind in a pattern (Safari 16.4)',
  ]);
});

test('CSS newer than the oldest supported browser is reported', () => {
  expect(unsupportedFeatures('.a:has(.b){height:100dvh}', newerCss)).toEqual([
    ':has() (Chrome 105, Safari 15.4)',
    'dvh and its family (Chrome 108, Safari 15.4)',
  ]);
  expect(unsupportedFeatures('@media (min-width:900px){.a{color:red}}', newerCss)).toEqual([]);
});
