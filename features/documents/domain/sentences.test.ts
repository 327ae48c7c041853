import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { buildIndex } from './document-index.ts';
import { sentencesOf } from './sentences.ts';

const said = (text: string): readonly string[] => sentencesOf({ n: 1, text }).map(({ text: one }) => one);
const prices =
  'Market prices, Nakuru\nMaize 90 kg bag KES 4,500\nBeans 90 kg bag KES 9,800\nIrish potatoes 50 kg KES 2,700\nTomatoes, a crate KES 4,000';
const contract =
  '1. Parties. This agreement is between Mwea Millers and the Farmer.\n2. Price. The Buyer shall pay KES 85 per kilogram of paddy.\n3. Payment. Payment is made within 14 days of delivery.\n4. Penalty. If the Farmer sells to another buyer he shall pay a fine of KES 20,000.\n5. Moisture. Paddy above 14% moisture is refused.';
const quotes = (text: string, question: string): readonly (readonly [string, number])[] => {
  const answer = answerQuestion(buildIndex([{ n: 1, text }]), question);
  return 'quotes' in answer ? answer.quotes.map((quote) => [quote.text, quote.line] as const) : [];
};

test('DOC-15: each row of a price list is quoted on its own, with its line', () => {
  expect(quotes(prices, 'What is the price of beans?')).toContainEqual(['Beans 90 kg bag KES 9,800', 3]);
  expect(quotes(prices, 'Bei ya nyanya ni ngapi?')).toContainEqual(['Tomatoes, a crate KES 4,000', 5]);
  expect(quotes(prices, 'What is the price of beans?').some(([text]) => text.includes('4,500'))).toBe(false);
});

test('DOC-15: a clause is quoted with its number and name, and is found from the other language', () => {
  expect(quotes(contract, 'Je, kuna faini?')).toEqual([
    ['4. Penalty. If the Farmer sells to another buyer he shall pay a fine of KES 20,000.', 4],
  ]);
  expect(quotes(contract, 'Nikiuza kwa mtu mwingine itakuwaje?').map(([, line]) => line)).toEqual([4]);
  expect(quotes(contract, 'Nitalipwa lini?').map(([, line]) => line)).toEqual([3]);
  expect(quotes(contract, 'Unyevu unaokubalika ni kiasi gani?').map(([, line]) => line)).toEqual([5]);
  expect(
    quotes(
      'Ufugaji\n\nKuku wa mayai hutaga mayai 280 kwa mwaka. Chanjo ya kideri hutolewa siku ya 7.',
      'How many eggs does a hen lay?',
    )[0]?.[0],
  ).toContain('280');
});

test('DOC-15: a word split across lines is joined, a compound keeps its hyphen and a range its figures', () => {
  expect(
    said('Maize needs well-\ndrained, fer-\ntile loam. It is drought-\ntolerant and ready in 90-\n120 days.'),
  ).toEqual(['Maize needs well-drained, fertile loam.', 'It is drought-tolerant and ready in 90-120 days.']);
});

test('DOC-15: text without full stops or spaces, or in capitals only, is split in limited time', () => {
  const began = performance.now();
  for (const text of [
    'maize '.repeat(500_000),
    'x'.repeat(3_000_000),
    'wanjiku alipanda mahindi ekari moja\n'.repeat(80_000),
  ])
    expect(said(text).every(({ length }) => length > 0 && length <= 400)).toBe(true);
  expect(performance.now() - began).toBeLessThan(12_000);
  expect(said('PLANT MAIZE WHEN\nTHE RAINS BEGIN\nAND NOT BEFORE')).toEqual([
    'PLANT MAIZE WHEN THE RAINS BEGIN AND NOT BEFORE',
  ]);
}, 30_000);
