import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { reconnectDelay } from './backoff.ts';
import { createLive, type LiveDeps, type EventStream } from './live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class Line implements EventStream {
  readonly listeners = new Map<string, (event: { data?: unknown }) => void>();
  readonly url: string;
  isOpen = true;
  constructor(url: string) {
    this.url = url;
  }
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.isOpen = false;
  }
  say(type: string, data: object = {}): void {
    if (this.isOpen) this.listeners.get(type)?.({ data: JSON.stringify(data) });
  }
}

/** A simulated browser whose tabs share locks and a channel. */
const browser = () => {
  const lines: Line[] = [];
  const ears = new Set<(told: never) => void>();
  const queues = new Map<string, (() => void)[]>();
  const lead: LiveDeps['lead'] = (name, leading) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    queue.push(leading);
    if (queue[0] === leading) leading();
    return () => {
      const first = queue[0] === leading;
      queue.splice(queue.indexOf(leading), 1);
      if (first) queue[0]?.();
    };
  };
  const tab = () => {
    let may = true;
    let changed = (): void => undefined;
    let ear: ((told: never) => void) | null = null;
    const live = createLive({
      open: (url) => {
        const line = new Line(url);
        lines.push(line);
        return line;
      },
      canSubscribe: () => may,
      watchCanSubscribe: (then) => {
        changed = then;
      },
      lead,
      random: () => 0.5,
      tabChannel: {
        post: (told) => {
          for (const other of ears) if (other !== ear) other(told as never);
        },
        listen: (heard) => {
          ear = heard as never;
          ears.add(ear!);
        },
      },
    });
    return {
      ...live,
      see: (yes: boolean) => {
        may = yes;
        changed();
      },
    };
  };
  return { tab, lines, open: () => lines.filter(({ isOpen }) => isOpen) };
};

test('the connection is open only while a topic is subscribed and the tab is visible', () => {
  const { tab, open } = browser();
  const phone = tab();
  expect(open()).toHaveLength(0);
  const stop = phone.subscribe('plans', () => undefined);
  expect(open().map(({ url }) => url)).toEqual(['/api/live']);
  phone.see(false);
  expect(open()).toHaveLength(0);
  phone.see(true);
  expect(open()).toHaveLength(1);
  stop();
  expect(open()).toHaveLength(0);
});

test('subscribers get their topic’s changes; after a reconnect topics without a position are notified too', () => {
  const { tab, lines } = browser();
  const phone = tab();
  const heard: unknown[] = [];
  phone.subscribe('rows', (at) => heard.push(['rows', at]));
  phone.subscribe('plans', (at) => heard.push(['plans', at]));
  lines[0]!.say('hello', { rows: 3 });
  lines[0]!.say('message', { plans: 0 });
  expect(heard.splice(0)).toEqual([
    ['rows', 3],
    ['plans', 0],
  ]);
  lines[0]!.say('error');
  vi.advanceTimersByTime(1_000);
  lines[1]!.say('hello', { rows: 5 });
  expect(heard.splice(0)).toEqual([
    ['rows', 5],
    ['plans', null],
  ]);
  lines[1]!.say('again', { rows: 6 });
  expect(heard.splice(0)).toEqual([['rows', 6]]);
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual([['plans', null]]);
  lines[1]!.say('message', undefined);
});

test('a topic subscribed while hidden or after a failed connection is notified once connected', () => {
  for (const fails of [false, true]) {
    const { tab, lines } = browser();
    const phone = tab();
    if (!fails) phone.see(false);
    const heard: unknown[] = [];
    phone.subscribe('community:all', (at) => heard.push(at));
    if (fails) lines[0]!.say('error');
    else phone.see(true);
    vi.advanceTimersByTime(60_000);
    lines.at(-1)!.say('hello', { rows: 3 });
    expect([fails, heard]).toEqual([fails, [null]]);
  }
});

