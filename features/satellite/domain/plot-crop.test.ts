import { expect, test } from 'vitest';
import { plotCropStateOn } from './plot-crop.ts';

const day = '2026-06-10';
const crop = (crop_type: string, planting_date: string | null, days: number | null = null) => ({
  crop_type,
  planting_date,
  days,
});

test('a single green crop is compared with its own reference; a typed crop name is recognised', () => {
  expect(plotCropStateOn([crop('maize', '2026-03-20')], day)).toMatchObject({
    compared: 'crop',
    isRipening: false,
    comparableSince: '2026-03-20',
  });
  expect(plotCropStateOn([crop('Mahindi', '2026-03-20')], day)).toMatchObject({
    compared: 'crop',
    comparableSince: '2026-03-20',
  });
  expect(plotCropStateOn([crop('coffee', '2019-03-20')], day)).toMatchObject({
    compared: 'crop',
    comparableSince: '2019-03-20',
  });
});

test.each([
  ['no crop recorded', [], 'none', null, false],
  ['planted tomorrow', [crop('maize', '2026-06-11')], 'none', null, false],
  ['two crops', [crop('maize', '2026-03-20'), crop('bean', '2026-04-20')], 'several', '2026-04-20', false],
  [
    'two crops, one ripening',
    [crop('maize', '2026-03-20'), crop('bean', '2026-03-20')],
    'several',
    null,
    true,
  ],
  ['no published figures', [crop('pigeon_pea', '2026-03-20')], 'unknown', null, false],
  ['an unknown crop name', [crop('zzz', '2026-03-20')], 'unknown', null, false],
  ['just planted', [crop('maize', '2026-06-05')], 'young', '2026-06-05', false],
  ['tree seedlings', [crop('avocado', '2026-01-05')], 'young', '2026-01-05', false],
  ['no planting date', [crop('maize', null)], 'undated', null, false],
  ['coffee of an unknown age', [crop('coffee', null)], 'undated', '1970-01-01', false],
  ['ripening', [crop('maize', '2026-02-25')], 'crop', null, true],
  ['past its harvest date', [crop('maize', '2026-01-01', 120)], 'over', null, true],
] as const)('%s', (_, crops, compared, comparableSince, isRipening) => {
  expect(plotCropStateOn(crops, day)).toMatchObject({ compared, comparableSince, isRipening });
  expect(plotCropStateOn(crops, day).expected === null).toBe(compared !== 'crop');
});
