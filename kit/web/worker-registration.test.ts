import { expect, test } from 'vitest';
import { POLL_MS, registerWithRetries } from './worker-registration.ts';
import type { RegistrationState } from './worker-registration.ts';

const attempt = async (failures: number) => {
  const states: RegistrationState[] = [];
  const pauses: number[] = [];
  let tries = 0;
  const result = await registerWithRetries({
    register: async () => {
      if (tries++ < failures) throw new Error('no network');
      return 'registered';
    },
    onState: (state) => states.push(state),
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  return { result, states, pauses, tries };
};

test('SHL-09 a registration that works at once goes from pending to success', async () => {
  expect(await attempt(0)).toEqual({
    result: 'registered',
    states: ['pending', 'success'],
    pauses: [],
    tries: 1,
  });
});

test('SHL-09 X-08 makes at most three attempts, 1 s and 2 s apart', async () => {
  expect(await attempt(2)).toEqual({
    result: 'registered',
    states: ['pending', 'retrying', 'retrying', 'success'],
    pauses: [1000, 2000],
    tries: 3,
  });
  expect(await attempt(9)).toEqual({
    result: null,
    states: ['pending', 'retrying', 'retrying', 'failed'],
    pauses: [1000, 2000],
    tries: 3,
  });
});

test('SHL-17 X-08 the state of the worker is polled every second', () => {
  expect(POLL_MS).toBe(1000);
});
