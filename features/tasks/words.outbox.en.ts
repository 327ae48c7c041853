/** The outbox's texts for tasks: loaded before their screen. */
export const taskOutboxEn = {
  outbox: {
    add: (title: string) => `Add a task: ${title}`,
    back: (title: string) => `Restore a task: ${title}`,
    change: 'Change a task',
    done: 'Mark a task as done',
    notDone: 'Mark a task as not done',
    remove: 'Delete a task',
    addPlan: (title: string) => `Add a plan: ${title}`,
    changePlan: 'Change a plan',
    removePlan: 'Delete a plan',
    judge: 'Answer a suggestion',
  },
  countedRows: {
    farm_plan_task: (n: number) => (n === 1 ? '1 task' : `${n} tasks`),
    farm_plan: (n: number) => (n === 1 ? '1 plan' : `${n} plans`),
  },
  refusals: {
    'tasks.exists': 'This task already exists.',
    'tasks.not_found': 'This task has been deleted.',
    'tasks.title_short': 'Title must be at least 3 characters long.',
    'tasks.day_wrong': 'Choose a day between 2000 and 2100.',
    'tasks.repeat_needs_day': 'Choose a first day for this repeating task.',
    'tasks.phone_wrong': 'Enter a phone number, such as 0712 345 678.',
    'tasks.field_not_found': 'This task’s field has been deleted.',
    'tasks.plan_not_found': 'This plan has been deleted.',
    'tasks.plan_exists': 'This plan already exists.',
    'tasks.ends_before': 'The plan ends before it starts. Check the two dates.',
  },
};
