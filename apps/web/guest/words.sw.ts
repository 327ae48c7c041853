import type { Words } from '#kit/pure/words.ts';
import type { guestEn } from './words.en.ts';

export const guestSw = {
  signIn: 'Ingia',
  nav: 'Kurasa',
  start: 'Mwanzo',
  weather: 'Hewa',
  scan: 'Kagua',
  guide: 'Mwongozo',
  offerTitle: 'Usipoteze ukaguzi huu',
  offerText:
    'Uko kwenye simu hii tu. Ukifungua akaunti ya bure utahifadhiwa, na utapata hali ya hewa na kazi za mashamba yako.',
} satisfies Words<typeof guestEn>;
