import { describe, expect, test } from 'vitest';
import { usualOf } from './usual.ts';

const normal = { rain: 92, tmax: 16, tmin: 9, et0: 3, humidity: 78 };
const given = { today: '2026-11-29', county: 'Nakuru', normal, crop: null, isGrowing: false };
const kindOn = (today: string, over = {}) => usualOf({ ...given, today, ...over })?.kind;

describe('what is usual at a place in a month', () => {
  test('names the county’s planting weeks while they last, and the four weeks before as time to prepare', () => {
    expect(usualOf({ ...given, today: '2026-03-05' })).toEqual({
      kind: 'plant',
      from: '2026-03-01',
      to: '2026-04-20',
    });
    expect(usualOf({ ...given, today: '2026-02-10' })).toEqual({ kind: 'prepare', from: '2026-03-01' });
    expect([kindOn('2026-01-31'), kindOn('2026-02-01')]).toEqual(['even', 'prepare']);
  });

  test('says nothing about planting while a crop grows, of a perennial, or without known weeks', () => {
    for (const over of [{ isGrowing: true }, { crop: 'tea' }, { county: 'Turkana' }, { county: null }])
      expect(usualOf({ ...given, today: '2026-03-05', ...over })).toMatchObject({ kind: 'even', next: null });
  });

  test('compares the month’s rain with what a field in full leaf uses', () => {
    expect(usualOf(given)).toEqual({ kind: 'even', rain: 92, need: 90, next: '2027-03-01' });
    expect(kindOn('2026-11-29', { normal: { ...normal, rain: 40 } })).toBe('dry');
    expect(kindOn('2026-11-29', { normal: { ...normal, rain: 160 } })).toBe('wet');
    // February has fewer days.
    expect(usualOf({ ...given, today: '2026-02-10', isGrowing: true })).toMatchObject({ need: 84 });
  });

  test('names the months in which a perennial is picked, also over New Year', () => {
    expect(usualOf({ ...given, crop: 'coffee' })).toEqual({
      kind: 'harvest',
      months: [10, 12],
    });
    expect(kindOn('2026-01-10', { crop: 'mango' })).toBe('harvest');
    expect(kindOn('2026-01-10', { crop: 'coffee' })).toBe('even');
  });

  test('says nothing where no table covers the place', () => {
    expect(usualOf({ ...given, county: null, normal: null })).toBeNull();
  });
});
