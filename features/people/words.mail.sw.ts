import type { MailTemplates } from './words.mail.en.ts';

export const sw: MailTemplates = {
  verify: {
    subject: 'Thibitisha barua pepe yako ya Mavuno',
    body: (link) => `Karibu Mavuno.

Fungua kiungo hiki ili kuthibitisha kwamba barua pepe hii ni yako. Kinafanya kazi kwa siku 3:
${link}

Unaweza kutumia Mavuno kabla ya kuthibitisha. Ili kulipa, kuandika kwenye jamii, au kuuza na kununua mazao, unahitaji barua pepe au nambari ya simu iliyothibitishwa.

Kama hukufungua akaunti, puuza barua pepe hii.
`,
  },
  reset: {
    subject: 'Nenosiri jipya la Mavuno',
    body: (link) => `Tumepokea ombi la nenosiri jipya la akaunti yako ya Mavuno.

Fungua kiungo hiki ili kuchagua nenosiri. Kinafanya kazi mara moja tu, kwa saa 1:
${link}

Kama si wewe, puuza barua pepe hii. Nenosiri lako halitabadilika.
`,
  },
  new_email: {
    subject: 'Thibitisha barua pepe yako mpya ya Mavuno',
    body: (
      link,
      currentEmail,
    ) => `Kuna mtu ameomba kutumia barua pepe hii kwa akaunti ya Mavuno ya ${currentEmail}.

Kama ni wewe, fungua kiungo hiki kisha uguse kitufe. Kinafanya kazi mara moja tu, kwa siku 1:
${link}

Kama hukuomba hivi, puuza barua pepe hii. Hakuna kitakachobadilika.
`,
  },
  old_email: {
    subject: 'Ombi la kubadilisha barua pepe yako ya Mavuno',
    body: (
      link,
      newEmail,
    ) => `Mtu anayejua nenosiri lako ameomba kubadilisha barua pepe ya akaunti yako ya Mavuno iwe ${newEmail}.

Kama ni wewe, huna la kufanya hapa. Fungua barua pepe tuliyotuma kwa anwani mpya.

Kama si wewe, fungua kiungo hiki kisha uguse kitufe. Kinafanya kazi kwa siku 7:
${link}

Akaunti yako itabaki na barua pepe hii. Tutaondoa vifaa vyote kwenye akaunti, tutaghairi nenosiri, na kukutumia kiungo cha kuchagua jipya.
`,
  },
  new_password: {
    subject: 'Nenosiri lako la Mavuno limebadilishwa',
    body: (
      link,
    ) => `Nenosiri la akaunti yako ya Mavuno limebadilishwa, na tumeondoa vifaa vingine vyote kwenye akaunti.

Kama ni wewe, huna la kufanya.

Kama si wewe, chagua jipya sasa. Fungua ukurasa huu na uandike barua pepe yako. Kisha tutatuma kiungo kwenye barua pepe hii:
${link}
`,
  },
};
