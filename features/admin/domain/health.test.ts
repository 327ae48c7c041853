import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateHealth } from './health.ts';

const calm = { requests: 1_000, faults: 0, lateSeconds: null, failedJobs: 0 };

test('MSC-02 health is good when nothing fails or waits; otherwise the reasons are listed', () => {
  expect(evaluateHealth(calm)).toEqual({ health: 'good', reasons: [] });
  expect(evaluateHealth({ ...calm, faults: 12 })).toEqual({ health: 'strained', reasons: ['faults'] });
  expect(evaluateHealth({ ...calm, faults: 80, lateSeconds: 130 })).toEqual({
    health: 'bad',
    reasons: ['faults', 'late_jobs'],
  });
  expect(evaluateHealth({ ...calm, lateSeconds: 3_600 })).toEqual({ health: 'bad', reasons: ['late_jobs'] });
  expect(evaluateHealth({ ...calm, failedJobs: 2 })).toEqual({
    health: 'strained',
    reasons: ['failed_jobs'],
  });
});

test('MSC-02 with few requests the fault rate is not used, and the reason says so', () => {
  expect(evaluateHealth({ ...calm, requests: 4, faults: 2 })).toEqual({
    health: 'good',
    reasons: ['few_requests'],
  });
});

test('more faults or a later queue never improve the health rating', () => {
  const rank = ['good', 'strained', 'bad'];
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(4_000), fc.nat(4_000), (faults, more, late, later) => {
      const before = evaluateHealth({ ...calm, faults, lateSeconds: late });
      const after = evaluateHealth({ ...calm, faults: faults + more, lateSeconds: late + later });
      return rank.indexOf(after.health) >= rank.indexOf(before.health);
    }),
  );
});
