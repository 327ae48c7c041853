import type { ExpertMailWords } from './words.mail.en.ts';

export const sw: ExpertMailWords = {
  waiting: {
    subject: (n) => (n === 1 ? 'Mkulima anasubiri jibu' : `Wakulima ${n} wanasubiri jibu`),
    body: (link) => `Wakulima wameuliza kuhusu majani yenye ugonjwa. Mavuno huwaahidi jibu ndani ya saa 24.

Maswali, kuanzia la zamani zaidi:
${link}

Unapata barua pepe hii kwa sababu unajibu kama mtaalamu kwenye Mavuno. Hatutumi zaidi ya moja kwa saa.
`,
  },
};
