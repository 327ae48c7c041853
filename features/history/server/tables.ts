import type { DataTable } from '#kit/server/data-tables.ts';

export const historyTables: readonly DataTable[] = [
  {
    table: 'field_events',
    owner: 'user_id',
    exportAs: 'field_events',
    key: ['id'],
    exportWhere: 't.removed_at is null',
    importDefaults: { removed_at: 'null' },
    restore: 'rows',
    kind: 'field_event',
    deletedWith: 'farm',
  },
];
