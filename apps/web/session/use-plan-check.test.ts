import { expect, test, vi } from 'vitest';
import { createChecking } from './use-plan-check.ts';

test('PAY-25 word of a plan that comes while an answer is under way is looked at after it, once', () => {
  const checking = createChecking();
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
