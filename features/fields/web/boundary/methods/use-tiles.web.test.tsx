import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearOnlineCache } from '#kit/web/online-call.ts';
import { useTiles } from './use-tiles.ts';

const closeApp = () => {
  cleanup();
  clearOnlineCache();
};
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const Said = () => {
  const tiles = useTiles();
  return <p>{tiles === undefined ? 'waits' : (tiles?.credit ?? 'no pictures')}</p>;
};
const passes = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const opens = async () => {
  vi.useFakeTimers();
  let answer: (tiles: object | null) => void = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((done) => {
        answer = (tiles) => done(Response.json({ tiles }));
      }),
  );
  render(<Said />);
  await passes(0);
  return async (tiles: object | null) => {
    answer(tiles);
    await passes(0);
  };
};

test('the map opens without tiles after 4 seconds and shows them when the answer arrives', async () => {
  const answers = await opens();
  await passes(3_900);
  expect(screen.queryByText('waits')).not.toBeNull();
  await passes(200);
  expect(screen.queryByText('no pictures')).not.toBeNull();
  await answers({ credit: '© the village', maxZoom: 18 });
  expect(screen.queryByText('© the village')).not.toBeNull();
  closeApp();

  const again = await opens();
  expect(screen.queryByText('© the village')).not.toBeNull();
  await again(null);
  expect(screen.queryByText('no pictures')).not.toBeNull();
});

test('after a failed request the map gets its tiles once the server answers', async () => {
  vi.useFakeTimers();
  let fails = true;
  vi.stubGlobal('fetch', async () => {
    if (fails) throw new TypeError('Failed to fetch');
    return Response.json({ tiles: { credit: '© the village', maxZoom: 18 } });
  });
  render(<Said />);
  await passes(500);
  expect(screen.queryByText('© the village')).toBeNull();
  fails = false;
  await passes(1_000);
  expect(screen.queryByText('© the village')).not.toBeNull();
});
