import type { DataTable } from '#kit/server/data-tables.ts';

export const fieldsTables: readonly DataTable[] = [
  {
    table: 'farms',
    owner: 'user_id',
    exportAs: 'farms',
    key: ['id'],
    restore: 'rows',
    kind: 'farm',
    deletedWith: 'farm',
  },
  {
    table: 'fields',
    owner: 'user_id',
    exportAs: 'fields',
    key: ['id'],
    restore: 'rows',
    kind: 'field',
    deletedWith: 'farm',
  },
];
