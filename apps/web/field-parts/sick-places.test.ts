import { expect, test } from 'vitest';
import { field } from '#features/fields/web/testing.tsx';
import { outcomeRow } from '#features/impact/web/testing.tsx';
import { scanRow } from '#features/scanner/web/testing.tsx';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { addDays } from '#kit/pure/days.ts';
import { sickPlacesOf, type WeakAreas } from './sick-places.ts';

const TODAY = '2026-11-28';
/** A square of a hundred metres or so around 36.0805, -0.3005. */
const measured = field({ boundary_source: 'walked' });
const inside = { lat: -0.3004, lng: 36.0804 };
const scan = (over: Partial<Scan> = {}): Scan => ({
  ...scanRow({ field_id: measured.id, taken_at: `${addDays(TODAY, -9)}T08:00:00.000Z` }).row,
  location: inside,
  ...over,
});
const weak = (over: Partial<WeakAreas> = {}): WeakAreas => ({
  id: measured.id,
  sample: false,
  of: 'plot',
  boundary: 'measured',
  pass_date: addDays(TODAY, -3),
  problemAreas: [inside, { lat: -0.31, lng: 36.08 }],
  ...over,
});
const nothing = { scans: [], outcomes: [], reviews: [], satellite: null };
const by = (facts: Partial<typeof nothing> | object, plot = measured): string[] =>
  sickPlacesOf(plot, { ...nothing, ...facts }, TODAY).map((place) => `${place.by} ${place.day}`);

test('FLD-03 a sick leaf checked inside a measured field has a place; a healthy one or one elsewhere has none', () => {
  expect(by({ scans: [scan()] })).toEqual([`check ${addDays(TODAY, -9)}`]);
  expect(by({ scans: [scan({ condition: 'bean___healthy' })] })).toEqual([]);
  expect(by({ scans: [scan({ location: { lat: -0.31, lng: 36.08 } }), scan({ location: null })] })).toEqual(
    [],
  );
  expect(by({ scans: [scan({ taken_at: `${addDays(TODAY, -40)}T08:00:00.000Z` })] })).toEqual([]);
});

test('FLD-20 nothing is placed in a boundary that nobody measured', () => {
  const guessed = field({ id: measured.id });
  expect(by({ scans: [scan()], satellite: weak() }, guessed)).toEqual([]);
});

test('a leaf that got better has no place any more', () => {
  const one = scan();
  expect(by({ scans: [one], outcomes: [outcomeRow(one.id, { answer: 'better' }).row] })).toEqual([]);
  expect(by({ scans: [one], outcomes: [outcomeRow(one.id, { answer: 'same' }).row] })).toHaveLength(1);
});

test('SAT-08 weak areas of a real image of the plot are placed, newest evidence first; a sample is not', () => {
  expect(by({ scans: [scan()], satellite: weak() })).toEqual([
    `satellite ${addDays(TODAY, -3)}`,
    `check ${addDays(TODAY, -9)}`,
  ]);
  for (const over of [{ sample: true }, { of: 'around' }, { boundary: 'approximate' }] as const)
    expect(by({ satellite: weak(over) })).toEqual([]);
  expect(by({ satellite: weak({ pass_date: addDays(TODAY, -30) }) })).toEqual([]);
});
