import type { DataTable } from '#kit/server/data-tables.ts';

export const organicTables: readonly DataTable[] = [
  {
    table: 'daily_organic_actions',
    owner: 'user_id',
    exportAs: 'daily_organic_actions',
    key: ['day'],
    restore: { notRestoredReason: 'actions of a day earn no points on another account' },
    kind: 'organic_action',
    rowId: 'day::text',
    deletedWith: 'farm',
  },
  {
    table: 'organic_points',
    owner: 'user_id',
    exportAs: 'organic_points',
    key: ['cause'],
    restore: { notRestoredReason: 'points cannot be imported' },
    deletedWith: 'account',
  },
];
