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
  overdueSince: (day: string) => `Late since ${day}`,
  empty: 'Nothing planned yet',
  emptyHint: 'Plan the work on your farm. It also works offline.',
  startPlanning: 'Plan my work',
  allTasks: 'All tasks',
};
