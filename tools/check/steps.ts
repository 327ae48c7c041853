import type { TestRequest } from './arguments.ts';
import { kindOf, type TestKind } from './files.ts';

/** One run of vitest. */
export interface TestStep {
  readonly label: string;
  readonly kinds: readonly TestKind[];
  readonly filters: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Tests that could behave differently on an older PostgreSQL. When a server is available, the embedded engine
 * runs only these.
 */
const ENGINE_TESTS = ['kit/server/', 'apps/server/'];
const QUICK: readonly TestKind[] = ['pure', 'web'];
const JOURNEYS: readonly TestKind[] = ['core', 'e2e'];

const matches = (file: string, filters: readonly string[]): boolean =>
  filters.length === 0 || filters.some((filter) => file.includes(filter));

/** The filters that match no test file of the requested kinds. */
export const unmatchedFilters = ({ parts, filters }: TestRequest, tests: readonly string[]): string[] => {
  const kinds = kindsOf(parts);
  return filters.filter(
    (filter) => !tests.some((file) => kinds.includes(kindOf(file)!) && file.includes(filter)),
  );
};

const kindsOf = (parts: TestRequest['parts']): TestKind[] =>
  [...QUICK, 'db' as const, ...JOURNEYS].filter(
    (kind) => parts.includes(kind) || (kind === 'core' && parts.includes('e2e')),
  );

const labelOf = (kinds: readonly TestKind[], engine: string): string =>
  [
    ...kinds.filter((kind) => kind !== 'db' && !JOURNEYS.includes(kind)),
    ...(kinds.includes('db') ? [`db on ${engine}`] : []),
    ...(kinds.some((kind) => JOURNEYS.includes(kind)) ? ['journeys'] : []),
  ].join(', ');

/** `server` is the address of a PostgreSQL server, '' without one. Plain `npm test` does not use it. */
export const testSteps = (
  { scope, parts, filters }: TestRequest,
  tests: readonly string[],
  server: string,
): TestStep[] => {
  const step = (
    kinds: readonly TestKind[],
    only: readonly string[] = filters,
    engine: 'embedded' | 'server' = 'embedded',
  ): TestStep[] => {
    const present = kinds.filter((kind) =>
      tests.some((file) => kindOf(file) === kind && matches(file, only)),
    );
    const label = labelOf(present, engine === 'server' ? 'the PostgreSQL server' : 'the embedded engine');
    return present.length > 0
      ? [
          {
            label,
            kinds: present,
            filters: only,
            env: { TEST_DATABASE_URL: engine === 'server' ? server : '' },
          },
        ]
      : [];
  };
  const wanted = kindsOf(parts);
  const beforeJourneys = wanted.filter((kind) => !JOURNEYS.includes(kind));
  const hasBoth = server !== '' && wanted.includes('db') && (scope === 'all' || scope === 'parts');
  return [
    ...step(beforeJourneys, filters, hasBoth ? 'server' : 'embedded'),
    ...(hasBoth ? step(['db'], filters.length > 0 ? filters : ENGINE_TESTS) : []),
    ...step(wanted.filter((kind) => JOURNEYS.includes(kind))),
  ];
};
