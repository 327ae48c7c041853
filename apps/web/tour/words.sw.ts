import type { Words } from '#kit/pure/words.ts';
import type { tourEn } from './words.en.ts';

export const tourSw: Words<typeof tourEn> = {
  title: 'Ifahamu Mavuno kwa ufupi',
  step: (n: string, of: string) => `${n} kati ya ${of}`,
  next: 'Endelea',
  skip: 'Ruka',
  example: 'Ona mfano',
  one: {
    title: 'Uliza kwa maneno yako',
    text: 'Mavuno hukujibu bure, kutoka kwenye mwongozo wa kilimo na shamba lako. Gusa Endelea uone mfano.',
    question: '“Nitengeneze mboji vipi?”',
    answer:
      'Tabaka za mabaki, samadi, majivu na udongo, pamoja na maji. Geuza baada ya wiki 2 hadi 3; huwa tayari baada ya wiki 6 hadi 9.',
    from: 'Kutoka kwenye mwongozo wa kilimo. Jibu hili halitumii krediti.',
  },
  two: {
    title: 'Waulize wakulima wengine',
    text: 'Wakulima huuliza; wenzao na wataalamu hujibu. Gusa Endelea uone maswali yao.',
    later: 'Hapa wakulima wataulizana maswali na kujibiana. Sehemu hii bado haijafunguliwa.',
  },
  three: {
    title: 'Bila malipo, na Pro',
    pro: 'Chukua Pro upate mashamba na ukaguzi wa majani bila kikomo, na tunakagua mashamba yako kila siku.',
    have: 'Una Pro: mashamba na ukaguzi wa majani bila kikomo, na tunakagua mashamba yako kila siku.',
    end: 'Gusa Endelea umalize.',
  },
};
