import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { cropsEn } from '../words.en.ts';
import { cropsSw } from '../words.sw.ts';
import { growingText } from './days-text.ts';
import { crop } from './testing.ts';

test('FDC-03 the crop counts down to the expected day; from the window’s first day some may be ripe', () => {
  const today = '2026-11-24';
  const on = (from: number, expected: number, to: number) => {
    const dates = {
      expected_harvest_date: addDays(today, expected),
      harvest_from: addDays(today, from),
      harvest_to: addDays(today, to),
    };
    return [cropsEn, cropsSw].map((words) => growingText(crop(dates), today, words, String));
  };
  expect(on(1, 28, 58)).toEqual(['28 days to harvest', 'Siku 28 hadi kuvuna']);
  expect(on(0, 28, 58)).toEqual([
    '28 days to harvest; some may be ripe now',
    'Siku 28 hadi kuvuna; huenda sehemu imeshakomaa',
  ]);
  expect(on(-30, 1, 30)[0]).toBe('1 day to harvest; some may be ripe now');
  expect([on(-30, 0, 30)[0], on(-30, -2, 30)[0]]).toEqual([cropsEn.tab.dueToday, cropsEn.tab.overdue(2)]);
});
