import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IDLE_MS } from './timing.ts';
import { useIdle } from './use-idle.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Watch = ({ act }: { readonly act: () => void }): null => {
  useIdle(IDLE_MS, act);
  return null;
};

test('TOU-05 after 120 seconds without a touch the idle action runs once; a touch restarts the time', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  render(<Watch act={act} />);
  vi.advanceTimersByTime(115_000);
  document.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(115_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500_000);
  expect(act).toHaveBeenCalledTimes(1);
});
