import { expect, test } from 'vitest';
import { checkModelAnswer } from './check-model-answer.ts';
import { passagesOf } from './passages.ts';

const passages = passagesOf([{ n: 3, text: 'Spacing\n\nPlant in rows 75 cm apart.\nCall Mr. Otieno.' }]);
const quote = 'Plant in rows 75 cm apart';
const held = (text: string, more: object = {}) =>
  checkModelAnswer([{ text, quote, page: 3, ...more }], passages).length === 1;

test('DOC-15: a model’s sentence is accepted only with a quote from its page and figures from that quote', () => {
  expect([
    held('Rows stand 75 cm apart.'),
    held('Rows stand far apart.'),
    held('Safu ziwe sentimita 75.', { quote: '  plant in ROWS\n75 cm apart' }),
  ]).toEqual([true, true, true]);
  for (const [text, more] of [
    ['Rows stand 57 cm apart.'],
    ['Rows stand 75 cm apart.', { page: 4 }],
    ['Rows.', { quote: 'Plant in rows 75 m apart' }],
    ['Rows.', { quote: 'Plant' }],
    [''],
    ['x'.repeat(601)],
    ['See www.elsewhere.example'],
    ['Call +254700000000'],
    ['Write to a@b.co'],
  ] as const) {
    expect([text, held(text, more)]).toEqual([text, false]);
  }
  expect(checkModelAnswer([{ text: 'Rows stand 75 cm apart.', quote, page: 3 }], passages)[0]).toMatchObject({
    page: 3,
    line: 3,
    says: 'Rows stand 75 cm apart.',
  });
});

test('DOC-15: a sentence that breaks a safe-use rule is dropped, even if the document says it', () => {
  const old = passagesOf([
    {
      n: 1,
      text: 'Old book\n\nSpray maize with endosulfan against the stalk borer.\nWeed the maize twice in a season.',
    },
  ]);
  const said = [
    {
      text: 'Spray the maize with endosulfan.',
      quote: 'Spray maize with endosulfan against the stalk borer.',
      page: 1,
    },
    { text: 'Weed it twice.', quote: 'Weed the maize twice in a season.', page: 1 },
  ];
  expect(checkModelAnswer(said, old).map(({ says }) => says)).toEqual(['Weed it twice.']);
});
