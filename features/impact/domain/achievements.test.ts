import fc from 'fast-check';
import { expect, test } from 'vitest';
import { achievementsOf, BADGES, type FarmRecord } from './achievements.ts';

const none: FarmRecord = {
  fields: 0,
  checks: 0,
  crops: 0,
  confirmed: 0,
  better: 0,
  repeatPhotos: 0,
  longestStreak: 0,
};
const anyRecord = fc.record({
  fields: fc.nat(9),
  checks: fc.nat(90),
  crops: fc.nat(9),
  confirmed: fc.nat(120),
  better: fc.nat(40),
  repeatPhotos: fc.nat(9),
  longestStreak: fc.nat(60),
});

test('GAM-06 a farmer without activity has no badges, unlocked or in progress', () => {
  expect(achievementsOf(none)).toEqual({ unlocked: [], inProgress: [] });
});

test('GAM-06 shows up to four unlocked badges, hardest first, and the two closest in progress', () => {
  const { unlocked, inProgress } = achievementsOf({
    ...none,
    fields: 2,
    checks: 12,
    crops: 2,
    confirmed: 5,
    better: 3,
    repeatPhotos: 1,
    longestStreak: 6,
  });
  expect(unlocked.map((b) => b.id)).toEqual(['five_answers', 'three_days', 'first_better', 'first_answer']);
  expect(inProgress.map((b) => [b.id, b.progress, b.maxProgress])).toEqual([
    ['week', 6, 7],
    ['three_crops', 2, 3],
  ]);
});

test('GAM-06 property: each badge is unlocked or in progress, not both, and progress stays within its maximum', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const { unlocked, inProgress } = achievementsOf(record);
      expect(unlocked.length).toBeLessThanOrEqual(4);
      expect(inProgress.length).toBeLessThanOrEqual(2);
      for (const b of unlocked) expect(b.progress).toBe(b.maxProgress);
      for (const b of inProgress) expect(b.progress > 0 && b.progress < b.maxProgress).toBe(true);
    }),
  );
  expect(new Set(BADGES.map((b) => b.id)).size).toBe(BADGES.length);
});
