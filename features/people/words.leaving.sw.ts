import type { SignOutDialogWords } from './words.leaving.en.ts';

export const signOutDialogSw = {
  title: 'Ungependa kuondoka kwenye akaunti?',
  removed:
    'Tutaondoa taarifa za shamba lako kwenye simu hii. Zitarudi ukiingia tena. Fomu ambazo hujamaliza zitafutwa.',
  sent: 'Kila kitu kimetumwa.',
  waiting: (count) =>
    count === 1
      ? 'Badiliko 1 bado halijatumwa. Litabaki kwenye simu hii, kwa akaunti yako tu. Tutalituma ukiingia tena.'
      : `Mabadiliko ${count} bado hayajatumwa. Yatabaki kwenye simu hii, kwa akaunti yako tu. Tutayatuma ukiingia tena.`,
  refused: (count) =>
    count === 1
      ? 'Badiliko 1 halikukubaliwa. Litabaki kwenye simu hii, kwa akaunti yako tu, hadi utakapoamua.'
      : `Mabadiliko ${count} hayakukubaliwa. Yatabaki kwenye simu hii, kwa akaunti yako tu, hadi utakapoamua.`,
  sendFirst: 'Baki na utume kwanza',
  decideFirst: 'Baki na uamue kwanza',
  signOut: 'Ondoka',
  discard: 'Tupa na uondoke',
  discardTitle: (count) =>
    count === 1 ? 'Ungependa kutupa badiliko 1?' : `Ungependa kutupa mabadiliko ${count}?`,
  discardText: (count) =>
    count === 1
      ? 'Halikutumwa kamwe. Ukilitupa, hutaweza kulirudisha.'
      : 'Hayakutumwa kamwe. Ukiyatupa, hutaweza kuyarudisha.',
  discardFailed:
    'Umeondoka, lakini hatukuweza kutupa kazi ambayo haijatumwa. Itabaki kwenye simu hii, kwa akaunti yako tu.',
  failed: 'Kuondoka hakukufaulu',
} satisfies SignOutDialogWords;
