import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract-session.ts';
import { peopleEn } from '../words.en.ts';
import { peopleSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => peopleEn, sw: () => peopleSw },
  commands: {
    'people.set_language': ({ outbox }, { language }) => outbox.setLanguage(language === 'sw'),
  },
});
