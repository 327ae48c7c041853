import { expect, test } from 'vitest';
import { importsOf, relatedTests } from './related.ts';

const sources = new Map(
  Object.entries({
    'features/tasks/domain/task.ts': 'export const task = 1;',
    'features/tasks/domain/task.test.ts': "import { task } from './task.ts';",
    'features/tasks/server/index.ts': "import { task } from '#features/tasks/domain/task.ts';",
    'features/tasks/server/tasks.db.test.ts': "import { openTestServer } from '#apps/server/testing.ts';",
    'features/yields/server/yields.db.test.ts': "import { openTestServer } from '#apps/server/testing.ts';",
    'features/yields/web/use-task.ts': "import { task } from '#features/tasks/domain/task.ts';",
    'features/yields/web/yields.web.test.tsx': "import './use-task.ts';",
    'features/yields/web/types.web.test.tsx': "import type { Task } from '#features/tasks/domain/task.ts';",
    'apps/server/testing.ts': "import * as tasks from '#features/tasks/server/index.ts';",
    'apps/server/access.db.test.ts': "import './testing.ts';",
    'apps/server/env.test.ts': "import './testing.ts';",
    'evals/model.test.ts': "readFileSync('evals/cases.jsonl')",
    'tools/words/words.test.ts': '',
    'e2e/harness/phone.ts': '',
    'e2e/core/sync.e2e.ts': "import '../harness/phone.ts';",
    'e2e/farm/tasks.e2e.ts': "import './harness/phone.ts';",
  }),
);
const related = (...changed: string[]) => relatedTests(changed, sources);

test('every form of runtime import is read, type-only imports are not', () => {
  expect(
    importsOf(
      'a/b.ts',
      `import x from './x.ts';
import { y,
  z } from '#kit/y.ts';
import '../side.css';
export * from './all.ts';
import type { T } from './t.ts';
const later = () => import('./later.ts');
new Worker(new URL('./worker.ts', import.meta.url));
import fs from 'node:fs';`,
    ),
  ).toEqual(['a/x.ts', 'kit/y.ts', 'side.css', 'a/all.ts', 'a/later.ts', 'a/worker.ts']);
});

test('a change in a feature selects its tests and importers elsewhere, but no slow test through the app', () => {
  expect(related('features/tasks/domain/task.ts')).toEqual({
    tests: [
      'features/tasks/domain/task.test.ts',
      'features/tasks/server/tasks.db.test.ts',
      'features/yields/web/yields.web.test.tsx',
      'apps/server/env.test.ts',
      'tools/words/words.test.ts',
    ],
    onlyThroughApp: 2,
    allTestsReason: null,
  });
});

test('a change in the app selects every test that starts it', () => {
  expect(related('apps/server/testing.ts').tests).toContain('features/yields/server/yields.db.test.ts');
});

test('a migration selects all database tests, a data file selects the tests that name it', () => {
  expect(related('db/migrations/001.sql').tests).toEqual([
    'features/tasks/server/tasks.db.test.ts',
    'features/yields/server/yields.db.test.ts',
    'apps/server/access.db.test.ts',
    'tools/words/words.test.ts',
  ]);
  expect(related('evals/cases.jsonl').tests).toEqual(['evals/model.test.ts', 'tools/words/words.test.ts']);
});

test('a changed journey selects itself, a changed harness selects the core journeys', () => {
  expect(related('e2e/farm/tasks.e2e.ts').tests).toContain('e2e/farm/tasks.e2e.ts');
  expect(related('e2e/harness/phone.ts').tests).toEqual([
    'tools/words/words.test.ts',
    'e2e/core/sync.e2e.ts',
  ]);
});

test('a changed dependency or configuration selects all tests but journeys; no change selects none', () => {
  const { tests, allTestsReason } = related('package-lock.json');
  expect([tests.length, allTestsReason]).toEqual([9, 'package-lock.json changed']);
  expect(related().tests).toEqual([]);
});
