import type { Words } from '#kit/pure/words.ts';
import type { tourEn } from './words.en.ts';

export const tourSw: Words<typeof tourEn> = {
  title: 'Tuangalie kwa ufupi',
  step: (n: string, of: string) => `${n} kati ya ${of}`,
  next: 'Endelea',
  skip: 'Ruka',
  one: {
    title: 'Uliza kwa maneno yako',
    soon: 'Hivi karibuni utauliza Mavuno hapa. Mazungumzo bado hayajafunguliwa; kwa sasa kitabu kinajibu:',
    question: '“Nitengeneze mboji vipi?”',
    answer: 'Tabaka za mabaki, samadi, majivu na udongo, pamoja na maji. Geuza baada ya wiki 2 hadi 3; huwa tayari baada ya wiki 6 hadi 9.',
    from: 'Mfano kutoka kwenye kitabu cha Mavuno. Hautumii krediti.',
  },
  two: {
    title: 'Waulize wakulima wengine',
    text: 'Kwenye jamii wakulima huulizana maswali na kusaidiana kwa majibu, na unaona nani ni mtaalamu. Gusa Endelea uone maswali.',
    later: 'Kwenye jamii wakulima wataulizana maswali na kusaidiana kwa majibu. Bado haijafunguliwa.',
  },
  three: {
    title: 'Bila malipo, na Pro',
    free: 'Shamba moja na ukaguzi 15 wa majani ni bila malipo, pamoja na kitabu, hali ya hewa na tahadhari unazoomba.',
    pro: 'Boresha kifurushi ufungue mashamba na ukaguzi wa majani upendavyo, na Mavuno iyaangalie mashamba yako yenyewe kila siku. Hiyo ndiyo Pro.',
    have: 'Una Pro: mashamba na ukaguzi wa majani upendavyo, na Mavuno huyaangalia mashamba yako yenyewe kila siku.',
    end: 'Huo ndio mwisho. Gusa Endelea uende shambani kwako.',
  },
};
