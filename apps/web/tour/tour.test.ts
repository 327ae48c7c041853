import { expect, test } from 'vitest';
import { shouldShowTour, readFlag } from './flag.ts';
import { ADVANCE_AFTER_MS, IDLE_MS, NAVIGATE_AFTER_MS, stepTargets } from './timing.ts';

test('TOU-02 TOU-03 TOU-05 the tour has three steps with their addresses and times', () => {
  expect(Object.values(stepTargets).map(({ path, search }) => path + search)).toEqual([
    '/chat',
    '/community?tab=questions',
    '/dashboard',
  ]);
  expect([NAVIGATE_AFTER_MS, ADVANCE_AFTER_MS, IDLE_MS]).toEqual([1000, 1000, 120_000]);
});

test('TOU-07 a user who had the tour never gets it again, and on a shared phone another gets it after a week', () => {
  const flag = { for: 'a', at: '2026-11-22T08:00:00.000Z', sent: false };
  expect(shouldShowTour(null, 'a', new Date())).toBe(true);
  expect(shouldShowTour(null, 'b', new Date('2026-11-29T08:00:00Z'), flag.at)).toBe(false);
  expect(shouldShowTour(null, 'b', new Date('2026-11-29T08:00:01Z'), flag.at)).toBe(true);
  for (const [who, at, may] of [
    ['a', '2026-11-22T09:00:00Z', false],
    ['a', '2030-01-01T00:00:00Z', false],
    ['b', '2026-11-29T08:00:00Z', false],
    ['b', '2026-11-29T08:00:01Z', true],
  ] as const) {
    expect(shouldShowTour(flag, who, new Date(at))).toBe(may);
  }
});

test('an invalid stored flag is ignored', () => {
  for (const saved of [null, '', 'yes', '{}', '{"for":1}', '{"for":"a","at":"x"}', '[]', 'null'])
    expect(readFlag(saved)).toBeNull();
  expect(readFlag('{"for":"a","at":"2026-11-22T08:00:00Z"}')).toEqual({
    for: 'a',
    at: '2026-11-22T08:00:00Z',
    sent: false,
  });
});
