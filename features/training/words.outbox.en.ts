/** The outbox's texts for training: loaded before the other words. */
export const trainingOutboxEn = {
  outbox: {
    enrol: 'Enrol in a lesson',
    read: 'Mark part of a lesson as read',
    remind: 'Set a lesson reminder',
    leave: 'Leave a lesson',
  },
  countedRows: {
    enrolment: (n: number) => (n === 1 ? '1 lesson' : `${n} lessons`),
  },
  refusals: {
    'training.not_found': 'This lesson isn’t available any more.',
    'training.not_enrolled': 'Enrol in this lesson first.',
    'training.remind_day': 'Choose a day within the next month.',
    'training.link_over': 'This link has expired. Open the guide in the app again.',
  },
};
