import type { ExpertMailWords } from './words.mail.en.ts';

export const sw: ExpertMailWords = {
  answered: {
    subject: 'Mtaalamu amejibu swali lako kuhusu jani',
    body: (link) => `Mtaalamu wa kilimo ameangalia picha yako na amekujibu.

Soma au usikilize jibu hapa:
${link}

Jibu la maandishi liko pia kwenye programu, chini ya ukaguzi wa jani, hata bila mtandao.
`,
  },
};
