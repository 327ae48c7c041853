/**
 * Terms of the old vocabulary that identifiers and file names no longer use, with their replacements. The
 * full table is in docs/decisions/2026-11-25-standard-terms.md.
 */
export const OLD_TERMS: Readonly<Record<string, string>> = {
  desk: 'deps, context, or what the screen is for',
  door: 'route or link',
  doors: 'routes or links',
  fuse: 'rate limiter',
  house: 'server, or test environment',
  keeper: 'cache or store',
  knock: 'request',
  minded: 'conflict detected',
  reckon: 'compute or estimate',
  reckoned: 'computed or estimated',
  shelf: 'cache, replica, or files',
  unkeepable: 'unstorable',
};

/** Data that farmers have stored or sent keeps its name: the name, and a part of the paths of its files. */
const STORED: readonly (readonly [name: string, within: string])[] = [
  // What was shown with an assistant's answer.
  ['door', 'chat'],
  // A command argument, and a row of a report that farmers download.
  ['reckoned', 'yields'],
  ['reckoned_on', 'satellite'],
  // A field name: "Behind the house".
  ['house', 'fields/web/wizard/words'],
];

const NOT_CODE = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

/** The old terms in a file's name and identifiers, each once. */
export const oldTermsIn = (file: string, text: string): string[] => {
  const names = text.replace(NOT_CODE, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [];
  const found = [...new Set([...names, ...file.split(/[/.]/)])].flatMap((name) =>
    partsOf(name).some((part) => Object.hasOwn(OLD_TERMS, part)) &&
    !STORED.some(([stored, within]) => stored === name && file.includes(within))
      ? [name]
      : [],
  );
  return found.map((name) => `${file}: ${name}`);
};
