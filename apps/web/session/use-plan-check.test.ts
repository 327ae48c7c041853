import { expect, test, vi } from 'vitest';
import { createPlanChecker } from './use-plan-check.ts';

test('PAY-25 a plan notification during a request triggers one more request after it', () => {
  const checking = createPlanChecker();
  const again = vi.fn();
  checking.begin();
  checking.queue(again);
  checking.queue(again);
  expect(again).not.toHaveBeenCalled();
  checking.end();
  expect([again.mock.calls.length, checking.isBusy()]).toEqual([1, false]);
  checking.begin();
  checking.end();
  expect(again).toHaveBeenCalledTimes(1);
});
