import { preactAlias, reactUsers } from './apps/web/preact-alias.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const rooms = ['kit', 'features', 'knowledge', 'adapters', 'apps', 'vision', 'evals', 'tools', 'e2e'];
const pure = rooms.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file.replaceAll('\\', '/')}`))
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.db.test.ts') && !file.includes('node_modules/'));

/** Files read their modules anew only where one would feel the other: the clock, modules, globals, the environment, or the state of a page. Elsewhere reading them was half of the time. */
const needsItsOwn = (file: string): boolean => file.includes('/web/') || /\bvi\.|\bglobalThis\b|\bprocess\.(?:env|on|chdir)|\bdefineProperty\b|fake-indexeddb/.test(readFileSync(file, 'utf8'));

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: pure.filter((file) => !needsItsOwn(file)), isolate: false } },
      { test: { name: 'pure-alone', include: pure.filter(needsItsOwn) } },
      {
        resolve: { alias: preactAlias },
        test: { name: 'web', environment: 'jsdom', include: ['{kit,features,apps}/**/*.web.test.tsx'], server: { deps: { inline: reactUsers } } },
      },
      // A database for each file: what is shared are modules, which hold nothing of a farmer.
      { test: { name: 'db', include: ['{kit,features,adapters,apps}/**/*.db.test.ts'], isolate: false, globalSetup: ['kit/server/database/test-cluster.ts'], testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } } },
      // One after another in one process, which reads the browser's driver once; each file has a server, a data folder and a browser of its own.
      { test: { name: 'e2e', include: ['e2e/**/*.e2e.ts'], isolate: false, globalSetup: ['e2e/harness/build.ts'], setupFiles: ['e2e/harness/each.ts'], testTimeout: 120_000, hookTimeout: 180_000, fileParallelism: false, expect: { poll: { timeout: 10_000 } } } },
    ],
  },
});