test('a late subscriber to rows gets the current position, but not from a closed connection', () => {
  const { tab, lines } = browser();
  const phone = tab();
  phone.subscribe('plans', () => undefined);
  lines[0]!.say('hello', { rows: 3 });
  lines[0]!.say('message', { rows: 5 });
  const heard: unknown[] = [];
  const stop = phone.subscribe('rows', (at) => heard.push(at));
  expect(heard.splice(0)).toEqual([5]);
  stop();
  lines[0]!.say('error');
  phone.subscribe('rows', (at) => heard.push(at));
  expect(heard).toEqual([]);
});

test('a late subscriber to plans gets a recent notification, but not an old one', () => {
  const { tab, lines } = browser();
  const phone = tab();
  const heard: unknown[] = [];
  phone.subscribe('plans', () => undefined);
  lines[0]!.say('hello', { rows: 3 });
  phone.subscribe('plans', (at) => heard.push(['unsaid', at]));
  lines[0]!.say('message', { plans: 0 });
  vi.advanceTimersByTime(14_000);
  phone.subscribe('plans', (at) => heard.push(['late', at]));
  vi.advanceTimersByTime(2_000);
  phone.subscribe('plans', (at) => heard.push(['later', at]));
  expect(heard).toEqual([
    ['unsaid', 0],
    ['late', 0],
  ]);
});

test('one tab holds the connection for all, and another takes over when it stops', () => {
  const { tab, lines, open } = browser();
  const [first, second] = [tab(), tab()];
  const heard: string[] = [];
  const stop = first.subscribe('rows', (at) => heard.push(`first ${at}`));
  second.subscribe('rows', (at) => heard.push(`second ${at}`));
  expect(open()).toHaveLength(1);
  lines[0]!.say('message', { rows: 8 });
  expect(heard).toEqual(['first 8', 'second 8']);
  stop();
  expect(open()).toHaveLength(1);
  expect(lines).toHaveLength(2);
});

test('public topics are in the URL, and the connection is reopened when they change', () => {
  const { tab, open } = browser();
  const phone = tab();
  phone.subscribe('rows', () => undefined);
  const stop = phone.subscribe('community:all', () => undefined);
  expect(open().map(({ url }) => url)).toEqual(['/api/live?topics=community%3Aall']);
  stop();
  expect(open().map(({ url }) => url)).toEqual(['/api/live']);
});

test('a failing connection is retried less and less often, whatever is subscribed meanwhile', () => {
  const { tab, lines } = browser();
  const phone = tab();
  phone.subscribe('rows', () => undefined);
  for (let i = 0; i < 3_600; i += 1) {
    lines[lines.length - 1]!.say('error');
    phone.subscribe('plans', () => undefined)();
    vi.advanceTimersByTime(1_000);
  }
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThan(30);
});

test('it reconnects soon after a restart, late if crowded, and after sign-out only on a new subscription', () => {
  expect([reconnectDelay(0, 'restart', 0), reconnectDelay(0, 'restart', 1)]).toEqual([1_000, 6_000]);
  expect(reconnectDelay(0, 'crowded', 0)).toBeGreaterThanOrEqual(300_000);
  expect(reconnectDelay(0, 'signed_out', 0.5)).toBeNull();
  expect(reconnectDelay(40, null, 1)).toBe(300_000);
  const { tab, lines } = browser();
  const phone = tab();
  const heard: (number | null)[] = [];
  phone.subscribe('rows', (at) => void heard.push(at));
  lines[0]!.say('bye', { why: 'signed_out' });
  expect(heard).toEqual([null]);
  vi.advanceTimersByTime(HOUR_MS);
  expect(lines).toHaveLength(1);
  phone.subscribe('rows', (at) => void heard.push(at));
  expect(lines).toHaveLength(2);
  // A new subscriber missed the earlier message.
  expect(heard).toEqual([null, null]);
  lines[1]!.say('hello', { rows: 3 });
  phone.subscribe('rows', (at) => void heard.push(at));
  expect(heard.slice(2)).toEqual([3, 3, 3]);
});
