import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/ready.mjs';

const require = createRequire(import.meta.url);

type Options = NonNullable<Parameters<typeof cruise>[1]>;

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/**
 * dependency-cruiser does not tell its swc parser that a .tsx file contains JSX, and TypeScript 7 has no
 * JavaScript parser.
 */
const enableJsx = (): void => {
  const swc = require('@swc/core') as { parseFileSync: (file: string, options: object) => unknown };
  const parse = swc.parseFileSync;
  swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') });
};
enableJsx();
const { cruise } = await import('dependency-cruiser');

/** All imports under `folders` that a rule of .dependency-cruiser.cjs forbids, as `rule: from → to`. */
export const forbiddenImports = async (
  folders: string[],
  baseDir: string = root,
): Promise<{ files: number; found: string[] }> => {
  const { forbidden, options } = require('../../.dependency-cruiser.cjs') as {
    forbidden: NonNullable<NonNullable<Options['ruleSet']>['forbidden']>;
    options: Options & { enhancedResolveOptions: object };
  };
  const present = folders.filter((folder) => existsSync(path.join(baseDir, folder)));
  const { output } = await cruise(
    present,
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const violations = output.summary.violations as Violation[];
  return {
    files: output.summary.totalCruised,
    found: violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`),
  };
};
