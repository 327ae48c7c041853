import { expect, test } from 'vitest';
import { fieldHealth } from './health.ts';
import { type SeenFromAbove, vegetationOf } from './vegetation.ts';

const seen = (over: Partial<SeenFromAbove> = {}): SeenFromAbove => ({
  id: 'f',
  sample: false,
  of: 'plot',
  boundary: 'measured',
  pass_date: '2026-11-18',
  health: { value: 0.78, against: 'crop' },
  ...over,
});
const maize = { status: 'growing', planting_date: '2026-09-20' };

test('FLD-03: what the satellite saw of the field against its crop’s stage is evidence, of the day of the pass, with the way to its picture', () => {
  expect(vegetationOf(seen(), [maize])).toEqual({
    kind: 'vegetation',
    id: 'vegetation-f',
    day: '2026-11-18',
    href: '/fields/f?tab=satellite',
    share: 0.78,
    isGuessed: false,
  });
  expect(vegetationOf(seen({ boundary: 'approximate' }), [maize])).toMatchObject({ isGuessed: true });
});

test('FLD-03: a drawn sample, the surroundings of a small plot, green against no crop, and a reading without health are none', () => {
  for (const over of [
    { sample: true },
    { of: 'around' },
    { health: { value: 0.78, against: 'canopy' } },
    { health: null },
  ] as const)
    expect(vegetationOf(seen(over), [maize])).toBeNull();
  expect(vegetationOf(undefined, [maize])).toBeNull();
});

test('FLD-03: of a crop that is gone, not planted yet, or planted after the pass the picture says nothing', () => {
  for (const over of [
    { status: 'harvested' },
    { status: 'planning' },
    { planting_date: '2026-11-19' },
    { planting_date: null },
  ])
    expect(vegetationOf(seen(), [{ ...maize, ...over }])).toBeNull();
  expect(vegetationOf(seen(), [])).toBeNull();
  expect(vegetationOf(seen(), [{ ...maize, status: 'harvested' }, maize])).not.toBeNull();
});

test('FLD-03: it counts for twenty days after the pass', () => {
  const from = vegetationOf(seen(), [maize])!;
  expect([fieldHealth([from], '2026-12-08')?.percent, fieldHealth([from], '2026-12-09')]).toEqual([78, null]);
  expect(fieldHealth([from], '2026-11-23')).toMatchObject({ band: 'watch', asOf: '2026-11-18' });
});
