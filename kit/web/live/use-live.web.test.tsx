import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from './use-live.ts';

class FakeSource {
  static open: FakeSource[] = [];
  readonly listeners = new Map<string, (event: { data?: unknown }) => void>();
  constructor() {
    FakeSource.open.push(this);
  }
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    FakeSource.open = FakeSource.open.filter((one) => one !== this);
  }
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 50; i += 1) await new Promise((done) => setImmediate(done));
};
const Screen = ({ heard }: { readonly heard: (at: number | null) => void }) => {
  useLive('plans', heard);
  return null;
};

test('a screen subscribes two seconds after opening, calls its latest handler and unsubscribes when left', async () => {
  const heard: string[] = [];
  const screen = render(<Screen heard={() => heard.push('first')} />);
  vi.advanceTimersByTime(1_900);
  await settle();
  expect(FakeSource.open).toHaveLength(0);
  vi.advanceTimersByTime(200);
  await vi.waitFor(() => expect(FakeSource.open).toHaveLength(1), { timeout: 10_000 });
  screen.rerender(<Screen heard={() => heard.push('second')} />);
  FakeSource.open[0]!.listeners.get('message')!({ data: '{"plans":0}' });
  expect(heard).toEqual(['second']);
  screen.unmount();
  expect(FakeSource.open).toHaveLength(0);
  render(<Screen heard={() => heard.push('never')} />).unmount();
  vi.advanceTimersByTime(10_000);
  await settle();
  expect(FakeSource.open).toHaveLength(0);
});
