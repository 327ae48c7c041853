import { NAME_MAX } from './name-length.ts';

/** The number of the farmer's names read for suggestions (FLD-35), and of suggestions shown. */
const READ = 10;
const SHOWN = 6;
const OWN_SHOWN = 3;

/** "Juu 2" counts as "Juu". */
const stemOf = (name: string): string => name.replace(/\s+\d{1,2}$/, '');
const fold = (name: string): string => name.trim().toLowerCase();

/** Characters allowed in a made-up name: letters of any script, digits, spaces, apostrophes, hyphens (WIZ-03). */
export const cleanMadeName = (text: string): string =>
  [
    ...text
      .replace(/[^\p{L}\p{M}\p{N} '’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, NAME_MAX)
    .join('')
    .trim();

/** The name if free, else with the next number: Juu, Juu 2, Juu 3. */
export const nextFree = (name: string, taken: readonly string[]): string => {
  const used = new Set(taken.map(fold));
  if (!used.has(fold(name))) return name;
  for (let n = 2; ; n += 1) {
    const end = ` ${n}`;
    const next =
      [...stemOf(name)]
        .slice(0, NAME_MAX - end.length)
        .join('')
        .trimEnd() + end;
    if (!used.has(fold(next))) return next;
  }
};

interface KnownOfField {
  /** Used instead of a place: "Field", "Shamba". */
  readonly word: string;
  readonly place: string | null;
  readonly crop: string | null;
  readonly year: string;
}

/** A default name from known facts, offline: "Bahati Maize 2026". */
export const makeName = ({ word, place, crop, year }: KnownOfField, taken: readonly string[]): string => {
  const made = cleanMadeName([place || word, crop, year].filter(Boolean).join(' '));
  return nextFree(made || cleanMadeName(`${word} ${year}`), taken);
};

/** Suggested names: the farmer's own, newest first, each with its next free number, then common plot names. */
export const nameSuggestions = (
  newestFirst: readonly (string | null)[],
  ideas: readonly string[],
): readonly string[] => {
  const own = newestFirst
    .slice(0, READ)
    .map((name) => name?.trim() ?? '')
    .filter(Boolean);
  const stems = [...new Set(own.map(stemOf))].slice(0, OWN_SHOWN);
  const fresh = ideas.filter((idea) => !own.some((name) => fold(name) === fold(idea)));
  return [...stems.map((stem) => nextFree(stem, own)), ...fresh].slice(0, SHOWN);
};
