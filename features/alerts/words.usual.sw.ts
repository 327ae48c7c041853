import type { Words } from '#kit/pure/words.ts';
import type { usualEn } from './words.usual.en.ts';

export const usualSw: Words<typeof usualEn> = {
  ofCrop: (crop, saying) => `${crop}: ${saying[0]!.toLowerCase()}${saying.slice(1)}`,
  plant: 'Panda mvua ikishalowesha udongo',
  plantWhy: (county, from, to) =>
    `${county}, mazao yanayotegemea mvua kwa kawaida hupandwa kuanzia ${from} hadi ${to}.`,
  prepare: 'Andaa shamba tayari kwa kupanda',
  prepareWhy: (county, from) => `${county}, upandaji wa mazao yanayotegemea mvua kwa kawaida huanza ${from}.`,
  harvest: 'Vuna kilicho tayari',
  harvestWhy: (from, to) => `Nchini Kenya, miezi ya kawaida ya kuvuna ni ${from} hadi ${to}.`,
  dry: 'Funika udongo kwa matandazo kuhifadhi maji',
  wet: 'Safisha mitaro ili maji ya mvua yapite',
  even: 'Tembea shambani ukague majani kadhaa',
  rain: (month, county, rain, need) =>
    `${month}, ${county} kwa kawaida hupata milimita ${rain} za mvua. Zao lililokomaa hutumia kama milimita ${need}.`,
  next: (from) => `Msimu ujao wa kupanda kwa kawaida huanza ${from}.`,
  source: 'Kutokana na hali ya hewa ya kawaida na wiki za kupanda, si utabiri.',
  whatGrows: 'Ongeza zao linalokua hapa',
};
