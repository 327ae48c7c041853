import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SLOWEST } from './sequencer.ts';

test('each file to start first exists', () => {
  expect(SLOWEST.filter((file) => !existsSync(file))).toEqual([]);
});
