import { entriesOfBook } from './books.ts';
import { cropByKey } from './crops.ts';
import type { Colour, ConditionEntry, Part, Pattern, Signs } from './types.ts';

type SignGroup = keyof Signs;
export interface TickedSigns { readonly crop: string; readonly parts: readonly Part[]; readonly colours: readonly Colour[]; readonly patterns: readonly Pattern[] }
export interface Option<S> { readonly sign: S; /** Conditions with this sign, among those that fit the earlier answers. */ readonly count: number }
export interface Questions {
  readonly parts: readonly Option<Part>[];
  readonly colours: readonly Option<Colour>[];
  readonly patterns: readonly Option<Pattern>[];
  /** Conditions that fit the ticked signs. */
  readonly matchCount: number;
  /** The first question whose answer still distinguishes candidates; null when none does. */
  readonly nextGroup: SignGroup | null;
}
export interface Candidate { readonly entry: ConditionEntry; /** 0 to 1: how well the signs match. Not a probability. */ readonly score: number; readonly matches: Signs }

/** Patterns are the most specific signs, the plant part the least. */
const WEIGHTS: Readonly<Record<SignGroup, number>> = { parts: 0.2, colours: 0.3, patterns: 0.5 };
const GROUPS = ['parts', 'colours', 'patterns'] as const;
/** A condition of all crops ranks after an equally good one of this crop. */
const ANY_CROP_FACTOR = 0.85;
const MIN_SCORE = 0.35;
const MAX_CANDIDATES = 5;

const problemEntries = (book: string): readonly ConditionEntry[] => entriesOfBook(book).filter(({ type }) => type !== 'healthy');

const problemOf = ({ key }: ConditionEntry): string => key.slice(key.indexOf('___'));

const entriesFor = (crop: string): readonly ConditionEntry[] => {
  const book = cropByKey(crop)?.book ?? crop;
  if (book === 'any') return problemEntries('any');
  const own = problemEntries(book);
  // The crop's own page replaces the page for all crops.
  const ownProblems = new Set(own.map(problemOf));
  return [...own, ...problemEntries('any').filter((entry) => !ownProblems.has(problemOf(entry)))];
};

const commonSigns = <S>(ticked: readonly S[], signs: readonly S[]): readonly S[] => ticked.filter((sign, i) => signs.includes(sign) && ticked.indexOf(sign) === i);

/**
 * 1 only when exactly the signs of the condition are ticked; a ticked sign that does not fit costs more than
 * a missing one.
 */
const agreement = (ticked: readonly string[], signs: readonly string[]): number => {
  const hits = commonSigns(ticked, signs).length;
  return (2 * (hits / new Set(ticked).size) + hits / signs.length) / 3;
};

const scoreOf = ({ signs, crop }: ConditionEntry, ticked: Signs): number => {
  const tickedGroups = GROUPS.filter((group) => ticked[group].length > 0);
  const totalWeight = tickedGroups.reduce((sum, group) => sum + WEIGHTS[group], 0);
  const sum = tickedGroups.reduce((total, group) => total + WEIGHTS[group] * agreement(ticked[group], signs[group]), 0);
  return (sum / totalWeight) * (crop === 'any' ? ANY_CROP_FACTOR : 1);
};

const matchesOf = ({ signs }: ConditionEntry, ticked: Signs): Signs =>
  ({ parts: commonSigns(ticked.parts, signs.parts), colours: commonSigns(ticked.colours, signs.colours), patterns: commonSigns(ticked.patterns, signs.patterns) });

/** Up to five conditions whose signs agree, best first. The plant part alone is not enough. */
export const candidatesFor = (ticked: TickedSigns): readonly Candidate[] => {
  if (ticked.colours.length + ticked.patterns.length === 0) return [];
  return entriesFor(ticked.crop)
    .map((entry) => ({ entry, score: scoreOf(entry, ticked), matches: matchesOf(entry, ticked) }))
    .filter(({ score, matches }) => score >= MIN_SCORE && matches.colours.length + matches.patterns.length > 0)
    .sort((a, b) => b.score - a.score || a.entry.key.localeCompare(b.entry.key, 'en'))
    .slice(0, MAX_CANDIDATES);
};

const isMatch = (entry: ConditionEntry, ticked: Signs, groups: readonly SignGroup[]): boolean =>
  groups.every((group) => ticked[group].length === 0 || commonSigns<string>(ticked[group], entry.signs[group]).length > 0);

const options = <S extends string>(entries: readonly ConditionEntry[], signsOf: (signs: Signs) => readonly S[]): readonly Option<S>[] => {
  const counts = new Map<S, number>();
  for (const { signs } of entries) for (const sign of signsOf(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].map(([sign, count]) => ({ sign, count })).sort((a, b) => b.count - a.count || a.sign.localeCompare(b.sign, 'en'));
};

/**
 * The signs that can still be ticked: first the parts, then the colours on those parts, then the patterns.
 * All of them when nothing fits.
 */
export const questionsFor = (crop: string, ticked: Signs = { parts: [], colours: [], patterns: [] }): Questions => {
  const all = entriesFor(crop);
  const entriesMatching = (groups: readonly SignGroup[]): readonly ConditionEntry[] => {
    const left = all.filter((entry) => isMatch(entry, ticked, groups));
    return left.length > 0 ? left : all;
  };
  const left = entriesMatching(GROUPS);
  const parts = options(all, (signs) => signs.parts);
  const colours = options(entriesMatching(['parts']), (signs) => signs.colours);
  const patterns = options(entriesMatching(['parts', 'colours']), (signs) => signs.patterns);
  const open = { parts, colours, patterns };
  const asks = GROUPS.find((group) => ticked[group].length === 0 && open[group].length > 1) ?? null;
  return { ...open, matchCount: left.length, nextGroup: left.length > 1 ? asks : null };
};
