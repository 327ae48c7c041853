import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../commands/ready.mjs';

interface Report {
  readonly testResults: readonly {
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly meta: { readonly cells?: number };
    }[];
  }[];
}

/** Runs the test of the access matrix and returns its number of cells and its duration. */
export const measureSecurity = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-matrix-'));
  try {
    const out = path.join(folder, 'report.json');
    const began = performance.now();
    const run = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'db',
        'apps/server/access/access.db.test.ts',
        '--reporter',
        'json',
        '--outputFile',
        out,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    const seconds = (performance.now() - began) / 1_000;
    if (run.status !== 0)
      throw new Error('the access matrix test failed; to see why: npx vitest run apps/server/access');
    const { testResults } = JSON.parse(readFileSync(out, 'utf8')) as Report;
    const cells = testResults
      .flatMap((file) => file.assertionResults)
      .reduce((sum, { meta }) => sum + (meta.cells ?? 0), 0);
    return { 'security.matrix_cells': cells, 'security.matrix_s': seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
