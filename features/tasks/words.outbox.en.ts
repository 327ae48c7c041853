/** The outbox's texts for tasks: loaded before their screen. */
export const taskOutboxEn = {
  outbox: {
    add: (title: string) => `New task: ${title}`,
    back: (title: string) => `Task brought back: ${title}`,
    change: 'Change of a task',
    done: 'Task done',
    notDone: 'Task not done yet',
    remove: 'Delete a task',
    addPlan: (title: string) => `New plan: ${title}`,
    changePlan: 'Change of a plan',
    removePlan: 'Delete a plan',
    judge: 'Your answer to a suggestion',
  },
  countedRows: {
    farm_plan_task: (n: number) => (n === 1 ? '1 task' : `${n} tasks`),
    farm_plan: (n: number) => (n === 1 ? '1 plan' : `${n} plans`),
  },
  refusals: {
    'tasks.exists': 'This task is there already.',
    'tasks.not_found': 'This task was deleted meanwhile.',
    'tasks.title_short': 'Title must be at least 3 characters long.',
    'tasks.day_wrong': 'Choose a day between 2000 and 2100.',
    'tasks.repeat_needs_day': 'A task that repeats needs its first day.',
    'tasks.phone_wrong': 'This is not a phone number. Write it like 0712 345 678.',
    'tasks.field_not_found': 'The field of this task was deleted.',
    'tasks.plan_not_found': 'This plan was deleted meanwhile.',
    'tasks.plan_exists': 'This plan is there already.',
    'tasks.ends_before': 'The plan would end before it begins. Check the two days.',
  },
};
