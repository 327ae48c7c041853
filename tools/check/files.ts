import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';

const FOLDERS = ['adapters', 'apps', 'e2e', 'evals', 'features', 'kit', 'knowledge', 'tools', 'vision'];

export type TestKind = 'pure' | 'web' | 'db' | 'core' | 'e2e';

/** The kind of a test file, by its name; null when it is not a test. */
export const kindOf = (file: string): TestKind | null => {
  if (file.endsWith('.db.test.ts')) return 'db';
  if (file.endsWith('.web.test.tsx')) return 'web';
  if (file.endsWith('.e2e.ts')) return file.startsWith('e2e/core/') ? 'core' : 'e2e';
  return file.endsWith('.test.ts') ? 'pure' : null;
};

/** All scripts outside `node_modules`, relative to the root, with forward slashes. */
export const scriptFiles = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|[mc]js)$/.test(file) && !file.includes('node_modules/')),
  );
