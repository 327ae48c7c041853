import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { scaled } from './e2e/harness/timeouts.ts';
import { SlowestFirst } from './tools/check/sequencer.ts';

const folders = ['kit', 'features', 'knowledge', 'adapters', 'apps', 'vision', 'evals', 'tools', 'e2e'];
const pure = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter(
    (file) => file.endsWith('.test.ts') && !file.endsWith('.db.test.ts') && !file.includes('node_modules/'),
  );

/**
 * Isolate a test file only where it changes shared state: the clock, modules, globals, the environment, or a
 * page. Loading modules again took half of the time.
 */
const needsIsolation = (file: string): boolean =>
  file.includes('/web/') ||
  /\bvi\.|\bglobalThis\b|\bprocess\.(?:env|on|chdir)|\bdefineProperty\b|fake-indexeddb/.test(
    readFileSync(file, 'utf8'),
  );

/**
 * Each worker has one server and one browser for all its files (e2e/harness/worker.ts). Under stress there
 * are more workers, because throttled pages leave the processor idle.
 */
const journeys = {
  isolate: false,
  maxWorkers: process.env['STRESS_SEED'] ? 4 : 2,
  sequence: { groupOrder: 1 },
  globalSetup: ['e2e/harness/build.ts'],
  setupFiles: ['e2e/harness/after-each.ts'],
  testTimeout: scaled(240_000),
  hookTimeout: scaled(180_000),
  expect: { poll: { timeout: scaled(10_000) } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // In a single worker, the default on two processors, component test files would share modules.
    maxWorkers: 2,
    projects: [
      { test: { name: 'pure', include: pure.filter((file) => !needsIsolation(file)), isolate: false } },
      { test: { name: 'pure-alone', include: pure.filter(needsIsolation) } },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Isolates files like one process per file does, with a third less processor time.
          pool: 'vmThreads',
          testTimeout: 15_000,
          include: ['{kit,features,apps}/**/*.web.test.tsx'],
          setupFiles: ['kit/web/testing/setup.ts'],
        },
      },
      // A database per file; shared modules hold no user data.
      {
        test: {
          name: 'db',
          include: ['{kit,features,adapters,apps}/**/*.db.test.ts'],
          isolate: false,
          globalSetup: ['kit/server/database/test-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'core', include: ['e2e/core/*.e2e.ts'], ...journeys } },
      { test: { name: 'e2e', include: ['e2e/**/*.e2e.ts'], exclude: ['e2e/core/**'], ...journeys } },
    ],
  },
});
