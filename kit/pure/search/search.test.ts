import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, originalRange, wordsIn } from './fold.ts';
import { nearWords, slipsBetween } from './near-words.ts';
import { tokenizeDocument, searchIndex } from './search-index.ts';
import { stem } from './stem.ts';
import { vocabulary } from './vocabulary.ts';

const any = fc.string({ unit: 'binary', maxLength: 300 });

test('folding strips accents, invisible marks and look-alike letters, and keeps the original positions', () => {
  const text = 'Ｍ\u200bahi\u0301ndi ЬоrЕr';
  const folded = fold(text);
  expect(folded.text.startsWith('mahindi ')).toBe(true);
  const { start, end } = originalRange(folded, 0, 7);
  expect(text.slice(start, end)).toBe('Ｍ\u200bahi\u0301ndi');
  expect(wordsIn(fold('Ng’ombe wa shamba').text).map(({ word }) => word)).toEqual(['ngombe', 'wa', 'shamba']);
});

test('folding any text is idempotent, and its positions ascend within the text', () => {
  fc.assert(
    fc.property(any, (text) => {
      const { text: folded, positions } = fold(text);
      expect(positions.length).toBe(folded.length);
      expect(positions.every((place, i) => place < text.length && place >= (positions[i - 1] ?? 0))).toBe(
        true,
      );
      expect(fold(folded).text).toBe(folded);
    }),
  );
});

const forms = `
jani majani|mmea mimea|mche miche|kiwavi viwavi|mdudu wadudu|ugonjwa magonjwa|kunyunyiza nyunyizia ninanyunyiza inanyunyizwa|kukauka inakauka yamekauka imekauka|kupanda nipande tupande ninapanda ilipandwa upandaji|
kuoza inaoza yameoza|mzizi mizizi|shina mashina|tunda matunda|kitunguu vitunguu|kuvuna nivune tunavuna huvunwa|nunua kununua ninunue nanunua|doa madoa|muhogo mihogo mhogo|umwagiliaji kumwagilia namwagilia|wakulima mkulima|
nyeusi meusi weusi cheusi|nyeupe meupe weupe|sumbua inasumbua wanasumbua|kuharibu wanaharibu umeharibu|gunia magunia|soko masoko|kuuza tunauza niuze kuuzia|kula wanakula inaliwa|kukua inakua hawakui|mwagilia umwagiliaji|store stored storage|kuhifadhi uhifadhi huhifadhi|
tomato tomatoes|potato potatoes|caterpillar caterpillars|disease diseases|spray sprayed spraying|plant planting planted|rot rotting rotted|hole holes|dry dried drying dries|harvest harvested harvesting|market marketing markets|price prices`
  .split('|')
  .map((group) => group.trim().split(' '));
const apart = [
  ['kuvu', 'kuvuna'],
  ['kahawa', 'kahawia'],
  ['mbegu', 'mbolea'],
  ['kutu', 'kutumia'],
  ['mvua', 'mavuno'],
  ['soko', 'sokota'],
  ['price', 'prick'],
  ['rust', 'rot'],
  ['nyanya', 'nyasi'],
  ['chai', 'chanzo'],
] as const;

test('at least 85 % of word forms share a stem, and unrelated words do not', () => {
  const pairs = forms.flatMap(([first = '', ...others]) => others.map((other) => [first, other] as const));
  const missed = pairs.filter(([a, b]) => stem(a) !== stem(b));
  console.info(
    `stems: ${pairs.length - missed.length} of ${pairs.length} pairs of forms meet; missed ${missed.map((pair) => pair.join('/')).join(', ')}`,
  );
  expect(missed.length / pairs.length).toBeLessThanOrEqual(0.15);
  for (const [a, b] of apart) expect([a, stem(a)]).not.toEqual([a, stem(b)]);
});

test('a misspelt word finds the nearest word within two edits', () => {
  const { nearest } = nearWords(['viwavijeshi', 'mahindi', 'maharagwe', 'armyworm']);
  expect(nearest('viwavijehsi')).toEqual({ word: 'viwavijeshi', slips: 1 });
  expect(nearest('maindi')?.word).toBe('mahindi');
  expect(nearest('armwrom')?.word).toBe('armyworm');
  expect(nearest('zebra')).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(slipsBetween(a, b, 2)).toBe(slipsBetween(b, a, 2));
      expect(slipsBetween(a, a, 2)).toBe(0);
    }),
  );
});

const words = vocabulary({
  synonyms: ['cat|paka', 'dog|mbwa', 'big dog|jibwa'],
  stopWords: ['the', 'a', 'na'],
});
const index = searchIndex(
  [
    { key: 'cats', fields: [{ text: 'The cat sleeps on the roof', weight: 1 }] },
    {
      key: 'dogs',
      fields: [
        { text: 'A dog runs', weight: 1 },
        { text: 'dog', weight: 2 },
      ],
    },
    {
      key: 'both',
      fields: [{ text: 'A dog and a cat and a very long line of other words that say little', weight: 1 }],
    },
  ].map((one) => tokenizeDocument(one, words)),
  words,
);

test('search matches across languages, tolerates typos and ignores filler words', () => {
  expect(index.search('paka').map(({ key }) => key)).toEqual(['cats', 'both']);
  expect(index.search('mbwa anakimbia')[0]?.key).toBe('dogs');
  expect(index.search('roff sleps')[0]?.key).toBe('cats');
  expect(index.search('the na a')).toEqual([]);
  expect(index.search('cat roof')[0]?.covered).toBeCloseTo(1);
});

test('search accepts any text', () => {
  fc.assert(
    fc.property(any, (text) => {
      for (const { score, covered } of index.search(text)) {
        expect(score).toBeGreaterThan(0);
        expect(covered).toBeLessThanOrEqual(1.0001);
      }
    }),
  );
});
