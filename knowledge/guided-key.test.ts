import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionEntries } from './books.ts';
import { conditionsOfCrop, crops } from './index.ts';
import { candidatesFor, questionsFor, type TickedSigns } from './guided-key.ts';
import { colourWords, partWords, patternWords } from './sign-words.ts';
import type { Colour, ConditionEntry, Part, Pattern } from './types.ts';

const sick = Object.values<ConditionEntry>(conditionEntries).filter(({ type }) => type !== 'healthy');
const parts = Object.keys(partWords) as Part[];
const colours = Object.keys(colourWords) as Colour[];
const patterns = Object.keys(patternWords) as Pattern[];
const some = <S>(of: readonly S[]) => fc.uniqueArray(fc.constantFrom(...of), { maxLength: 3 });
const anyTicks: fc.Arbitrary<TickedSigns> = fc.record({ crop: fc.constantFrom(...crops.map(({ key }) => key), 'any'), parts: some(parts), colours: some(colours), patterns: some(patterns) });

test.each(sick.map((entry) => [entry.key, entry] as const))('%s is among the first three when all its signs are ticked', (key, { crop, signs }) => {
  expect(candidatesFor({ crop, ...signs }).slice(0, 3).map(({ entry }) => entry.key)).toContain(key);
});

const shareFound = (ticksOf: (entry: ConditionEntry) => readonly TickedSigns[]): number => {
  const tries = sick.flatMap((entry) => ticksOf(entry).map((ticked) => candidatesFor(ticked).some((candidate) => candidate.entry.key === entry.key)));
  return tries.filter(Boolean).length / tries.length;
};

test('one sign of each kind finds 99 % of the conditions; with a wrong colour still over 80 %', () => {
  const one = ({ crop, signs }: ConditionEntry, colourOf: readonly Colour[]): readonly TickedSigns[] =>
    signs.parts.flatMap((part) => colourOf.flatMap((colour) => signs.patterns.map((pattern) => ({ crop, parts: [part], colours: [colour], patterns: [pattern] }))));
  expect(shareFound((entry) => one(entry, entry.signs.colours))).toBeGreaterThan(0.99);
  const wrong = shareFound((entry) => one(entry, colours.filter((colour) => !entry.signs.colours.includes(colour))));
  console.info(`with a wrong colour ${(wrong * 100).toFixed(1)} % among the five`);
  expect(wrong).toBeGreaterThan(0.8);
});

test('a pest of all crops is found for every crop that has no closer match', () => {
  for (const entry of sick.filter(({ crop }) => crop === 'any')) for (const { key } of crops) {
    const found = candidatesFor({ crop: key, ...entry.signs });
    const own = conditionsOfCrop(key).find((c) => c.key.split('___')[1] === entry.key.split('___')[1]);
    expect(found.map((candidate) => candidate.entry.key), `${key} ${entry.key}`).toContain((own ?? entry).key);
  }
});

test('no ticks, or only a part of the plant, give no candidates', () => {
  for (const { key } of crops) {
    expect(candidatesFor({ crop: key, parts: [], colours: [], patterns: [] })).toEqual([]);
    for (const part of parts) expect(candidatesFor({ crop: key, parts: [part], colours: [], patterns: [] })).toEqual([]);
  }
});

test('at most five candidates, best first, of this crop or all crops, none healthy, each with a match', () => {
  fc.assert(fc.property(anyTicks, (ticked) => {
    const found = candidatesFor(ticked);
    expect(found.length).toBeLessThanOrEqual(5);
    found.forEach(({ entry, score, matches }, i) => {
      expect(score).toBeLessThanOrEqual(found[i - 1]?.score ?? 1);
      expect([...conditionsOfCrop(ticked.crop), ...conditionsOfCrop('any')]).toContain(entry);
      expect(entry.type).not.toBe('healthy');
      expect(matches.colours.length + matches.patterns.length).toBeGreaterThan(0);
    });
  }));
});

test('the order and repetition of ticks change nothing', () => {
  fc.assert(fc.property(anyTicks, (ticked) => {
    const turned = { crop: ticked.crop, parts: [...ticked.parts].reverse(), colours: [...ticked.colours, ...ticked.colours].reverse(), patterns: [...ticked.patterns].reverse() };
    const line = (of: TickedSigns) => candidatesFor(of).map(({ entry, score }) => `${entry.key} ${score.toFixed(6)}`);
    expect(line(turned)).toEqual(line(ticked));
  }));
});

test('every question offers only answers that match some condition, and each answer narrows the list', () => {
  for (const { key } of crops) {
    const all = questionsFor(key);
    expect(all.nextGroup).toBe('parts');
    for (const { sign, count } of all.parts) {
      const after = questionsFor(key, { parts: [sign], colours: [], patterns: [] });
      expect(count).toBeGreaterThan(0);
      expect(after.matchCount).toBe(count);
      expect(after.matchCount).toBeLessThanOrEqual(all.matchCount);
      expect(after.nextGroup).not.toBe('parts');
      for (const colour of after.colours) expect(candidatesFor({ crop: key, parts: [sign], colours: [colour.sign], patterns: [] }).length, `${key} ${sign} ${colour.sign}`).toBeGreaterThan(0);
    }
  }
});

test('answers that match nothing leave every condition open', () => {
  const { matchCount } = questionsFor('maize');
  expect(questionsFor('maize', { parts: ['root'], colours: ['purple'], patterns: ['webbing'] }).matchCount).toBe(matchCount);
});

test('a condition with its own page for the crop is not repeated from the page for all crops', () => {
  const keys = candidatesFor({ crop: 'maize', parts: ['leaf'], colours: ['yellow'], patterns: ['stunted'] }).map(({ entry }) => entry.key);
  expect(keys).toContain('maize___nitrogen_deficiency');
  expect(keys).not.toContain('any___nitrogen_deficiency');
});
