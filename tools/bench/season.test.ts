import { expect, test } from 'vitest';
import { simulateSeason } from './season-report.ts';
import { everyNightDamp, hasArchive, readYear } from './season.ts';

/** Two per week. */
const MONTHLY = 8.7;

test.skipIf(!hasArchive())(
  'ALR-06 real weather brings a field about two alerts a week at most, even with every night damp',
  { timeout: 120_000 },
  () => {
    const years = readYear();
    for (const season of [simulateSeason(years, 47), simulateSeason(everyNightDamp(years), 47)]) {
      expect(season.alertsPerFieldMonth).toBeGreaterThan(0.3);
      expect(season.alertsPerFieldMonth).toBeLessThan(MONTHLY);
      expect(season.maxPerWeek).toBeLessThanOrEqual(4);
    }
  },
);
