import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetched, part } from './part.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Tap = ({ label }: { readonly label: string }) => {
  const [taps, setTaps] = useState(0);
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      {label} {taps}
    </button>
  );
};
const shown = (It: ReturnType<typeof part<{ label: string }>>, label: string) => (
  <Suspense fallback={<p>comes</p>}>
    <It label={label} />
  </Suspense>
);

test('a part that was fetched is there at the first paint; another comes when it comes, and forgets nothing once others know it', async () => {
  const early = part(async () => Tap);
  await early.fetch();
  render(shown(early, 'early'));
  expect(screen.queryByText('early 0')).not.toBeNull();

  let come: (it: typeof Tap) => void = () => {};
  const late = part(
    () =>
      new Promise<typeof Tap>((done) => {
        come = done;
      }),
  );
  const { rerender } = render(shown(late, 'late'));
  expect(screen.queryByText('comes')).not.toBeNull();
  await act(async () => {
    come(Tap);
  });
  await act(async () => {
    (await screen.findByText('late 0')).click();
  });
  await late.fetch();
  rerender(shown(late, 'later'));
  expect(screen.queryByText('later 1')).not.toBeNull();
});

test('a screen waits for its parts, but neither for ever nor for one that failed', async () => {
  vi.useFakeTimers();
  const [never, gone] = [
    part(() => new Promise<typeof Tap>(() => undefined)),
    part<object>(async () => {
      throw new Error('no network');
    }),
  ];
  await fetched([part(async () => Tap), gone]);
  let waited = false;
  void fetched([never]).then(() => {
    waited = true;
  });
  await vi.advanceTimersByTimeAsync(900);
  expect(waited).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(waited).toBe(true);
});
