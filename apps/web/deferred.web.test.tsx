import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getWeather } from '#features/weather/contract.ts';
import { call } from '#kit/web/call.ts';
import { Deferred } from './Deferred.tsx';

let arrives: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: () => void) {
        arrives = listener;
      }
      observe(): void {
        /* `arrives` resolves it. */
      }
      disconnect(): void {
        arrives = () => undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (part: string) =>
  render(
    <Deferred part={part} placeholder="…">
      <p>sky</p>
    </Deferred>,
  ).container;
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

test('deferred content waits until the network is idle, and shows immediately the next time', async () => {
  const first = open('one');
  await pass(1_000);
  arrives();
  await pass(1_000);
  expect(first.textContent).toBe('…');
  await pass(1_000);
  expect(first.textContent).toBe('sky');
  cleanup();
  expect(open('one').textContent).toBe('sky');
  expect(open('two').textContent).toBe('…');
});

test('deferred content also waits for a pending server request', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const asked = call(getWeather, { query: { lat: 0, lng: 36 } });
  const page = open('three');
  await pass(5_000);
  expect(page.textContent).toBe('…');
  answer(new Response('{}'));
  await asked;
  await pass(2_500);
  expect(page.textContent).toBe('sky');
});

test('deferred content waits while the screen itself is loading', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<div aria-busy="true"></div>';
  const page = open('loading');
  await pass(8_000);
  expect(page.textContent).toBe('…');
  main.remove();
  await pass(2_500);
  expect(page.textContent).toBe('sky');
});

test('on a page that is never idle deferred content loads after twelve seconds; on a page that was left, never', async () => {
  const page = open('four');
  for (let i = 0; i < 11; i += 1) {
    await pass(1_000);
    arrives();
  }
  expect(page.textContent).toBe('…');
  await pass(2_000);
  expect(page.textContent).toBe('sky');
  cleanup();
  open('five');
  cleanup();
  await pass(20_000);
  expect(open('five').textContent).toBe('…');
});
