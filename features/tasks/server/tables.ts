import type { DataTable } from '#kit/server/data-tables.ts';

export const tasksTables: readonly DataTable[] = [
  {
    table: 'farm_plans',
    owner: 'user_id',
    out: 'farm_plans',
    key: ['id'],
    back: 'rows',
    kind: 'farm_plan',
    goes: 'farm',
  },
  {
    table: 'farm_plan_tasks',
    owner: 'user_id',
    out: 'tasks',
    key: ['id'],
    back: 'rows',
    kind: 'farm_plan_task',
    goes: 'farm',
  },
  {
    table: 'task_verdicts',
    owner: 'user_id',
    out: 'task_verdicts',
    key: ['key'],
    back: 'rows',
    kind: 'task_verdict',
    rowId: 'key',
    goes: 'account',
  },
];
