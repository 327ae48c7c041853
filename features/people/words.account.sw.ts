// @cache later

import type { Words } from '#kit/pure/words.ts';
import type { accountEn } from './words.account.en.ts';

export const accountSw: Words<typeof accountEn> = {
  title: 'Akaunti na vifaa',
  online: 'Hii inahitaji mtandao.',

  email: {
    title: 'Barua pepe',
    proven: 'Imethibitishwa',
    unproven: 'Bado haijathibitishwa. Fungua kiungo kilicho kwenye barua pepe tuliyokutumia.',
    again: 'Nitumie kiungo tena',
    sent: (email) =>
      `Kiungo kiko njiani kwenda ${email}. Kinafanya kazi kwa siku 3. Angalia pia kwenye folda ya barua taka (spam).`,
    change: 'Badilisha barua pepe',
    how: 'Tutatuma kiungo kwa anwani mpya. Barua pepe yako itabadilika ukikifungua huko. Anwani ya zamani pia itajulishwa.',
    next: 'Barua pepe mpya',
    password: 'Nenosiri lako',
    ask: 'Tuma kiungo',
    pending: (email, until) =>
      `Kiungo kiko njiani kwenda ${email}. Kinafanya kazi hadi ${until}. Usipokifungua, barua pepe yako itabaki ilivyo.`,
    keep: 'Acha barua pepe yangu ilivyo',
    kept: 'Barua pepe yako imebaki ilivyo.',
    passwordFirst: 'Unaingia kwa Google. Ili kubadilisha barua pepe, kwanza chagua nenosiri hapa chini.',
  },

  password: {
    title: 'Nenosiri',
    change: 'Badilisha nenosiri',
    currentPassword: 'Nenosiri la sasa',
    newPassword: 'Nenosiri jipya',
    repeatPassword: 'Rudia nenosiri jipya',
    save: 'Hifadhi nenosiri jipya',
    done: 'Nenosiri lako limebadilishwa. Vifaa vyako vingine vimeondolewa kwenye akaunti.',
    forgotten: 'Silikumbuki tena',
    none: 'Unaingia kwa Google na huna nenosiri hapa. Ukiwa na nenosiri unaweza kuingia bila Google pia.',
    choose: 'Nitumie kiungo cha kuchagua nenosiri',
    sent: (email) =>
      `Kiungo kiko njiani kwenda ${email}. Kinafanya kazi kwa saa 1. Ukishachagua nenosiri jipya, utaingia tena kwenye kila kifaa.`,
  },

  devices: {
    title: 'Vifaa',
    intro: 'Akaunti yako imefunguliwa kwenye vifaa hivi. Ondoa kifaa usichokijua, au simu iliyopotea.',
    here: 'Kifaa hiki',
    on: (what, browser) => `${what}, ${browser}`,
    today: 'Kimetumika leo',
    used: (day) => `Kilitumika mwisho ${day}`,
    began: (day) => `Uliingia ${day}`,
    end: 'Ondoa',
    endOf: (device) => `Ondoa: ${device}`,
    endTitle: (device) => `Uondoe ${device} kwenye akaunti?`,
    endText:
      'Kitaondolewa kwenye akaunti mara moja. Ambacho bado hakijatumwa kitabaki kwenye kifaa hicho hadi mtu aingie tena.',
    ended: 'Kifaa hicho kimeondolewa kwenye akaunti.',
    others: 'Ondoa vifaa vingine vyote',
    othersTitle: 'Uondoe vifaa vingine vyote?',
    othersText:
      'Vitaondolewa kwenye akaunti mara moja. Kwenye kifaa hiki utabaki umeingia. Kama huenda mtu anajua nenosiri lako, libadilishe pia.',
    othersEnded: (n) =>
      n === 1 ? 'Kifaa 1 kimeondolewa kwenye akaunti.' : `Vifaa ${n} vimeondolewa kwenye akaunti.`,
    systems: {
      android: 'Simu ya Android',
      iphone: 'Simu ya iPhone',
      ipad: 'Tableti ya iPad',
      windows: 'Kompyuta ya Windows',
      mac: 'Kompyuta ya Mac',
      chromebook: 'Kompyuta ya Chromebook',
      linux: 'Kompyuta ya Linux',
      other: 'Kifaa kingine',
    },
    otherBrowser: 'kivinjari kingine',
  },

  link: {
    confirmTitle: 'Barua pepe yako mpya',
    confirmText: 'Bonyeza kitufe, na barua pepe hii itakuwa ya akaunti yako ya Mavuno.',
    confirm: 'Ndiyo, tumia barua pepe hii',
    confirmed: (email) => `${email} sasa ni barua pepe ya akaunti yako.`,
    undoTitle: 'Si wewe?',
    undoText:
      'Bonyeza kitufe, na barua pepe yako ya zamani itabaki kuwa ya akaunti yako. Vifaa vyote vitaondolewa kwenye akaunti, na nenosiri la zamani halitafanya kazi tena. Kisha utachagua jipya kupitia barua pepe.',
    undo: 'Si mimi',
    undone: (email) =>
      `${email} ni barua pepe ya akaunti yako, na vifaa vyote vimeondolewa kwenye akaunti. Sasa chagua nenosiri jipya.`,
    newPassword: 'Chagua nenosiri jipya',
    open: 'Fungua Mavuno',
    begin: 'Omba kiungo kipya',
    notWhole: 'Kiungo hiki hakijakamilika. Nakili chote kutoka kwenye barua pepe.',
  },

  refusals: {
    'people.session_gone': 'Kifaa hiki tayari kimeondolewa kwenye akaunti.',
    'people.email_same': 'Hii tayari ndiyo barua pepe yako.',
    'people.email_taken': 'Barua pepe hii tayari ina akaunti.',
    'people.password_first': 'Kwanza chagua nenosiri la akaunti hii.',
    'people.link_unknown':
      'Kiungo hiki hakifanyi kazi tena. Kimeshatumika, kipya kimetumwa, au nenosiri limebadilishwa.',
    'people.link_used': 'Kiungo hiki kimeshatumika, na barua pepe mpya imewekwa.',
    'people.link_late': 'Muda wa kiungo hiki umeisha.',
  },
};
