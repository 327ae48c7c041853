/** The outbox's texts for training: loaded before the other words. */
export const trainingOutboxEn = {
  outbox: {
    enrol: 'Enrol in a lesson',
    read: 'Part of a lesson read',
    remind: 'Reminder for a lesson',
    leave: 'Leave a lesson',
  },
  countedRows: {
    enrolment: (n: number) => (n === 1 ? '1 lesson' : `${n} lessons`),
  },
  refusals: {
    'training.not_found': 'There is no such lesson any more.',
    'training.not_enrolled': 'You are not enrolled in this lesson.',
    'training.remind_day': 'A reminder can be at most a month away.',
    'training.link_over': 'This link is over. Open the guide in the app again.',
  },
};
