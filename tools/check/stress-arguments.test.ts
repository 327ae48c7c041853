import { expect, test } from 'vitest';
import { parseStress } from './stress-arguments.ts';

test('runs five rounds of the core journeys by default', () => {
  expect(parseStress([])).toEqual({ rounds: 5, seed: null, all: false, filters: [] });
  expect(parseStress(['20', '--all', '--seed', '7', 'tasks'])).toEqual({
    rounds: 20,
    seed: 7,
    all: true,
    filters: ['tasks'],
  });
  expect(parseStress(['tasks', 'sync'])).toMatchObject({ rounds: 5, filters: ['tasks', 'sync'] });
});

test('invalid arguments are refused', () => {
  expect(parseStress(['--seed'])).toContain('--seed needs a whole number');
  expect(parseStress(['0'])).toContain('At least one round');
  expect(parseStress(['--rounds', '3'])).toContain('does not know --rounds');
});
