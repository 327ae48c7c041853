import { expect, test } from 'vitest';
import { blastFactor, pDay, simcastUnits, tomcastDsv, wallinDsv } from './severity.ts';

test('late blight severity follows Wallin’s table, edges included', () => {
  expect([15, 16, 18, 19, 21, 22, 24].map((hours) => wallinDsv(10.5, hours))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect([12, 13, 16, 19, 22].map((hours) => wallinDsv(12.2, hours))).toEqual([0, 1, 2, 3, 4]);
  expect([9, 10, 13, 14, 16, 19].map((hours) => wallinDsv(18, hours))).toEqual([0, 1, 2, 2, 3, 4]);
  expect([7.1, 28].map((t) => wallinDsv(t, 24))).toEqual([0, 0]);
});

test('early blight severity follows Pitblado’s table', () => {
  expect([2, 3, 6, 9, 13, 21].map((hours) => tomcastDsv(23, hours))).toEqual([0, 1, 2, 2, 3, 4]);
  expect([6, 7, 16, 21, 24].map((hours) => tomcastDsv(15, hours))).toEqual([0, 1, 2, 3, 3]);
  expect([12.9, 30].map((t) => tomcastDsv(t, 24))).toEqual([0, 0]);
});

test('late blight units depend on the variety’s resistance', () => {
  expect([simcastUnits('S', 17, 11), simcastUnits('MS', 17, 11), simcastUnits('R', 17, 11)]).toEqual([
    6, 5, 4,
  ]);
  expect([
    simcastUnits('S', 17, 6),
    simcastUnits('S', 10, 24),
    simcastUnits('S', 28, 24),
    simcastUnits('R', 5, 18),
  ]).toEqual([0, 6, 0, 0]);
});

test('P-Days and the blast temperature factor match their published points', () => {
  expect(pDay(15, 27)).toBeCloseTo(8.83, 2);
  expect([9, 10, 15, 20, 22.5, 35, 36].map((t) => Number(blastFactor(t).toFixed(9)))).toEqual([
    0, 0, 0.5, 1, 0.8, 0.05, 0,
  ]);
});
