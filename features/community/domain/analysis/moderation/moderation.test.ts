import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPage } from '#knowledge/every-page.ts';
import * as safeUse from '#knowledge/safe-use.ts';
import * as substances from '#knowledge/substances.ts';
import { moderationEn } from '../../../words.moderation.en.ts';
import { moderationSw } from '../../../words.moderation.sw.ts';
import { moderate } from './moderate.ts';
import { reasonKeys, type Moderation } from './types.ts';

const sentencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'sw' in value && typeof value.en === 'string' && typeof value.sw === 'string')
    return [value.en, value.sw];
  return Object.values(value).flatMap(sentencesIn);
};

test('COM-22b no sentence of the knowledge base is held back', async () => {
  const sentences = [...new Set(sentencesIn([await everyPage(), { ...safeUse }, { ...substances }]))];
  expect(sentences.length).toBeGreaterThan(6000);
  expect(sentences.filter((text) => moderate(text).verdict !== 'ok')).toEqual([]);
}, 60_000);

const reasonOf = (text: string): string => {
  const { verdict, reason } = moderate(text);
  return `${verdict} ${reason ?? ''}`.trim();
};

test('COM-22b disguised text is recognised: spaced letters, digits, invisible marks, other alphabets', () => {
  for (const text of [
    'm a l a y a',
    'm4l4ya',
    'mal\u200b\u202eaya',
    'mаlаyа',
    'M.A.L.A.Y.A',
    'm*laya',
    'malaaaaya',
    'ｍａｌａｙａ',
  ])
    expect([text, reasonOf(text)]).toEqual([text, 'refuse abuse']);
  for (const text of [
    '0712345678',
    '+254 712 345 678',
    '0 7 1 2 3 4 5 6 7 8',
    'O7I2 345 678',
    '07\u200b12-345-678',
    'zero seven one two three four five six seven eight',
    '٠٧١٢٣٤٥٦٧٨',
  ])
    expect([text, reasonOf(`my line ${text}`)]).toEqual([text, 'review phone_number']);
});

test('COM-22b each moderation rule, and similar text that is allowed', () => {
  const cases: readonly (readonly [text: string, expected: string])[] = [
    ['Weka Furadan vijiko viwili kwa shimo', 'refuse banned_substance'],
    ['Je, Furadan imepigwa marufuku Kenya?', 'ok'],
    ['Put 50 ml of mancozeb in 20 litres', 'review pesticide_dose'],
    ['Soak 1 kg of neem in 10 litres of water', 'ok'],
    ['Apply 50 kg of DAP per acre', 'ok'],
    ['I used 50 ml of Karate in 20 litres and the leaves burnt, why?', 'ok'],
    ['Pay a registration fee of 500 to 0712 345 678', 'refuse scam'],
    ['They ask a registration fee, is it a scam?', 'ok'],
    ['Nitumie PIN yako ya M-Pesa na namba ya siri', 'refuse secrets'],
    ['Acheni namba zenu hapa', 'review contacts'],
    ['See https://www.fao.org/faw', 'ok'],
    ['see http://fao.org.evil.xyz/faw', 'review links'],
    ['Nitakuua', 'refuse threat'],
    ['Nitawauaje mchwa?', 'ok'],
    ['Wajaluo ni wezi', 'refuse hate'],
    ['Wajaluo hupanda mtama gani?', 'ok'],
    ['Wahindi hununua mbaazi zetu, lakini mwaka huu panya wamekula nusu', 'ok'],
    ['Shoga yangu anauza mboga', 'ok'],
    ['buy buy buy buy buy buy now', 'review repeats'],
    ['Put F-u-r-a-d-a-n in the hole', 'review banned_substance'],
    ['Namba 07one2 34five 6seven8', 'review phone_number'],
    ['Rows 75 by 25, two three or four seeds 100 200 300 apart', 'ok'],
    ['Nimetuma 2500 kimakosa, nirudishie', 'refuse scam'],
    ['Nilituma 2500 kimakosa, nitarudishiwa vipi?', 'ok'],
    ['Weka thao moja leo upate thao tano', 'review betting'],
    ['Weka mbolea ya elfu moja upate gunia tano', 'ok'],
    ['Mtoto amekunywa dawa ya kupulizia', 'review danger'],
    ["Mtoto wa ng'ombe amekunywa dawa ya kupulizia", 'ok'],
    ['Ndege wajinga wamekula mtama', 'ok'],
    ['Mjinga ni mimi, nilipanda mapema', 'ok'],
    ['Nataka kujiua kwa sababu ya madeni', 'review danger'],
    ['Samadi na mavi ya kuku', 'ok'],
    ['Inzi wa kuuma', 'ok'],
  ];
  for (const [text, expected] of cases) expect([text, reasonOf(text)]).toEqual([text, expected]);
});

