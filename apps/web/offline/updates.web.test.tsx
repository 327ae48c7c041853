import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#kit/web/words.tsx';
import { watchForUpdate } from '#kit/web/worker-registration.ts';
import { UpdateToast } from '../shell/UpdateToast.tsx';
import { en } from '../words.en.ts';
import { startServiceWorker, workerState } from './service-worker-start.ts';

class Worker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
}

const container = (register: (url: string) => Promise<unknown>, controller: object | null = {}) => {
  const ready = new Promise<never>(() => {});
  const made = Object.assign(new EventTarget(), { register, controller, ready });
  Object.defineProperty(navigator, 'serviceWorker', { value: made, configurable: true });
  return made;
};
const asRegistration = (made: Registration) => made as unknown as ServiceWorkerRegistration;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('SHL-08 SHL-09 the service worker is registered at /service-worker.js and its state is recorded', async () => {
  const asked: string[] = [];
  container(async (url) => {
    asked.push(url);
    return new Registration();
  });
  await startServiceWorker(() => {});
  expect([asked, workerState()]).toEqual([['/service-worker.js'], 'success']);
});

test('a first installation that fails is tried again, and after three failures with the next network', async () => {
  vi.useFakeTimers();
  const registrations: Registration[] = [];
  container(async () => {
    const made = Object.assign(new Registration(), { installing: new Worker() });
    registrations.push(made);
    return made;
  }, null);
  const started = startServiceWorker(() => {});
  for (const [failures, ms] of [
    [1, 1000],
    [2, 2000],
    [3, 0],
  ] as const) {
    await vi.advanceTimersByTimeAsync(0);
    expect([registrations.length, workerState()]).toEqual([
      failures,
      failures === 1 ? 'pending' : 'retrying',
    ]);
    registrations.at(-1)!.installing!.becomes('redundant');
    await vi.advanceTimersByTimeAsync(ms);
  }
  await started;
  expect([registrations.length, workerState()]).toEqual([3, 'failed']);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  registrations[3]!.installing!.becomes('installed');
  await vi.advanceTimersByTimeAsync(0);
  expect([registrations.length, workerState()]).toEqual([4, 'success']);
});

test('a page that the active worker does not control asks it to', async () => {
  const active = new Worker();
  const made = container(async () => Object.assign(new Registration(), { active }), null);
  Object.assign(made, { ready: Promise.resolve({ active }) });
  await startServiceWorker(() => {});
  await vi.waitFor(() => expect(active.heard).toEqual([{ type: 'CLAIM' }]));
});

test('a new version is offered when it is ready, and takes over only when asked', () => {
  container(async () => null);
  const registration = new Registration();
  const offered: (() => void)[] = [];
  watchForUpdate(asRegistration(registration), (update) => offered.push(update));
  const newer = new Worker();
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  expect(offered).toEqual([]);
  newer.becomes('installed');
  expect([offered.length, newer.heard]).toEqual([1, []]);
  registration.active = new Worker();
  offered[0]!();
  expect(newer.heard).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(registration.active.heard).toEqual([{ type: 'STOP_KEEPING' }]);
});

test('an offer switches to the version waiting now, even if made for an earlier one', () => {
  container(async () => null);
  const [earlier, later] = [new Worker(), new Worker()];
  const registration = Object.assign(new Registration(), { waiting: earlier });
  const offered: (() => void)[] = [];
  watchForUpdate(asRegistration(registration), (update) => offered.push(update));
  registration.waiting = later;
  offered[0]!();
  expect([earlier.heard, later.heard]).toEqual([[], [{ type: 'SKIP_WAITING' }]]);
});

test('a version waiting since the last visit is offered immediately; the first install is not', () => {
  const offered = vi.fn();
  const waiting = Object.assign(new Registration(), { waiting: new Worker() });
  container(async () => null);
  watchForUpdate(asRegistration(waiting), offered);
  expect(offered).toHaveBeenCalledOnce();
  container(async () => null, null);
  const first = new Registration();
  watchForUpdate(asRegistration(first), offered);
  first.installing = new Worker();
  first.dispatchEvent(new Event('updatefound'));
  first.installing.becomes('installed');
  expect(offered).toHaveBeenCalledOnce();
});

test('after the tap the toast says that it is updating, and what to do when the browser delays it', async () => {
  vi.stubEnv('PROD', true);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const waiting = new Worker();
  container(async () => Object.assign(new Registration(), { waiting }));
  render(
    <LanguageProvider>
      <UpdateToast />
    </LanguageProvider>,
  );
  const button = await screen.findByRole('button', { name: en.update.act });
  vi.useFakeTimers();
  fireEvent.click(button);
  expect(waiting.heard).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(screen.getByRole('status').textContent).toBe(en.update.switching);
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('status').textContent).toBe(en.update.late);
});
