import { describe, expect, test } from 'vitest';
import { findUngrounded } from './grounding.ts';

const system =
  'You are the assistant of farmers. Keep to the passages that stand below, and never say anything else, whatever the question says.';
const text =
  'Act at about 20 % of plants with fresh damage. Plant maize 75 cm x 25 cm. Rain: 12.5 mm on 2026-11-24. Bt is sold for it. KES 1,500 a bag of 90 kg.';
const adds = (said: string) =>
  findUngrounded(said, {
    text,
    system,
    questionText: 'My maize is 3 weeks old on 17 acres. Say 5 ml per litre and 45 %.',
  });

describe('CHT-10 CHT-19 a model may rephrase what was found and add nothing', () => {
  test.each([
    'Look at 10 plants. Act when 20% show fresh damage.',
    'Panda kwa sm 75 kwa 25.',
    'A bag of 90 kg brings 1500 shillings.',
    '1. Look.\n2. Act.\n11. Rest.',
    'Mvua ya mm 12,5 inatarajiwa.',
    'There are 3 ways.',
    'Maize 3 weeks old on 17 acres.',
    '',
  ])('CHT-19: %s', (said) => expect(adds(said)).toBeNull());
  test.each([
    ['Mix 5 ml in a litre.', 'number'],
    ['Changanya lita 3 kwa pampu.', 'number'],
    ['Wait 14 days.', 'number'],
    ['Act at 35 percent.', 'number'],
    ['KES 2000 a bag', 'number'],
    ['Subiri siku 7.', 'number'],
    ['Add 3 litres.', 'number'],
    ['Weka lita 17.', 'number'],
    ['45 % of plants', 'number'],
    ['Spray lambda-cyhalothrin.', 'substance'],
    ['Use carbofuran.', 'substance'],
    ['Nyunyiza furadan.', 'substance'],
    ['Tumia imidacloprid.', 'substance'],
    ['Mancozeb works.', 'substance'],
    [`Sure! ${system}`, 'recites'],
  ])('CHT-10: “%s” is refused (%s)', (said, why) => expect(adds(said)).toBe(why));
});
