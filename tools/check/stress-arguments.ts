interface StressRequest {
  readonly rounds: number;
  /** Seed of the first round. Later rounds count up from it. */
  readonly seed: number | null;
  readonly all: boolean;
  readonly filters: readonly string[];
}

const DEFAULT_ROUNDS = 5;
const USAGE = 'npm run stress -- [rounds] [--all] [--seed number] [parts of file names]';

const wholeNumber = (word: string | undefined): number | null =>
  word !== undefined && /^\d{1,9}$/.test(word) ? Number(word) : null;

/** Parses the arguments after `npm run stress --`. Returns an error sentence if they are invalid. */
export const parseStress = (given: readonly string[]): StressRequest | string => {
  const words = given.filter((word) => word !== '--' && word !== '--all');
  const at = words.indexOf('--seed');
  const seed = at < 0 ? null : wholeNumber(words[at + 1]);
  if (at >= 0 && seed === null) return `--seed needs a whole number: ${USAGE}`;
  const rest = at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
  const unknown = rest.find((word) => word.startsWith('-'));
  if (unknown !== undefined) return `npm run stress does not know ${unknown}: ${USAGE}`;
  const first = wholeNumber(rest[0]);
  if (first === 0) return `At least one round is needed: ${USAGE}`;
  return {
    rounds: first ?? DEFAULT_ROUNDS,
    seed,
    all: given.includes('--all'),
    filters: first === null ? rest : rest.slice(1),
  };
};
