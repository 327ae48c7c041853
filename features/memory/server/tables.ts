import type { DataTable } from '#kit/server/data-tables.ts';

export const memoryTables: readonly DataTable[] = [
  {
    table: 'user_memory',
    owner: 'user_id',
    exportAs: 'user_memory',
    key: [],
    omittedColumns: ['referrer_id'],
    restore: 'rows',
    importDefaults: { invites_sent: '0', referrer_id: 'null' },
    kind: 'notify_setting',
    rowId: "'mine'",
    deletedWith: 'account',
  },
];
