import { expect, test } from 'vitest';
import { parseArguments, type TestRequest } from './arguments.ts';
import { testSteps, unmatchedFilters } from './steps.ts';

const tests = [
  'kit/pure/a.test.ts',
  'kit/web/a.web.test.tsx',
  'kit/server/a.db.test.ts',
  'features/x/server/x.db.test.ts',
  'e2e/core/sync.e2e.ts',
  'e2e/x.e2e.ts',
];
const request = (...words: string[]): TestRequest => parseArguments(words) as TestRequest;
const steps = (words: readonly string[], server = '') =>
  testSteps(request(...words), tests, server).map(({ label, filters }) => [label, ...filters].join(' '));

test('npm test runs the embedded engine and the core journeys, with or without a server', () => {
  expect(steps([])).toEqual(['pure, web, db on the embedded engine', 'journeys']);
  expect(steps([], 'postgres://x')).toEqual(['pure, web, db on the embedded engine', 'journeys']);
  expect(testSteps(request(), tests, '')[1]!.kinds).toEqual(['core']);
});

test('--all runs both engines and all journeys', () => {
  expect(steps(['--all'], 'postgres://x')).toEqual([
    'pure, web, db on the PostgreSQL server',
    'db on the embedded engine kit/server/ apps/server/',
    'journeys',
  ]);
  expect(
    testSteps(request('--all'), tests, 'postgres://x').map(({ env }) => env['TEST_DATABASE_URL']),
  ).toEqual(['postgres://x', '', '']);
  expect(testSteps(request('--all'), tests, '').at(-1)!.kinds).toEqual(['core', 'e2e']);
});

test('named parts and files run only where a file matches', () => {
  expect(steps(['kit/pure'])).toEqual(['pure kit/pure']);
  expect(steps(['e2e', 'sync'])).toEqual(['journeys sync']);
  expect(testSteps(request('e2e'), tests, '')[0]!.kinds).toEqual(['core', 'e2e']);
  expect(steps(['db', 'x.db'], 'postgres://x')).toEqual([
    'db on the PostgreSQL server x.db',
    'db on the embedded engine x.db',
  ]);
  expect(steps(['types'])).toEqual([]);
});

test('filters that match no file of the requested parts are reported', () => {
  expect(unmatchedFilters(request('nothing-like-this'), tests)).toEqual(['nothing-like-this']);
  expect(unmatchedFilters(request('pure', 'sync'), tests)).toEqual(['sync']);
  expect(unmatchedFilters(request('kit', 'sync'), tests)).toEqual([]);
});
