import { expect, test } from 'vitest';
import { safetyWarningFor } from './safety-warning.ts';

const of = (text: string) => safetyWarningFor([{ text, page: 1, line: 1 }]);

test('DOC-15: a banned pesticide, a dose or a waiting period gets a warning, in both languages; other text none', () => {
  expect(['Spray with endosulfan at dusk.', 'Nyunyiza endosulfan jioni.'].map(of)).toEqual([
    'banned',
    'banned',
  ]);
  expect(
    [
      'Mix 20 ml of mancozeb in 20 litres of water.',
      'Wait 7 days after spraying the insecticide before harvest.',
      'Changanya mancozeb gramu 50 kwa lita 20 za maji.',
    ].map(of),
  ).toEqual(['label', 'label', 'label']);
  expect(
    [
      'Weed two weeks after the seedlings come up.',
      'The buyer pays KES 85 per kilogram.',
      'Palilia baada ya wiki mbili.',
      'Endosulfan is banned in Kenya: never use it.',
    ].map(of),
  ).toEqual([null, null, null, null]);
});
