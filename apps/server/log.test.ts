import { expect, test } from 'vitest';
import { readableLine } from './log.ts';

const line = (entry: object): string => readableLine(JSON.stringify({ time: 0, ...entry }));

test('in a terminal a start-up message is a plain sentence', () => {
  expect(line({ level: 30, migrations: ['0001-a.sql', '0002-b.sql'], msg: 'Applied 2 migrations.' })).toBe(
    'Applied 2 migrations.\n',
  );
});

test('in a terminal a request is one line with its time and values', () => {
  expect(line({ level: 30, reqId: 'x', method: 'GET', status: 200, msg: 'request' })).toMatch(
    /^\d\d:\d\d:\d\d request method=GET status=200\n$/,
  );
});

test('in a terminal a warning shows its reason and an error shows its stack', () => {
  expect(line({ level: 40, part: 'weather', err: { message: 'no answer' }, msg: 'A source failed' })).toMatch(
    / warning: A source failed: no answer part=weather\n$/,
  );
  expect(line({ level: 50, err: { message: 'm', stack: 'Error: m\n    at f' }, msg: 'fault' })).toMatch(
    / error: fault: Error: m\n {4}at f\n$/,
  );
});
