import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPage } from '#knowledge/every-page.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { analyse } from './analyse.ts';
import { answerText } from './answer-text.ts';
import { cropOf } from './detect-crop.ts';
import { categoryKeys } from './types.ts';

const armyworm = {
  title: 'Viwavi kwenye mahindi yangu',
  content: 'Viwavijeshi wanakula majani ya mahindi, kuna unga kama wa mbao ndani ya kikonyo.',
};

test('COM-20 COM-31 the analysis gives category, tags, crop, answer, sources, confidence and moderation', async () => {
  const found = await analyse(armyworm);
  expect(found).toMatchObject({
    category: 'pest_management',
    crop: 'maize',
    isAppropriate: true,
    moderationReason: null,
  });
  expect(found.tags).toEqual(['mahindi', 'viwavijeshi vamizi', 'viwavijeshi']);
  expect(found.preliminaryAnswer).toMatchObject({
    condition: 'maize___fall_armyworm',
    path: '/conditions/maize___fall_armyworm',
  });
  expect(found.preliminaryAnswer?.sources.length).toBeGreaterThan(0);
  expect(found.confidenceScore).toBeGreaterThanOrEqual(0.6);
  expect(found.confidenceScore).toBeLessThanOrEqual(1);
}, 60_000);

test('COM-20 mixed languages and misspellings are analysed', async () => {
  expect(
    await analyse({
      title: 'Hizi aphids zimevamia sukuma',
      content: 'Kuna vidudu grey chini ya leaves za sukuma wiki, nitumie nini?',
    }),
  ).toMatchObject({
    category: 'pest_management',
    crop: 'kale',
    preliminaryAnswer: { condition: 'kale___aphids' },
  });
  expect(
    await analyse({
      title: 'bei ya viaz mjini',
      content: 'gunia la viazi linauzwa pesa ngapi sokoni wakulima wenzagu',
    }),
  ).toMatchObject({ category: 'marketing', crop: 'potato', preliminaryAnswer: null });
}, 60_000);

test('COM-31 the chosen crop takes precedence over the text', async () => {
  expect((await analyse({ ...armyworm, crop_type: 'Sorghum' })).crop).toBe('sorghum');
  expect(cropOf('Irish potatoes next to sweet potatoes', 'Which of the sweet potatoes')).toBe('sweet_potato');
  // The last word of a text is a colour here, not the fruit.
  expect(
    cropOf('What is this?', 'My beans have rust: first orange spots, then the whole leaf turns orange'),
  ).toBe('bean');
  expect(cropOf('Madoa ya kahawia', 'Majani yana rangi ya kahawia')).toBeNull();
}, 60_000);

test('COM-14 COM-31 holes in young maize leaves and holes in stored grain get different answers', async () => {
  const young = {
    title: 'Mashimo madogo kwenye majani ya mahindi',
    content:
      'Mahindi yangu yana wiki tano. Kwenye kovu kuna uchafu kama unga wa mbao na majani yana mashimo. Nifanye nini?',
  };
  expect(await analyse(young)).toMatchObject({
    category: 'pest_management',
    preliminaryAnswer: { condition: 'maize___fall_armyworm' },
  });
  expect(
    await analyse({
      title: 'Mahindi kwenye gunia yanatobolewa',
      content: 'Punje zina matundu na unga ndani ya gunia ghalani',
    }),
  ).toMatchObject({
    category: 'storage',
    preliminaryAnswer: { condition: 'maize___larger_grain_borer_and_weevils' },
  });
}, 60_000);

test('COM-20 the first analysis yields to the screen repeatedly, and gives the same result as later ones', async () => {
  let breaths = 0;
  const question = {
    title: 'Madoa kwenye parachichi',
    content: 'Majani ya mparachichi yana madoa meusi na matunda yanaoza.',
  };
  const found = await analyse(question, async () => {
    breaths += 1;
  });
  expect(breaths).toBeGreaterThan(5);
  expect(await analyse(question)).toEqual(found);
}, 60_000);

test('COM-20 a question outside the books gets no answer', async () => {
  for (const content of [
    'How do I get a loan from a bank with no title deed',
    'Trekta ya kukodi inapatikana wapi karibu nami',
    '??? !!!',
    '12345',
  ]) {
    expect((await analyse({ title: 'A question to everybody', content })).preliminaryAnswer).toBeNull();
  }
  expect(await analyse({ title: '', content: '' })).toMatchObject({
    category: null,
    tags: [],
    crop: null,
    preliminaryAnswer: null,
    confidenceScore: 0,
    isAppropriate: true,
  });
}, 60_000);

test('COM-31 refused content gets its reason and no answer', async () => {
  const found = await analyse({
    title: 'Viwavijeshi wa mahindi',
    content: 'Weka Furadan vijiko viwili kwa kila shimo la mahindi, viwavijeshi watakufa.',
  });
  expect(found).toMatchObject({
    isAppropriate: false,
    moderationReason: 'banned_substance',
    preliminaryAnswer: null,
  });
  expect(
    await analyse({
      title: 'Viwavijeshi wa mahindi',
      content: 'Nipigie 0712345678 nikuuzie dawa ya viwavijeshi vya mahindi',
    }),
  ).toMatchObject({
    isAppropriate: true,
    moderationReason: 'phone_number',
    moderation: { verdict: 'review' },
  });
}, 60_000);

test('COM-31 an answer quotes its page word for word and contains no dose', async () => {
  const pages = await everyPage();
  let answers = 0;
  for (const page of pages.filter((_, i) => i % 3 === 0 && pages[i]?.type !== 'healthy')) {
    const { preliminaryAnswer: answer } = await analyse({
      title: page.name.en,
      content: page.symptoms.map(({ en }) => en).join(' '),
    });
    if (!answer) continue;
    answers += 1;
    const source = pages.find(({ key }) => key === answer.condition);
    const sentences = new Set(
      [...(source?.symptoms ?? []), ...(source?.immediateActions ?? [])].flatMap(({ en, sw }) => [en, sw]),
    );
    for (const { text } of answer.passages) {
      expect(sentences).toContain(text.en);
      expect(sentences).toContain(text.sw);
    }
    expect(answer.path).toBe(`/conditions/${answer.condition}`);
    expect(conditionByKey(answer.condition)).toBeDefined();
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answerText(answer, 'en')).not.toMatch(/\b\d+ ?(ml|cc)\b|\bFRAC\b|\bIRAC\b/i);
  }
  expect(answers).toBeGreaterThan(40);
}, 120_000);

test('COM-31 any question is analysed, in limited time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      async (title, content) => {
        const found = await analyse({ title, content });
        expect(found.category === null || categoryKeys.includes(found.category)).toBe(true);
        expect(found.tags.length).toBeLessThanOrEqual(3);
        expect(found.confidenceScore >= 0 && found.confidenceScore <= 1).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
  for (const part of ['a', 'mahindi ', '😀', '\u0000', 'zq xw ']) {
    const began = performance.now();
    await analyse({ title: part, content: part.repeat(Math.ceil(10_000 / part.length)) });
    expect(performance.now() - began).toBeLessThan(6000);
  }
}, 120_000);
