/** Parts that can be run by name. `e2e` means all journeys, `core` only the core ones (`e2e/core/`). */
export const PARTS = ['types', 'lint', 'format', 'sizes', 'pure', 'web', 'db', 'core', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

export interface TestRequest {
  /** `core`: plain `npm test`. `all`: `--all`. `changed`: `--changed [ref]`. `parts`: names of parts or files. */
  readonly scope: 'core' | 'all' | 'changed' | 'parts';
  /** The git ref that `changed` compares with. */
  readonly since: string;
  readonly parts: readonly Part[];
  /** Substrings of test file paths. */
  readonly filters: readonly string[];
}

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);
const TEST_PARTS: readonly Part[] = ['pure', 'web', 'db', 'e2e'];

/** Parses the arguments after `npm test --`. Returns an error sentence if they are invalid. */
export const parseArguments = (given: readonly string[]): TestRequest | string => {
  const words = given.filter((word) => word !== '--');
  const at = words.findIndex((word) => word === '--changed' || word.startsWith('--changed='));
  if (at >= 0) {
    const [, joined] = words[at]!.split('=', 2);
    const ref = joined ?? words[at + 1] ?? '';
    const others = words.filter((_, i) => i !== at && (joined !== undefined || i !== at + 1));
    if (others.length > 0 || ref.startsWith('-')) return 'After --changed comes at most one git ref.';
    return { scope: 'changed', since: ref || 'HEAD', parts: [], filters: [] };
  }
  if (words.includes('--all')) {
    return words.length > 1
      ? '--all runs everything: leave the other words out.'
      : { scope: 'all', since: '', parts: [...PARTS], filters: [] };
  }
  const unknown = words.find((word) => word.startsWith('-'));
  if (unknown)
    return `npm test does not know ${unknown}. It knows --all, --changed [ref], ${PARTS.join(', ')} and parts of file names.`;
  if (words.length === 0)
    return {
      scope: 'core',
      since: '',
      parts: ['types', 'lint', 'format', 'sizes', 'pure', 'web', 'db', 'core'],
      filters: [],
    };
  const parts = words.filter(isPart);
  return {
    scope: 'parts',
    since: '',
    parts: parts.length > 0 ? parts : TEST_PARTS,
    filters: words.filter((word) => !isPart(word)),
  };
};
