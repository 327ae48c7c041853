import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { endingOf, JUST_MS, SOON_MS } from './ending.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const at = (days: number): number => now + days * DAY_MS;

test('a period that ends within three days is told, one that ends later, is followed by another, or is a day long is not', () => {
  const month = { lasted: 30 * DAY_MS, ends: at(3), until: at(3) };
  expect(endingOf(month, now)).toBe('soon');
  expect([
    endingOf({ ...month, ends: at(3) + 1, until: at(3) + 1 }, now),
    endingOf({ ...month, until: at(33) }, now),
    endingOf({ lasted: DAY_MS, ends: at(1), until: at(1) }, now),
  ]).toEqual([null, null, null]);
});

test('what has ended is told for two days, and only when nothing else holds', () => {
  const over = { lasted: DAY_MS, ends: at(-2), until: null };
  expect([
    endingOf(over, now),
    endingOf({ ...over, ends: at(-2) - 1 }, now),
    endingOf({ ...over, until: at(20) }, now),
  ]).toEqual(['over', null, null]);
});

test('property: nobody is told of an end more than three days ahead or two days late, nor of one that something outlasts', () => {
  const days = fc.integer({ min: -10, max: 400 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      days,
      fc.option(days, { nil: null }),
      (lasted, ends, until) => {
        const told = endingOf(
          { lasted: lasted * DAY_MS, ends: at(ends), until: until === null ? null : at(until) },
          now,
        );
        if (told === 'soon')
          expect([until! > 0, until! <= SOON_MS / DAY_MS, until! <= ends]).toEqual([true, true, true]);
        if (told === 'over')
          expect([until, ends <= 0, -ends <= JUST_MS / DAY_MS]).toEqual([null, true, true]);
      },
    ),
  );
});
