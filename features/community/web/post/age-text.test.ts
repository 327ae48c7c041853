import { expect, test } from 'vitest';
import { formats } from '#kit/web/format.ts';
import { communityEn } from '../../words.en.ts';
import { communitySw } from '../../words.sw.ts';
import { formatAge } from './age-text.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const ago = (seconds: number, words = communityEn.age, format = formats.en): string =>
  formatAge(words, format, new Date(now - seconds * 1000).toISOString(), now);
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

test('COM-10 under a minute "just now", then minutes, hours, days up to thirty, then the date', () => {
  expect([0, 59].map((s) => ago(s))).toEqual(['just now', 'just now']);
  expect([MINUTE, HOUR - 1].map((s) => ago(s))).toEqual(['1m ago', '59m ago']);
  expect([HOUR, DAY - 1].map((s) => ago(s))).toEqual(['1h ago', '23h ago']);
  expect([DAY, 29 * DAY, 30 * DAY - 1].map((s) => ago(s))).toEqual(['1d ago', '29d ago', '29d ago']);
  expect(ago(30 * DAY)).toBe('23 Oct 2026');
  expect(ago(400 * DAY)).toBe('18 Oct 2025');
  expect(ago(2 * HOUR, communitySw.age as typeof communityEn.age, formats.sw)).toBe('saa 2 zilizopita');
});

test('a clock that is behind, or an unreadable time, shows "just now"', () => {
  expect(ago(-500)).toBe('just now');
  expect(formatAge(communityEn.age, formats.en, 'nothing', now)).toBe('just now');
});
