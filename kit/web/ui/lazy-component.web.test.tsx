import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadAll, lazyComponent } from './lazy-component.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Counter = ({ label }: { readonly label: string }) => {
  const [taps, setTaps] = useState(0);
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      {label} {taps}
    </button>
  );
};
const inSuspense = (Component: ReturnType<typeof lazyComponent<{ label: string }>>, label: string) => (
  <Suspense fallback={<p>loading</p>}>
    <Component label={label} />
  </Suspense>
);

test('a preloaded component renders at once; another when loaded, and keeps its state', async () => {
  const early = lazyComponent(async () => Counter);
  await early.fetch();
  render(inSuspense(early, 'early'));
  expect(screen.queryByText('early 0')).not.toBeNull();

  let resolveLate: (it: typeof Counter) => void = () => {};
  const late = lazyComponent(
    () =>
      new Promise<typeof Counter>((resolve) => {
        resolveLate = resolve;
      }),
  );
  const { rerender } = render(inSuspense(late, 'late'));
  expect(screen.queryByText('loading')).not.toBeNull();
  await act(async () => {
    resolveLate(Counter);
  });
  await act(async () => {
    (await screen.findByText('late 0')).click();
  });
  await late.fetch();
  rerender(inSuspense(late, 'later'));
  expect(screen.queryByText('later 1')).not.toBeNull();
});

test('a screen waits a limited time for its lazy components, and not for failed ones', async () => {
  vi.useFakeTimers();
  const [pending, gone] = [
    lazyComponent(() => new Promise<typeof Counter>(() => undefined)),
    lazyComponent<object>(async () => {
      throw new Error('no network');
    }),
  ];
  await preloadAll([lazyComponent(async () => Counter), gone]);
  let waited = false;
  void preloadAll([pending]).then(() => {
    waited = true;
  });
  await vi.advanceTimersByTimeAsync(900);
  expect(waited).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(waited).toBe(true);
});
