import path from 'node:path';

/** Maps each file to its text. Paths are relative to the root, with forward slashes. */
type Sources = ReadonlyMap<string, string>;

const EXPORTED =
  /^export (?:declare )?(?:async )?(const|let|function\*?|type|interface|class) ([A-Za-z_$][\w$]*)/gm;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
/** `import * as x from` and `import('…')`: the importer can access every value of the module by name. */
const WHOLE_MODULE =
  /(?:(?:import|export)\s+(?:type\s+)?\*\s*(?:as\s+\w+\s+)?from\s+|\bimport\(\s*)['"]([^'"\n]+)['"]/g;
/** Used by their tools. */
const CONFIG = /(^|\/)[^/]*\.config\.ts$/;

const resolvePath = (from: string, target: string): string =>
  target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(from), target);

/**
 * Exports whose name appears in no other file, as `file: name`. It compares names, not bindings, so an export
 * that shares its name with another file's is not found.
 */
export const unusedExports = (sources: Sources): string[] => {
  const filesWith = new Map<string, number>();
  const wholeModules = new Set<string>();
  for (const [file, text] of sources) {
    for (const name of new Set(text.match(IDENTIFIER))) filesWith.set(name, (filesWith.get(name) ?? 0) + 1);
    for (const [, target] of text.matchAll(WHOLE_MODULE)) wholeModules.add(resolvePath(file, target!));
  }
  return [...sources].flatMap(([file, text]) =>
    CONFIG.test(file)
      ? []
      : [...text.matchAll(EXPORTED)]
          .filter(
            ([, kind, name]) =>
              filesWith.get(name!) === 1 &&
              (kind === 'type' || kind === 'interface' || !wholeModules.has(file)),
          )
          .map(([, , name]) => `${file}: ${name}`),
  );
};
