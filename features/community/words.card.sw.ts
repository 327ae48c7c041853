import type { Words } from '#kit/pure/words.ts';
import type { communityCardEn } from './words.card.en.ts';

export const communityCardSw: Words<typeof communityCardEn> = {
  title: 'Jamii',
  today: (n) => (n === 1 ? 'Swali 1 leo' : `Maswali ${n} leo`),
  answered: (n) => (n === 1 ? '1 limejibiwa' : `${n} yamejibiwa`),
  online: (n) => (n === 1 ? 'Mtaalamu 1 yuko hapa sasa' : `Wataalamu ${n} wako hapa sasa`),
  usually: (hours) => `Kwa kawaida wataalamu hujibu ndani ya saa ${hours}`,
  usuallySoon: 'Kwa kawaida wataalamu hujibu ndani ya saa moja',
  latest: (title) => `Jipya zaidi: ${title}`,
  quiet: 'Bado hakuna swali leo',
  open: 'Fungua jamii',
  failed: 'Habari za jamii hazikupakuliwa. Jaribu tena.',
  retry: 'Jaribu tena',
  join: {
    title: 'Wakulima wengine hufanya nini?',
    act: 'Jiunge sasa',
  },
};
