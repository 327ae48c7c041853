import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { endingToAnnounce, MAX_ANNOUNCE_DELAY_MS, REMINDER_LEAD_MS } from './pro-end.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const at = (days: number): number => now + days * DAY_MS;

test('a period ending within three days is notified, unless it ends later, is extended or lasts one day', () => {
  const month = { durationMs: 30 * DAY_MS, endsAt: at(3), until: at(3) };
  expect(endingToAnnounce(month, now)).toBe('soon');
  expect([
    endingToAnnounce({ ...month, endsAt: at(3) + 1, until: at(3) + 1 }, now),
    endingToAnnounce({ ...month, until: at(33) }, now),
    endingToAnnounce({ durationMs: DAY_MS, endsAt: at(1), until: at(1) }, now),
  ]).toEqual([null, null, null]);
});

test('an ended period is notified for two days, and only when no other period is active', () => {
  const over = { durationMs: DAY_MS, endsAt: at(-2), until: null };
  expect([
    endingToAnnounce(over, now),
    endingToAnnounce({ ...over, endsAt: at(-2) - 1 }, now),
    endingToAnnounce({ ...over, until: at(20) }, now),
  ]).toEqual(['over', null, null]);
});

test('property: no notice comes over 3 days early or 2 days late, or when another period lasts longer', () => {
  const days = fc.integer({ min: -10, max: 400 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      days,
      fc.option(days, { nil: null }),
      (lasted, ends, until) => {
        const told = endingToAnnounce(
          { durationMs: lasted * DAY_MS, endsAt: at(ends), until: until === null ? null : at(until) },
          now,
        );
        if (told === 'soon')
          expect([until! > 0, until! <= REMINDER_LEAD_MS / DAY_MS, until! <= ends]).toEqual([
            true,
            true,
            true,
          ]);
        if (told === 'over')
          expect([until, ends <= 0, -ends <= MAX_ANNOUNCE_DELAY_MS / DAY_MS]).toEqual([null, true, true]);
      },
    ),
  );
});
