// @cache later

import type { Words } from '#kit/pure/words.ts';
import type { tourEn } from './words.en.ts';

export const tourSw: Words<typeof tourEn> = {
  title: 'Tuangalie kwa ufupi',
  step: (n: string, of: string) => `${n} kati ya ${of}`,
  next: 'Endelea',
  skip: 'Ruka',
  example: 'Ona mfano',
  one: {
    title: 'Uliza kwa maneno yako',
    text: 'Mavuno hujibu bure kutoka kitabu chake na shamba lako. Gusa Endelea uone mfano.',
    question: '“Nitengeneze mboji vipi?”',
    answer:
      'Tabaka za mabaki, samadi, majivu na udongo, pamoja na maji. Geuza baada ya wiki 2 hadi 3; huwa tayari baada ya wiki 6 hadi 9.',
    from: 'Kutoka kwenye kitabu cha Mavuno; hakitumii krediti.',
  },
  two: {
    title: 'Waulize wakulima wengine',
    text: 'Wakulima huuliza; wenzao na wataalamu hujibu. Gusa Endelea uone maswali yao.',
    later: 'Hapa wakulima wataulizana maswali na kusaidiana kwa majibu. Bado haijafunguliwa.',
  },
  three: {
    title: 'Bila malipo, na Pro',
    pro: 'Boresha kifurushi ufungue mashamba na ukaguzi wa majani bila kikomo, na mashamba yako yaangaliwe kila siku. Hiyo ndiyo Pro.',
    have: 'Una Pro: mashamba na ukaguzi wa majani bila kikomo, na mashamba yako huangaliwa kila siku.',
    end: 'Gusa Endelea umalize.',
  },
};
