import type { Words } from '#kit/pure/words.ts';
import type { resetEn } from './words.reset.en.ts';

export const resetSw: Words<typeof resetEn> = {
  title: 'Usaidizi wa akaunti',
  newTitle: 'Nenosiri jipya',
  choose: 'Unahitaji nini?',
  createTab: 'Fungua akaunti',
  resetTab: 'Badilisha nenosiri',
  resetText: 'Tutakutumia kiungo cha kuchagua nenosiri jipya.',
  send: 'Tuma kiungo',
  create: 'Fungua akaunti',
  newPassword: 'Nenosiri jipya',
  again: 'Rudia nenosiri jipya',
  update: 'Hifadhi nenosiri jipya',
  sent: 'Barua pepe imetumwa!',
  sentText: (email) =>
    `Kama ${email} ina akaunti, tumetuma kiungo. Kinafanya kazi kwa saa 1. Angalia pia kwenye folda ya barua taka (spam).`,
  updated: 'Nenosiri limebadilishwa!',
  updatedText: 'Ingia kwa nenosiri jipya. Ukurasa wa kuingia utafunguka baada ya sekunde 3.',
  back: 'Rudi kuingia',
  sendFailed: 'Barua pepe ya kubadilisha nenosiri haikutumwa',
  updateFailed: 'Nenosiri halikubadilika',
};
