import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPage } from '#knowledge/every-page.ts';
import { quotePage } from './answer.ts';
import { isFaithfulRewording, modelText } from './check-model-wording.ts';
import type { Passage } from './types.ts';

const name = { en: 'Coffee leaf rust', sw: 'Kutu ya majani ya kahawa' };
const passages: readonly Passage[] = [
  {
    part: 'symptoms',
    text: { en: 'Orange powdery spots under the leaves.', sw: 'Madoa ya unga wa machungwa chini ya majani.' },
  },
  {
    part: 'immediateActions',
    text: {
      en: 'Prune sick branches before the rains and burn them.',
      sw: 'Pogoa matawi yenye ugonjwa kabla ya mvua na uyachome.',
    },
  },
  {
    part: 'immediateActions',
    text: {
      en: 'Do not carry leaves to other fields for 14 days.',
      sw: 'Usibebe majani kwenda mashamba mengine kwa siku 14.',
    },
  },
];
const en = (...sentences: (readonly [number[], string])[]) =>
  isFaithfulRewording(
    sentences.map(([of, text]) => ({ of, text })),
    passages,
    name,
    'en',
  );
const good: (readonly [number[], string])[] = [
  [[1], 'This looks like coffee leaf rust: the orange powdery spots under your leaves are a sign.'],
  [[2], 'First, prune the sick branches before the rains, and burn them.'],
  [[3], 'Then do not carry leaves to your other fields for 14 days.'],
];

test('COM-14 COM-33 a model may join, reorder and address what the passages say, in both languages', () => {
  expect(en(...good)).toBe(true);
  expect(
    en(
      [[2, 1], 'Prune sick branches before the rains and burn them: orange spots.'],
      [[3], 'Do not carry leaves to other fields for 14 days.'],
    ),
  ).toBe(true);
  expect(
    isFaithfulRewording(
      [
        { of: [2], text: 'Kwanza, pogoa matawi yenye ugonjwa kabla ya mvua na uyachome.' },
        { of: [3], text: 'Kisha usibebe majani kwenda mashamba mengine kwa siku 14.' },
      ],
      passages,
      name,
      'sw',
    ),
  ).toBe(true);
  expect(modelText([{ of: [1], text: ' Orange spots. ' }], name, 'en')).toBe(
    'Coffee leaf rust: Orange spots.',
  );
});

test.each([
  ['an added number', [[[1], 'Two orange spots under the leaves.'], good[1], good[2]]],
  ['a changed number', [good[0], good[1], [[3], 'Do not carry leaves to other fields for 41 days.']]],
  [
    'an added product',
    [good[0], [[2], 'Prune sick branches before the rains and burn them with copper.'], good[2]],
  ],
  ['an added dose', [good[0], good[1], [[3], 'Do not carry leaves to other fields for 14 days, 50 ml.']]],
  [
    'an added action',
    [good[0], [[2], 'Prune sick branches before the rains, spray and burn them.'], good[2]],
  ],
  ['a missing "not"', [good[0], good[1], [[3], 'Carry leaves to other fields for 14 days.']]],
  [
    'a "not" on another word',
    [good[0], [[2], 'Prune sick branches before the rains and do not burn them.'], good[2]],
  ],
  ['a moved "not"', [good[0], good[1], [[3], 'Carry leaves, not to other fields, do for 14 days.']]],
  ['a missing condition', [good[0], [[2], 'Prune sick branches and burn them.'], good[2]]],
  ['a shortened instruction', [good[0], [[2], 'Before the rains.'], good[2]]],
  ['a missing action', [good[0], good[1]]],
  ['a repeated passage', [good[0], good[1], good[2], good[2]]],
  ['an unknown passage', [...good, [[9], 'Leaves.']]],
  ['a sentence without passage', [...good, [[], 'Leaves.']]],
  ['an empty answer', []],
  ['HTML', [...good.slice(1), [[1], 'Orange spots under the leaves <b>']]],
] as [string, (readonly [number[], string])[]][])(
  'COM-14 COM-33 a model’s text is rejected for %s',
  (_, sentences) => {
    expect(en(...sentences)).toBe(false);
  },
);

test('COM-33 a Kiswahili negation inside the verb must be kept', () => {
  const said = (text: string) =>
    isFaithfulRewording(
      [
        { of: [2], text: passages[1]!.text.sw },
        { of: [3], text },
      ],
      passages,
      name,
      'sw',
    );
  expect(said('Usibebe majani kwenda mashamba mengine kwa siku 14.')).toBe(true);
  expect(said('Bebe majani kwenda mashamba mengine kwa siku 14.')).toBe(false);
  expect(said('Beba majani kwenda mashamba mengine kwa siku 14.')).toBe(false);
});

test('COM-33 a page’s own sentences are accepted; with an added word they are rejected', async () => {
  const answers = await Promise.all(
    (await everyPage())
      .filter(({ type }, i) => type !== 'healthy' && i % 4 === 0)
      .map((page) => quotePage(page, page.symptoms[0]?.en ?? '')),
  );
  const cases = answers.flatMap((answer) =>
    (['en', 'sw'] as const).map((language) => ({
      answer,
      language,
      sentences: answer.passages.map(({ text }, i) => ({ of: [i + 1], text: text[language] })),
    })),
  );
  const kept = cases.filter(({ answer, language, sentences }) =>
    isFaithfulRewording(sentences, answer.passages, answer.name, language),
  );
  expect(kept.length).toBeGreaterThan(cases.length * 0.95);
  fc.assert(
    fc.property(
      fc.constantFrom(...kept),
      fc.nat(),
      fc.constantFrom('furadan', '50', 'usinyunyizie', 'not', 'paraffin', 'mafuta ya taa', 'only'),
      ({ answer, language, sentences }, where, word) => {
        const at = where % sentences.length;
        const other = sentences.map((one, i) => (i === at ? { ...one, text: `${one.text} ${word}` } : one));
        // A word of the passage may be repeated, unless it is binding.
        if (
          /^(?:paraffin|mafuta|furadan)/.test(word) &&
          new RegExp(word.split(' ')[0]!, 'i').test(sentences[at]!.text)
        )
          return;
        expect(isFaithfulRewording(other, answer.passages, answer.name, language)).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);
