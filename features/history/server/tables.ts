import type { DataTable } from '#kit/server/data-tables.ts';

export const historyTables: readonly DataTable[] = [
  {
    table: 'field_events',
    owner: 'user_id',
    out: 'field_events',
    key: ['id'],
    only: 't.removed_at is null',
    own: { removed_at: 'null' },
    back: 'rows',
    kind: 'field_event',
    goes: 'farm',
  },
];
