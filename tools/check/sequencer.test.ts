import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SLOWEST } from './sequencer.ts';

test('every file on the list of slow files exists', () => {
  expect(SLOWEST.filter((file) => !existsSync(file))).toEqual([]);
});
