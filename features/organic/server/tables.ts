import type { DataTable } from '#kit/server/data-tables.ts';

export const organicTables: readonly DataTable[] = [
  {
    table: 'daily_organic_actions',
    owner: 'user_id',
    out: 'daily_organic_actions',
    key: ['day'],
    back: { notBack: 'what was done on a day earns nothing on another account' },
    kind: 'organic_action',
    rowId: 'day::text',
    goes: 'farm',
  },
  {
    table: 'organic_points',
    owner: 'user_id',
    out: 'organic_points',
    key: ['cause'],
    back: { notBack: 'points are earned, not brought' },
    goes: 'account',
  },
];