const holds = (text: string, { verdict, reason, span }: Moderation): void => {
  expect(verdict === 'ok').toBe(reason === null);
  if (span) expect(span.start >= 0 && span.start < span.end && span.end <= text.length).toBe(true);
};

test('any text gets a verdict, the same every time', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc
          .array(
            fc.constantFrom(
              'tuma',
              'pesa',
              '0712',
              '345678',
              'furadan',
              '50ml',
              'malaya',
              'www.',
              '\u0000',
              '😀',
              'm',
              '*',
              "'",
              '.com',
              'wakikuyu',
              'ua',
            ),
          )
          .map((parts) => parts.join(' ')),
      ),
      (text) => {
        const found = moderate(text);
        holds(text, found);
        expect(moderate(text)).toEqual(found);
      },
    ),
  );
}, 60_000);

test.each([
  ['one letter', 'a'],
  ['emoji', '😀'],
  ['null bytes', '\u0000'],
  ['spaced letters', 'm '],
  ['units and tanks', '50 ml pump '],
  ['product names', 'furadan mancozeb '],
  ['numbers', '07 1 '],
  ['full stops', '.a'],
  ['groups', 'wakikuyu wezi '],
  ['asterisks', 'm*'],
  ['apostrophes', "a'"],
  ['ligatures', '\ufdfa'],
])(
  'a text of 20,000 characters of %s is moderated in limited time',
  (_, part) => {
    const long = part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000);
    const began = performance.now();
    holds(long, moderate(long));
    expect(performance.now() - began).toBeLessThan(4000);
  },
  60_000,
);

test('each reason has its text in both languages', () => {
  // Two reasons have no rule: removal by a moderator, and deletion of the author's account.
  for (const words of [moderationEn, moderationSw])
    expect(
      Object.keys(words)
        .filter((key) => key !== 'moderator' && key !== 'leaving')
        .sort(),
    ).toEqual([...reasonKeys].sort());
});

test('COM-22b evaluation cases: precision of holding back is at least 95 %, recall at least 90 %', () => {
  const cases = ['moderation', 'moderation-held-out', 'moderation-adversarial'].flatMap((name) => {
    const file = new URL(`../../../../../evals/community/${name}.jsonl`, import.meta.url);
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; verdict: string });
  });
  const held = cases.filter(({ text }) => moderate(text).verdict !== 'ok');
  const bad = cases.filter(({ verdict }) => verdict !== 'ok');
  const both = held.filter(({ verdict }) => verdict !== 'ok');
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(both.length / held.length).toBeGreaterThanOrEqual(0.95);
  expect(both.length / bad.length).toBeGreaterThanOrEqual(0.9);
});

test('COM-22b none of 380 ordinary questions is held back', () => {
  const asked = ['questions', 'questions-held-out'].flatMap((name) =>
    readFileSync(new URL(`../../../../../evals/community/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { title: string; content: string }),
  );
  expect(asked.length).toBe(380);
  expect(asked.filter(({ title, content }) => moderate(`${title}\n${content}`).verdict !== 'ok')).toEqual([]);
}, 60_000);
