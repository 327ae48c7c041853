import type { DataTable } from '#kit/server/data-tables.ts';

export const tasksTables: readonly DataTable[] = [
  {
    table: 'farm_plans',
    owner: 'user_id',
    exportAs: 'farm_plans',
    key: ['id'],
    restore: 'rows',
    kind: 'farm_plan',
    deletedWith: 'farm',
  },
  {
    table: 'farm_plan_tasks',
    owner: 'user_id',
    exportAs: 'tasks',
    key: ['id'],
    restore: 'rows',
    kind: 'farm_plan_task',
    deletedWith: 'farm',
  },
  {
    table: 'task_verdicts',
    owner: 'user_id',
    exportAs: 'task_verdicts',
    key: ['key'],
    restore: 'rows',
    kind: 'task_verdict',
    rowId: 'key',
    deletedWith: 'account',
  },
];
