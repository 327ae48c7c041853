import { checkFloor } from '../floor/check.ts';
import { checkSizes } from '../sizes/check.ts';
import type { Part } from './arguments.ts';
import { runNode } from './spawn.ts';

/** A check outside vitest; `run` returns '' or what is wrong. */
export interface CheckTask {
  readonly name: string;
  run(): Promise<string>;
}

const program = (name: string, ...args: string[]): CheckTask => ({
  name,
  run: async () => {
    const { code, output } = await runNode(args);
    return code === 0 ? '' : output.trim() || `ended with ${code}`;
  },
});

const needsBuild = (parts: readonly Part[], hasJourneys: boolean): boolean =>
  hasJourneys || parts.includes('sizes');

/** Checks that need nothing first. */
export const firstChecks = (parts: readonly Part[], hasJourneys: boolean): CheckTask[] => [
  ...(needsBuild(parts, hasJourneys) ? [program('build', 'tools/build.mjs', '--if-stale')] : []),
  ...(parts.includes('types')
    ? ['web', 'tools', 'server', 'pure'].map((part) =>
        program(
          `types of ${part}`,
          'node_modules/typescript/bin/tsc',
          '-p',
          `tsconfig.${part}.json`,
          '--incremental',
          '--tsBuildInfoFile',
          `.cache/types/${part}.tsbuildinfo`,
        ),
      )
    : []),
  ...(parts.includes('lint') ? [program('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings')] : []),
  ...(parts.includes('format')
    ? [program('format (fix it with npm run format)', 'node_modules/oxfmt/bin/oxfmt', '--check')]
    : []),
];

/** Checks of the build. */
export const buildChecks = (parts: readonly Part[]): CheckTask[] =>
  parts.includes('sizes')
    ? [
        { name: 'sizes', run: checkSizes },
        { name: 'nothing newer than the browser floor', run: checkFloor },
      ]
    : [];
