import { expect, test } from 'vitest';
import { parseArguments, PARTS } from './arguments.ts';

test('no arguments select the core run, --all selects everything', () => {
  expect(parseArguments([])).toMatchObject({
    scope: 'core',
    parts: ['types', 'lint', 'format', 'sizes', 'pure', 'web', 'db', 'core'],
  });
  expect(parseArguments(['--all'])).toMatchObject({ scope: 'all', parts: [...PARTS] });
  expect(parseArguments(['--all', 'db'])).toBe('--all runs everything: leave the other words out.');
});

test('--changed takes one git ref, HEAD when none is given', () => {
  expect(parseArguments(['--changed'])).toMatchObject({ scope: 'changed', since: 'HEAD' });
  expect(parseArguments(['--changed', 'main'])).toMatchObject({ scope: 'changed', since: 'main' });
  expect(parseArguments(['--changed=main', 'fields'])).toBe('After --changed comes at most one git ref.');
  expect(parseArguments(['--changed=v1~2'])).toMatchObject({ scope: 'changed', since: 'v1~2' });
  expect(parseArguments(['--changed', 'main', 'web'])).toBe('After --changed comes at most one git ref.');
});

test('parts and parts of file names can be combined', () => {
  expect(parseArguments(['--', 'pure', 'fields'])).toMatchObject({
    scope: 'parts',
    parts: ['pure'],
    filters: ['fields'],
  });
  expect(parseArguments(['types', 'lint'])).toMatchObject({
    scope: 'parts',
    parts: ['types', 'lint'],
    filters: [],
  });
  expect(parseArguments(['fields'])).toMatchObject({
    scope: 'parts',
    parts: ['pure', 'web', 'db', 'e2e'],
    filters: ['fields'],
  });
});

test('an unknown option is refused by name', () => {
  expect(parseArguments(['--al'])).toContain('does not know --al.');
});
