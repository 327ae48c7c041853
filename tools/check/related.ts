import path from 'node:path';
import { kindOf } from './files.ts';

/** Maps each file to its text. Paths are relative to the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

interface Related {
  readonly tests: readonly string[];
  /** Number of tests that reach the change only through the assembled app. */
  readonly onlyThroughApp: number;
  /** Why all tests are related, or null. */
  readonly allTestsReason: string | null;
}

const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\b)(?:[\w$*{}\s,]*?\sfrom\s*)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]|new URL\(\s*['"]([^'"\n]+)['"]/g;
const AFFECTS_ALL_TESTS = /^(package(-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|vite\.config\.ts)$/;
/** These tests read the source tree itself, so any change can affect them. */
const READS_TREE = /^tools\/(words|source|spec)\//;
const HARNESS = /^e2e\/harness\//;

const isScript = (file: string): boolean => /\.(tsx?|[mc]js)$/.test(file);
/** `features/tasks/web/x.ts` → `features/tasks`. */
const unitOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** The files that a script imports at run time. The compiler checks type-only imports. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(SPECIFIER)].flatMap(([, from, dynamic, url]) => {
    const target = (from ?? dynamic ?? url)!.split('?')[0]!;
    if (target.startsWith('#')) return [target.slice(1)];
    return target.startsWith('.') ? [path.posix.join(path.posix.dirname(file), target)] : [];
  });

const importersOf = (sources: Sources): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const target of importsOf(file, text))
      importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return importers;
};

/** A data file is read at run time: by the scripts that name it, or else by those in its folder. */
const readersOf = (file: string, sources: Sources): string[] => {
  const name = path.posix.basename(file);
  const naming = [...sources].filter(([, text]) => text.includes(name)).map(([script]) => script);
  return naming.length > 0
    ? naming
    : [...sources.keys()].filter(
        (script) =>
          unitOf(script) === unitOf(file) ||
          (!file.startsWith('features/') && script.split('/')[0] === file.split('/')[0]),
      );
};

const walk = (from: readonly string[], next: (file: string) => readonly string[]): Set<string> => {
  const seen = new Set(from);
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const other of next(file)) {
      if (seen.has(other)) continue;
      seen.add(other);
      open.push(other);
    }
  }
  return seen;
};

/**
 * The tests that changed files can affect. Nearly every database test starts the assembled app (`apps/`), so
 * a change inside a feature is not followed through it, except to the tests of that feature and to the quick
 * tests of the app.
 */
export const relatedTests = (changed: readonly string[], sources: Sources): Related => {
  const tests = [...sources.keys()].filter((file) => kindOf(file) !== null);
  const all = changed.find((file) => AFFECTS_ALL_TESTS.test(file));
  if (all)
    return {
      tests: tests.filter((file) => !file.startsWith('e2e/')),
      onlyThroughApp: 0,
      allTestsReason: `${all} changed`,
    };
  const importers = importersOf(sources);
  const starts = changed.flatMap((file) =>
    isScript(file) || importers.has(file) ? [file] : [file, ...readersOf(file, sources)],
  );
  const units = new Set(starts.map(unitOf));
  const isInFeature = (file: string): boolean => file.startsWith('features/');
  const next = (file: string): readonly string[] => importers.get(file) ?? [];
  const nearby = (file: string): readonly string[] =>
    next(file).filter((other) => {
      if (other.startsWith('apps/')) return kindOf(other) === null || kindOf(other) === 'pure';
      return !file.startsWith('apps/') || units.has(unitOf(other));
    });
  const reached = new Set([
    ...walk(starts.filter(isInFeature), nearby),
    ...walk(
      starts.filter((file) => !isInFeature(file)),
      next,
    ),
  ]);
  const isRelated = (file: string): boolean => {
    if (file.endsWith('.e2e.ts'))
      return changed.includes(file) || (kindOf(file) === 'core' && changed.some((one) => HARNESS.test(one)));
    return (
      reached.has(file) ||
      READS_TREE.test(file) ||
      (kindOf(file) === 'db' && changed.some((one) => one.startsWith('db/')))
    );
  };
  const skipped = [...walk(starts, next)].filter(
    (file) => kindOf(file) !== null && !file.endsWith('.e2e.ts') && !reached.has(file),
  );
  return {
    tests: changed.length > 0 ? tests.filter(isRelated) : [],
    onlyThroughApp: skipped.filter((file) => !isRelated(file)).length,
    allTestsReason: null,
  };
};
