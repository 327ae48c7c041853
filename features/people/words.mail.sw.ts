import type { MailWords } from './words.mail.en.ts';

export const sw: MailWords = {
  verify: {
    subject: 'Thibitisha barua pepe yako ya Mavuno',
    body: (link) => `Karibu Mavuno.

Fungua kiungo hiki ili kuthibitisha kwamba barua pepe hii ni yako. Kinafanya kazi kwa siku 3:
${link}

Unaweza kutumia Mavuno kabla ya kuthibitisha. Baadhi ya huduma zitakazofunguliwa baadaye, kama kulipa, zitahitaji barua pepe iliyothibitishwa.

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
};
