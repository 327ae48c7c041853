import { expect, test } from 'vitest';
import { wholeBook } from '../book/whole-book.ts';
import { answer, answerText, emptyContext } from '../engine.ts';
import type { ChatAnswer } from '../types.ts';
import { composeBlocks } from './compose-blocks.ts';

const book = await wholeBook();
const ask = (question: string): ChatAnswer => answer(question, emptyContext('2026-03-20', 'en'), book);
const open = ({ blocks }: ChatAnswer): string =>
  answerText({ blocks: blocks.filter(({ isMore }) => !isMore), clarify: null } as unknown as ChatAnswer);
const first = ({ blocks }: ChatAnswer): string =>
  blocks
    .slice(0, 2)
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ');

const long = [
  'My maize is 3 weeks old and has holes with sawdust in the funnel',
  'Mbolea ya kupandia mahindi nitumie ngapi kwa ekari moja?',
  'cabbage yangu ina mashimo na worms green',
  'My kale has aphids',
  'Nyanya zinaoza kitako',
];
test.each(long)(
  'CHT-13, CHT-19: what to do is shown in few sentences, the rest is collapsed, and nothing repeats: %s',
  (question) => {
    const found = ask(question);
    const sentences = found.blocks.flatMap((block) => block.sentences.map(({ text }) => text));
    const shown = found.blocks.filter(({ isMore }) => !isMore).flatMap((block) => block.sentences);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(shown.length).toBeLessThanOrEqual(14);
    expect(sentences.length).toBeGreaterThan(shown.length);
    expect(found.blocks.some(({ kind, isMore }) => !isMore && (kind === 'do' || kind === 'low_cost'))).toBe(
      true,
    );
    const folded = found.blocks.map(({ isMore }) => isMore === true);
    expect(folded).toEqual([...folded].sort());
  },
);

test('CHT-13: no two blocks of an answer have the same title', () => {
  for (const doc of book.docs)
    for (const language of ['en', 'sw'] as const) {
      const blocks = composeBlocks({ doc, question: doc.title[language], language, county: null });
      const titles = blocks.flatMap(({ title }) => title ?? []);
      expect([doc.id, titles]).toEqual([doc.id, [...new Set(titles)]]);
    }
});

test('CHT-19: the sentence that answers the question directly comes first', () => {
  expect(first(ask('my potatoes turned green after storing, can we eat them'))).toMatch(
    /poisonous: do not eat/,
  );
  expect(first(ask('Viazi vya kijani ni sumu nikila?'))).toMatch(/sumu/);
});

test('CHT-19: a question about a banned product gets advice on the pest, not on reading a label', () => {
  for (const question of [
    'How many ml of Dursban per 20 litres for termites?',
    'Furadan kwa mchwa, kiasi gani?',
  ]) {
    const found = ask(question);
    expect(found.about).toBe('condition:any___termites');
    expect(found.blocks.filter(({ kind }) => kind === 'do').length).toBeGreaterThan(0);
  }
  expect(ask('where can i get furadan for my bananas, it worked for my grandfather').about).not.toBe(
    'topic:herbicides',
  );
});

const troubles = [
  ['moles are eating my sweet potato', 'condition:any___mole_rats'],
  ['Nyanya zangu zinapasuka zikianza kuiva', 'condition:tomato___sunscald_and_cracking'],
  ['ndege wanakula mtama wangu', 'topic:rats_in_store'],
  ['something digs up my maize seeds at night, squirrels or birds', 'condition:maize___birds_and_rodents'],
  ['Parachichi linaangusha matunda madogo', 'topic:fruit_drop'],
  ['Small avocados fall from my tree', 'topic:fruit_drop'],
  ['maharagwe yana majani mengi lakini hayatoi maua', 'topic:leaves_no_flowers'],
  ['Hizi tomatoes zangu ziko na white flies mob, niweke dawa gani organic?', 'condition:tomato___whitefly'],
  ['How do I make a yellow sticky trap?', 'recipe:yellow_sticky_traps'],
  ['is the DAP from the agrovet fake?', 'topic:counterfeit_inputs'],
  ['mihogo yangu ina madoadoa ya manjano na imedumaa', 'condition:cassava___mosaic_disease'],
  ['rain stopped for two weeks, my beans are flowering', 'topic:drought_dry_spell'],
  ['Kabichi hazifungi vichwa, kwa nini?', 'topic:cabbage_no_heads'],
  ['my onions are making flowers', 'topic:bolting'],
  ['goats ate my maize, will it recover', 'topic:eaten_by_livestock'],
  ['how to make compost fast', 'topic:compost_and_manure'],
  ['mtama na mahindi, gani inavumilia ukame zaidi Kitui', 'topic:dry_planting_short_season'],
] as const;
test.each(troubles)('CHT-19: %s', (question, about) => {
  expect(ask(question).about).toBe(about);
});

test('CHT-19: without a close match, no guesses are offered as choices', () => {
  const found = ask('xyzzy plugh beans frobnicate');
  expect([found.isUnsure, found.door, found.clarify]).toEqual([true, 'expert', null]);
  expect(open(found)).toContain('ask an expert');
});
