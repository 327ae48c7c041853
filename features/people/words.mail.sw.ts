import type { MailTemplates } from './words.mail.en.ts';

export const sw: MailTemplates = {
  verify: {
    subject: 'Thibitisha barua pepe yako ya Mavuno',
    body: (link) => `Karibu Mavuno.

Fungua kiungo hiki ili kuthibitisha kwamba barua pepe hii ni yako. Kinafanya kazi kwa siku 3:
${link}

Unaweza kutumia Mavuno kabla ya kuthibitisha. Ili kulipa, kuandika kwenye jamii, au kuuza na kununua mazao, unahitaji barua pepe iliyothibitishwa.

Kama hukufungua akaunti, usifanye chochote: bila kiungo hiki hakuna anayeweza kuithibitisha.
`,
  },
  reset: {
    subject: 'Nenosiri jipya la Mavuno',
    body: (link) => `Kuna mtu ameomba nenosiri jipya la akaunti yako ya Mavuno.

Fungua kiungo hiki ili kuchagua nenosiri. Kinafanya kazi mara moja tu, kwa saa 1:
${link}

Kama si wewe, usifanye chochote: nenosiri lako halitabadilika.
`,
  },
  new_email: {
    subject: 'Thibitisha barua pepe yako mpya ya Mavuno',
    body: (
      link,
      currentEmail,
    ) => `Akaunti ya Mavuno yenye barua pepe ${currentEmail} inataka kutumia barua pepe hii kuanzia sasa.

Kama ni akaunti yako, fungua kiungo hiki kisha ubonyeze kitufe. Kinafanya kazi mara moja tu, kwa siku 1:
${link}

Kama hujui lolote kuhusu hili, usifanye chochote: hakuna kitakachobadilika.
`,
  },
  old_email: {
    subject: 'Barua pepe ya akaunti yako ya Mavuno inabadilishwa',
    body: (
      link,
      newEmail,
    ) => `Mtu anayejua nenosiri lako ameomba kubadilisha barua pepe ya akaunti yako ya Mavuno iwe ${newEmail}.

Kama ni wewe, huna la kufanya hapa. Fungua barua pepe tuliyotuma kwa anwani mpya.

Kama si wewe, fungua kiungo hiki kisha ubonyeze kitufe. Kinafanya kazi kwa siku 7:
${link}

Barua pepe hii itabaki kuwa ya akaunti yako, vifaa vyote vitaondolewa kwenye akaunti, na nenosiri la zamani halitafanya kazi tena. Utachagua jipya kupitia barua pepe.
`,
  },
  new_password: {
    subject: 'Nenosiri la akaunti yako ya Mavuno limebadilishwa',
    body: (
      link,
    ) => `Nenosiri la akaunti yako ya Mavuno limebadilishwa, na vifaa vingine vyote vimeondolewa kwenye akaunti.

Kama ni wewe, huna la kufanya.

Kama si wewe, chagua jipya sasa: fungua ukurasa huu na uandike barua pepe yako hapo. Kisha tutatuma kiungo kwenye barua pepe hii:
${link}
`,
  },
};
