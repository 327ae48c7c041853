import type { Words } from '#kit/pure/words.ts';
import type { trainingOutboxEn } from './words.outbox.en.ts';

export const trainingOutboxSw: Words<typeof trainingOutboxEn> = {
  outbox: {
    enrol: 'Kujiunga na somo',
    read: 'Sehemu ya somo imesomwa',
    remind: 'Kikumbusho cha somo',
    leave: 'Kuacha somo',
  },
  countedRows: {
    enrolment: (n) => (n === 1 ? 'somo 1' : `masomo ${n}`),
  },
  refusals: {
    'training.not_found': 'Somo hilo halipo tena.',
    'training.not_enrolled': 'Hujajiunga na somo hili.',
    'training.remind_day': 'Kikumbusho kisizidi mwezi mmoja kutoka leo.',
    'training.link_over': 'Muda wa kiungo hiki umeisha. Fungua mwongozo tena kwenye programu.',
  },
};
