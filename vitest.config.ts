import { preactAlias, reactUsers } from './apps/web/preact-alias.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: ['{kit,features,knowledge,adapters,apps,vision,evals,tools}/**/*.test.ts'], exclude: ['**/*.db.test.ts', '**/node_modules/**'] } },
      {
        resolve: { alias: preactAlias },
        test: { name: 'web', environment: 'jsdom', include: ['{kit,features,apps}/**/*.web.test.tsx'], server: { deps: { inline: reactUsers } } },
      },
      { test: { name: 'db', include: ['{kit,features,adapters,apps}/**/*.db.test.ts'], globalSetup: ['kit/server/database/test-cluster.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'e2e', include: ['e2e/**/*.e2e.ts'], globalSetup: ['e2e/harness/build.ts'], testTimeout: 120_000, hookTimeout: 180_000, fileParallelism: false } },
    ],
  },
});
