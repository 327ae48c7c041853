import { expect, test } from 'vitest';
import { fieldHealth } from './health.ts';
import { type SatelliteReading, vegetationOf } from './vegetation.ts';

const seen = (over: Partial<SatelliteReading> = {}): SatelliteReading => ({
  id: 'f',
  sample: false,
  of: 'plot',
  boundary: 'measured',
  pass_date: '2026-11-18',
  health: { value: 0.78, against: 'crop' },
  ...over,
});
const maize = { status: 'growing', planting_date: '2026-09-20' };

test('FLD-03: satellite vegetation compared with the crop’s stage is evidence, with its date and a link', () => {
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

test('FLD-03: samples, surroundings, bare canopy readings and readings without health are not evidence', () => {
  for (const over of [
    { sample: true },
    { of: 'around' },
    { health: { value: 0.78, against: 'canopy' } },
    { health: null },
  ] as const)
    expect(vegetationOf(seen(over), [maize])).toBeNull();
  expect(vegetationOf(undefined, [maize])).toBeNull();
});

test('FLD-03: no evidence for a crop that was harvested, is only planned or was planted after the satellite pass', () => {
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

test('FLD-03: satellite evidence counts for twenty days after the pass', () => {
  const from = vegetationOf(seen(), [maize])!;
  expect([fieldHealth([from], '2026-12-08')?.percent, fieldHealth([from], '2026-12-09')]).toEqual([78, null]);
  expect(fieldHealth([from], '2026-11-23')).toMatchObject({ band: 'watch', asOf: '2026-11-18' });
});
