/** Home's cards load when the page is idle, with their own texts. */
export const taskCardEn = {
  title: 'Farm Planning',
  plans: (n: number) => (n === 1 ? '1 active plan' : `${n} active plans`),
  tasks: (n: number) => (n === 1 ? '1 task this week' : `${n} tasks this week`),
  late: (n: number) => (n === 1 ? '1 task is late' : `${n} tasks are late`),
  next: 'Next task',
  today: 'Today',
  tomorrow: 'Tomorrow',
  at: (time: string) => `at ${time}`,
  wasFor: (day: string) => `Late, was for ${day}`,
  invite: 'Write down what is to be done on your farm. It works without a network.',
  open: 'Plan my work',
  all: 'All tasks',
  dueTitle: 'To do today',
  done: (title: string) => `Not done yet: ${title}`,
  more: (n: number) => (n === 1 ? 'and 1 more' : `and ${n} more`),
  failed: 'This could not be kept on the phone. Try again.',
};
