import type { Words } from '#kit/pure/words.ts';
import type { trainingOutboxEn } from './words.outbox.en.ts';

export const trainingOutboxSw: Words<typeof trainingOutboxEn> = {
  outbox: {
    enrol: 'Jiunge na somo',
    read: 'Weka alama kuwa sehemu ya somo imesomwa',
    remind: 'Weka kikumbusho cha somo',
    leave: 'Acha somo',
  },
  countedRows: {
    enrolment: (n) => (n === 1 ? 'somo 1' : `masomo ${n}`),
  },
  refusals: {
    'training.not_found': 'Somo hilo halipo tena.',
    'training.not_enrolled': 'Jiunge na somo hili kwanza.',
    'training.remind_day': 'Chagua siku ndani ya mwezi mmoja kuanzia leo.',
    'training.link_over': 'Muda wa kiungo hiki umeisha. Fungua mwongozo tena kwenye programu.',
  },
};
