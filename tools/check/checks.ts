import { checkBrowserSupport } from '../floor/check.ts';
import { checkSizes } from '../sizes/check.ts';
import type { Part } from './arguments.ts';
import { runNode } from './spawn.ts';

/** A check outside vitest. `run` returns '' or an error text. */
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

/** Lower this limit whenever one is removed: `value!` hides a missing check from the compiler. */
const MAX_NON_NULL = 676;

/** Counts `value!` in production code. Most of them read an array at an index that was just checked. */
const nonNullAssertions: CheckTask = {
  name: 'non-null assertions',
  run: async () => {
    const { output } = await runNode(
      'node_modules/oxlint/bin/oxlint -c tools/check/non-null.oxlintrc.json -f json adapters apps features kit knowledge'.split(
        ' ',
      ),
    );
    const { diagnostics } = JSON.parse(output) as { diagnostics: readonly { readonly filename: string }[] };
    const count = diagnostics.filter(({ filename }) => !/\.test\.|testing/.test(filename)).length;
    process.stdout.write(`Non-null assertions: ${count} of at most ${MAX_NON_NULL}.\n`);
    return count > MAX_NON_NULL
      ? `${count} non-null assertions (\`value!\`), at most ${MAX_NON_NULL}: handle the missing value instead.`
      : '';
  },
};

const needsBuild = (parts: readonly Part[], hasJourneys: boolean): boolean =>
  hasJourneys || parts.includes('sizes');

/** Checks to run first. */
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
  ...(parts.includes('lint')
    ? [program('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'), nonNullAssertions]
    : []),
  ...(parts.includes('format')
    ? [program('format (fix it with npm run format)', 'node_modules/oxfmt/bin/oxfmt', '--check')]
    : []),
];

/** Checks on the build. */
export const buildChecks = (parts: readonly Part[]): CheckTask[] =>
  parts.includes('sizes')
    ? [
        { name: 'sizes', run: checkSizes },
        { name: 'no features newer than the minimum browsers', run: checkBrowserSupport },
      ]
    : [];
