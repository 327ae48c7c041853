import { expect, test } from 'vitest';
import { wholeBook } from '../book/whole-book.ts';
import { answer, answerText, emptyContext } from '../engine.ts';

const book = await wholeBook();
const ask = (question: string) => answer(question, emptyContext('2026-03-20', 'en'), book);

const emergencies = [
  'Mtoto amekula sumu ya panya',
  'My child ate rat poison',
  'watoto wamekula mbegu ya mahindi yenye dawa',
  'my wife ate tomatoes I sprayed with pesticide yesterday',
  'we ate sprayed sukuma and now everybody has stomach pain',
  'neighbour collapsed while spraying',
  'macho yananiwasha baada ya kupulizia',
  'Nimepulizia dawa na kichwa kinaniuma sana',
  'mume wangu ameanguka chini akipulizia nyanya',
  'mama amekula mboga zilizopuliziwa jana na anatapika',
  'my bro amemeza roundup',
];
test.each(emergencies)(
  'CHT-19: poisoning gets the emergency numbers, with nothing collapsed: %s',
  (question) => {
    const found = ask(question);
    expect(found.intent).toBe('poisoning');
    for (const number of ['999', '112', '1199', '0800720021']) expect(answerText(found)).toContain(number);
    expect(found.blocks.some(({ isMore }) => isMore)).toBe(false);
  },
);

test.each([
  'My dog ate rat poison, help',
  'Mbwa wangu amekula sumu',
  'kuku wamekula mahindi yenye sumu wanakufa',
  'goats ate my sprayed maize',
])('CHT-19: a poisoned animal is referred to the vet: %s', (question) => {
  expect(ask(question)).toMatchObject({ about: 'topic:animal_poisoned' });
  expect(answerText(ask(question))).toMatch(/vet|daktari wa mifugo/);
});

test.each([
  'rats ate poison but they do not die',
  'wadudu wamekula mahindi yangu nitumie sumu gani',
  'how do I protect myself from headache after spraying',
  'goats ate my maize',
  'Nikipulizia sukuma wiki leo naweza kula kesho?',
  'caterpillars ate the leaves, which spray?',
])('CHT-19: not a poisoning: %s', (question) => {
  expect(ask(question).intent).not.toBe('poisoning');
  expect(answerText(ask(question))).not.toContain('1199');
});
