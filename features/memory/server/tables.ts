import type { DataTable } from '#kit/server/data-tables.ts';

export const memoryTables: readonly DataTable[] = [
  {
    table: 'user_memory',
    owner: 'user_id',
    out: 'user_memory',
    key: [],
    without: ['referrer_id'],
    back: 'rows',
    own: { invites_sent: '0', referrer_id: 'null' },
    kind: 'notify_setting',
    rowId: "'mine'",
    goes: 'account',
  },
];
