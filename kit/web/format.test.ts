import { expect, test } from 'vitest';
import { formats } from './format.ts';

const { en, sw } = formats;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('dates are formatted in English and Kiswahili', () => {
  expect(en.day('2026-11-21')).toBe('Saturday 21 November');
  expect(sw.day('2026-11-21')).toBe('Jumamosi 21 Novemba');
  expect([sw.weekday('2026-11-22'), en.weekday('2026-11-22')]).toEqual(['Jpl', 'Sun']);
  expect([en.shortDay('2026-01-05'), sw.shortDay('2026-05-01')]).toEqual(['5 Jan 2026', '1 Mei 2026']);
});

test('a calendar date does not depend on the phone’s time zone', () => {
  const before = process.env['TZ'];
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Nairobi']) {
    process.env['TZ'] = zone;
    expect(en.day('2026-11-21')).toBe('Saturday 21 November');
  }
  process.env['TZ'] = before;
});

test.each([
  [0, 'just now', 'sasa hivi'],
  [59_000, 'just now', 'sasa hivi'],
  [MINUTE, '1 min ago', 'dakika 1 iliyopita'],
  [5 * MINUTE, '5 min ago', 'dakika 5 zilizopita'],
  [2 * HOUR, '2 h ago', 'saa 2 zilizopita'],
  [HOUR, '1 h ago', 'saa 1 iliyopita'],
  [25 * HOUR, 'yesterday', 'jana'],
  [72 * HOUR, '3 days ago', 'siku 3 zilizopita'],
  [-HOUR, 'just now', 'sasa hivi'],
])(
  'an age of %i ms is formatted in both languages, and a negative age reads as now',
  (ms, english, swahili) => {
    expect([en.age(0, ms), sw.age(0, ms)]).toEqual([english, swahili]);
  },
);

test('figures are formatted with their unit', () => {
  expect(en.money(5999)).toBe('KES 5,999');
  expect(en.money(12.5, 'USD')).toBe('USD 12.5');
  expect(sw.bytes(2_400_000)).toBe('2.4 MB');
  expect(sw.bytes(1)).toBe('1 KB');
  expect(en.percent(0.146)).toBe('15%');
  expect(en.time(new Date(2026, 10, 21, 7, 5))).toBe('07:05');
});
