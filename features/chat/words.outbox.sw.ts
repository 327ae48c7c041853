import type { Words } from '#kit/pure/words.ts';
import type { chatOutboxEn } from './words.outbox.en.ts';

export const chatOutboxSw: Words<typeof chatOutboxEn> = {
  outbox: {
    say: (title) => `Mazungumzo: ${title}`,
    later: 'Swali kwa modeli ya lugha',
    remove: 'Futa mazungumzo',
  },
  countedRows: {
    chat_conversation: (n) => (n === 1 ? 'mazungumzo 1' : `mazungumzo ${n}`),
    chat_message: (n) => (n === 1 ? 'ujumbe 1' : `jumbe ${n}`),
  },
  refusals: {
    'chat.empty': 'Ujumbe huu hauna kitu.',
    'chat.busy': 'Swali moja kwa wakati. Subiri jibu la kwanza lifike.',
    'chat.answered': 'Swali hili limeshajibiwa.',
    'chat.no_model': 'Hapa hakuna modeli ya lugha. Majibu ya Mavuno yenyewe ni bure na yanabaki.',
    'chat.no_pictures': 'Hapa hakuna modeli ya kuchora picha.',
    'chat.photo_missing': 'Picha haijafika bado. Jaribu tena baada ya muda mfupi.',
    'chat.picture_failed': 'Picha haikupatikana. Krediti zako zimerudi.',
    'chat.not_found': 'Mazungumzo haya yalifutwa tayari.',
  },
};
