// @cache later

import type { SignOutDialogWords } from './words.leaving.en.ts';

export const signOutDialogSw = {
  title: 'Ungependa kuondoka?',
  removed:
    'Taarifa za shamba lako zitaondolewa kwenye simu hii na zitarudi ukiingia tena. Fomu ambazo hujamaliza zitafutwa.',
  sent: 'Kila kitu kimetumwa.',
  waiting: (count) =>
    count === 1
      ? 'Kitu 1 bado kinasubiri kutumwa. Kitabaki kwenye simu hii kikiwa kimefungwa kwa akaunti yako, na kitatumwa ukiingia tena.'
      : `Vitu ${count} bado vinasubiri kutumwa. Vitabaki kwenye simu hii vikiwa vimefungwa kwa akaunti yako, na vitatumwa ukiingia tena.`,
  refused: (count) =>
    count === 1
      ? 'Kitu 1 hakikukubaliwa. Kitabaki kwenye simu hii kikiwa kimefungwa kwa akaunti yako, hadi utakapoamua.'
      : `Vitu ${count} havikukubaliwa. Vitabaki kwenye simu hii vikiwa vimefungwa kwa akaunti yako, hadi utakapoamua.`,
  sendFirst: 'Baki na utume kwanza',
  decideFirst: 'Baki na uamue kwanza',
  signOut: 'Ondoka',
  discard: 'Tupa na uondoke',
  discardTitle: (count) => (count === 1 ? 'Ungependa kutupa kitu 1?' : `Ungependa kutupa vitu ${count}?`),
  discardText: (count) =>
    count === 1
      ? 'Hakikutumwa kamwe. Ukikitupa, hakiwezi kurudishwa.'
      : 'Havikutumwa kamwe. Ukivitupa, haviwezi kurudishwa.',
  discardFailed:
    'Umeondoka, lakini vitu ambavyo havijatumwa havikuweza kutupwa. Vitabaki kwenye simu hii vikiwa vimefungwa kwa akaunti yako.',
  failed: 'Hukuweza kuondoka',
} satisfies SignOutDialogWords;
