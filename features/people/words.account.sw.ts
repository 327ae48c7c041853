import type { Words } from '#kit/pure/words.ts';
import type { accountEn } from './words.account.en.ts';

export const accountSw: Words<typeof accountEn> = {
  title: 'Akaunti na vifaa',
  online: 'Unahitaji mtandao kwa hili.',

  email: {
    title: 'Barua pepe',
    proven: 'Imethibitishwa',
    unproven: 'Bado haijathibitishwa. Fungua kiungo kilicho kwenye barua pepe tuliyokutumia.',
    again: 'Nitumie kiungo tena',
    sent: (email) =>
      `Tumetuma kiungo kwa ${email}. Kinafanya kazi kwa siku 3. Angalia pia kwenye folda ya barua taka (spam).`,
    none: 'Bado hakuna barua pepe. Nambari yako ya simu inatosha.',
    add: 'Ongeza barua pepe',
    howFirst: 'Tutatuma kiungo kwa barua pepe hii. Kifungue ili uithibitishe.',
    change: 'Badilisha barua pepe',
    how: 'Tutatuma kiungo kwa barua pepe yako mpya. Kifungue ili uthibitishe. Pia tutakujulisha kwa barua pepe ya zamani.',
    next: 'Barua pepe mpya',
    password: 'Nenosiri lako',
    ask: 'Tuma kiungo',
    pending: (email, until) =>
      `Tumetuma kiungo kwa ${email}. Kinafanya kazi hadi ${until}. Barua pepe yako haibadiliki hadi ukifungue.`,
    keep: 'Usibadilishe barua pepe yangu',
    kept: 'Barua pepe yako haijabadilika.',
    passwordFirst:
      'Akaunti hii haina nenosiri. Ili kubadilisha barua pepe, kwanza chagua nenosiri hapa chini.',
  },

  password: {
    title: 'Nenosiri',
    change: 'Badilisha nenosiri',
    currentPassword: 'Nenosiri la sasa',
    newPassword: 'Nenosiri jipya',
    repeatPassword: 'Rudia nenosiri jipya',
    save: 'Hifadhi nenosiri jipya',
    done: 'Nenosiri lako limebadilishwa. Vifaa vyako vingine vimeondolewa kwenye akaunti.',
    forgotten: 'Nimesahau nenosiri',
    none: 'Akaunti hii haina nenosiri. Chagua moja uweze kuingia kwa barua pepe pia.',
    choose: 'Nitumie kiungo cha kuchagua nenosiri',
    sent: (email) =>
      `Tumetuma kiungo kwa ${email}. Kinafanya kazi kwa saa 1. Utaingia tena kwenye kila kifaa kwa nenosiri jipya.`,
  },

  devices: {
    title: 'Vifaa',
    intro: 'Umeingia kwenye vifaa hivi. Ondoa kifaa usichokijua, au ulichopoteza.',
    here: 'Kifaa hiki',
    on: (what, browser) => `${what}, ${browser}`,
    today: 'Kimetumika leo',
    used: (day) => `Kilitumika mara ya mwisho ${day}`,
    began: (day) => `Uliingia ${day}`,
    end: 'Ondoa',
    endOf: (device) => `Ondoa: ${device}`,
    endTitle: (device) => `Ungependa kuondoa ${device} kwenye akaunti?`,
    endText: 'Tutakiondoa kwenye akaunti sasa hivi. Kazi ambayo hakijatuma itabaki humo hadi uingie tena.',
    ended: 'Kifaa hicho kimeondolewa kwenye akaunti.',
    others: 'Ondoa vifaa vingine vyote',
    othersTitle: 'Ungependa kuondoa vifaa vingine vyote?',
    othersText:
      'Tutaviondoa kwenye akaunti sasa hivi. Kwenye kifaa hiki utabaki umeingia. Ukidhani kuna mtu anayejua nenosiri lako, libadilishe pia.',
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
    confirmText: 'Gusa kitufe ili utumie barua pepe hii kwenye akaunti yako ya Mavuno.',
    confirm: 'Ndiyo, tumia barua pepe hii',
    confirmed: (email) => `Akaunti yako sasa inatumia ${email}.`,
    undoTitle: 'Si wewe?',
    undoText:
      'Gusa kitufe ili ubaki na barua pepe yako ya zamani. Tutaondoa vifaa vyote kwenye akaunti na kughairi nenosiri. Kisha utachagua jipya kwa barua pepe.',
    undo: 'Si mimi',
    undone: (email) =>
      `Akaunti yako inatumia ${email}, na vifaa vyote vimeondolewa. Sasa chagua nenosiri jipya.`,
    newPassword: 'Chagua nenosiri jipya',
    open: 'Fungua Mavuno',
    begin: 'Omba kiungo kipya',
    notWhole: 'Kiungo hiki hakijakamilika. Nakili chote kutoka kwenye barua pepe.',
  },

  refusals: {
    'people.session_gone': 'Kifaa hiki tayari kimeondolewa kwenye akaunti.',
    'people.email_same': 'Tayari unatumia barua pepe hii. Andika nyingine.',
    'people.email_taken': 'Barua pepe hii tayari ina akaunti.',
    'people.password_first': 'Kwanza chagua nenosiri la akaunti hii.',
    'people.link_unknown':
      'Kiungo hiki hakifanyi kazi tena. Kimeshatumika, tumetuma kipya, au nenosiri limebadilika.',
    'people.link_used': 'Umeshatumia kiungo hiki. Akaunti yako ina barua pepe mpya.',
    'people.link_late': 'Muda wa kiungo hiki umeisha. Omba kipya.',
  },
};
