import { NAME_MAX } from './name-length.ts';

/** The number of the farmer's names read for suggestions (FLD-35), and of suggestions shown. */
const MAX_NAMES_READ = 10;
const MAX_SUGGESTIONS = 6;
const MAX_REUSED_NAMES = 3;

/** "Juu 2" counts as "Juu". */
const stemOf = (name: string): string => name.replace(/\s+\d{1,2}$/, '');
const normalise = (name: string): string => name.trim().toLowerCase();

/** Keeps letters of any script, digits, spaces, apostrophes and hyphens of a generated name (WIZ-03). */
export const cleanGeneratedName = (text: string): string =>
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
export const nextFreeName = (name: string, taken: readonly string[]): string => {
  const used = new Set(taken.map(normalise));
  if (!used.has(normalise(name))) return name;
  for (let n = 2; ; n += 1) {
    const end = ` ${n}`;
    const next =
      [...stemOf(name)]
        .slice(0, NAME_MAX - end.length)
        .join('')
        .trimEnd() + end;
    if (!used.has(normalise(next))) return next;
  }
};

interface NameFacts {
  /** Used instead of a place: "Field", "Shamba". */
  readonly genericName: string;
  readonly place: string | null;
  readonly crop: string | null;
  readonly year: string;
}

/** A default name from known facts, offline: "Bahati Maize 2026". */
export const makeName = ({ genericName, place, crop, year }: NameFacts, taken: readonly string[]): string => {
  const generated = cleanGeneratedName([place || genericName, crop, year].filter(Boolean).join(' '));
  return nextFreeName(generated || cleanGeneratedName(`${genericName} ${year}`), taken);
};

/** Suggested names: the farmer's own, newest first, each with its next free number, then common plot names. */
export const nameSuggestions = (
  newestFirst: readonly (string | null)[],
  ideas: readonly string[],
): readonly string[] => {
  const usedNames = newestFirst
    .slice(0, MAX_NAMES_READ)
    .map((name) => name?.trim() ?? '')
    .filter(Boolean);
  const stems = [...new Set(usedNames.map(stemOf))].slice(0, MAX_REUSED_NAMES);
  const newIdeas = ideas.filter((idea) => !usedNames.some((name) => normalise(name) === normalise(idea)));
  return [...stems.map((stem) => nextFreeName(stem, usedNames)), ...newIdeas].slice(0, MAX_SUGGESTIONS);
};
