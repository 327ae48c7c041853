import { expect, test } from 'vitest';
import { templatesEn } from '../words.templates.en.ts';
import { templatesSw } from '../words.templates.sw.ts';
import { adviceFault } from './doses.ts';

test.each([
  'Use Ridomil. Mix 50 g in 20 litres of water.',
  'Nyunyiza dawa ya kuvu, vijiko viwili kwa pampu.',
  'Weka 20ml kwa lita 20 za maji.',
  'Copper fungicide at 0.5% on the leaves.',
  'Spray with copper every 7 days.',
  'Dawa ya wadudu. Subiri siku 14 kabla ya kuvuna.',
  'Take an insecticide, two tablespoons for one knapsack.',
  'Use a fungicide. You can spray 40 ml per 20 litres every 7 days.',
])('SCN-23 a pesticide dose is refused: %s', (text) => {
  expect(adviceFault(text)).toBe('dose');
});

test.each([
  'It is bean rust. Take off the sick leaves and burn them.',
  'Ni kutu ya maharagwe. Ng’oa majani yenye ugonjwa na uyachome.',
  'Neem: crush 500 g of seed, soak in 10 litres of water over night, strain.',
  'Mwarobaini: gramu 500 za mbegu kwa lita 10 za maji.',
  'Top dress with CAN, 50 kg for one acre.',
  'A copper fungicide helps. The label says how much and how long to wait.',
  'Take a sharper photo after 7 days.',
  'About 20 % of the leaf is sick.',
  'Dawa ya kuvu yenye shaba husaidia. Kipimo kiko kwenye lebo.',
])('plain advice, home-made preparations and fertiliser are accepted: %s', (text) => {
  expect(adviceFault(text)).toBeNull();
});

test('an answer may warn of a banned substance but not recommend it', () => {
  expect(adviceFault('Spray with dichlorvos.')).toBe('substance');
  expect(adviceFault('Do not use dichlorvos, it is dangerous.')).toBeNull();
  expect(adviceFault('Usitumie dichlorvos kamwe.')).toBeNull();
});

test.each([...Object.values(templatesEn), ...Object.values(templatesSw)])(
  'the template “$label” follows the rule',
  ({ text }) => {
    expect(adviceFault(text('bean rust'))).toBeNull();
  },
);
