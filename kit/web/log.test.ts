import { expect, test } from 'vitest';
import { createEventBuffer, createLog, EVENTS_MAX, LOG_MAX, LOG_RECENT } from './log.ts';
import { silenceConsole } from './silence-console.ts';

test('SHL-21 the log keeps the newest 1000 entries and shows 50 unless asked for more', () => {
  const log = createLog(() => new Date('2026-11-21T08:00:00Z'));
  for (let n = 1; n <= 1010; n++) log.info(`event ${n}`);
  expect([LOG_MAX, LOG_RECENT, log.size()]).toEqual([1000, 50, 1000]);
  expect(log.recent()).toHaveLength(50);
  expect(log.recent()[49]?.event).toBe('event 1010');
  expect(log.recent(2000)[0]?.event).toBe('event 11');
});

test('SHL-21 an entry carries id, timestamp, event, level, order, user, metadata and error', () => {
  const log = createLog(() => new Date('2026-11-21T08:00:00Z'));
  log.error('payment.failed', {
    orderId: 'o1',
    userId: 'u1',
    metadata: { amount: 999 },
    error: new TypeError('closed'),
  });
  expect(log.recent()).toEqual([
    {
      id: 1,
      timestamp: '2026-11-21T08:00:00.000Z',
      event: 'payment.failed',
      level: 'error',
      orderId: 'o1',
      userId: 'u1',
      metadata: { amount: 999 },
      error: 'TypeError: closed',
    },
  ]);
  log.info('a');
  log.warn('b');
  log.debug('c');
  expect(log.recent(3).map((entry) => entry.level)).toEqual(['info', 'warn', 'debug']);
});

test('SHL-22 the event buffer keeps the newest 100', () => {
  const events = createEventBuffer();
  for (let n = 1; n <= 130; n++) events.add({ name: `e${n}`, at: '' });
  expect([EVENTS_MAX, events.size(), events.recent(1000)[0]?.name]).toEqual([100, 100, 'e31']);
});

test('SHL-20 production silences debug output and keeps errors; development keeps all', () => {
  const said: string[] = [];
  const fake = () =>
    Object.fromEntries(
      ['log', 'debug', 'info', 'trace', 'warn', 'error'].map((name) => [name, () => said.push(name)]),
    ) as unknown as Console;
  const speak = (console: Console) => {
    console.log();
    console.debug();
    console.info();
    console.trace();
    console.error();
  };
  const production = fake();
  silenceConsole(production, true);
  speak(production);
  expect(said.splice(0)).toEqual(['error']);
  const development = fake();
  silenceConsole(development, false);
  speak(development);
  expect(said).toEqual(['log', 'debug', 'info', 'trace', 'error']);
});
