import type { Words } from '#kit/pure/words.ts';
import type { chatOutboxEn } from './words.outbox.en.ts';

export const chatOutboxSw: Words<typeof chatOutboxEn> = {
  outbox: {
    say: (title) => `Mazungumzo: ${title}`,
    later: 'Uliza AI swali',
    remove: 'Futa mazungumzo',
  },
  countedRows: {
    chat_conversation: (n) => (n === 1 ? 'mazungumzo 1' : `mazungumzo ${n}`),
    chat_message: (n) => (n === 1 ? 'ujumbe 1' : `jumbe ${n}`),
  },
  refusals: {
    'chat.empty': 'Andika swali kwanza.',
    'chat.busy': 'Swali moja kwa wakati. Subiri jibu la kwanza lifike.',
    'chat.answered': 'Swali hili limeshajibiwa.',
    'chat.no_model': 'Majibu ya AI bado hayapatikani. Majibu ya mwongozo wa kilimo ni bure.',
    'chat.no_pictures': 'Picha za AI bado hazipatikani.',
    'chat.photo_missing': 'Hatujapokea picha bado. Jaribu tena baada ya muda mfupi.',
    'chat.picture_failed': 'Picha haikuchorwa. Tumerudisha krediti zako.',
    'chat.not_found': 'Mazungumzo haya yalifutwa.',
  },
};
