import type { DataTable } from '#kit/server/data-tables.ts';

export const cropsTables: readonly DataTable[] = [
  {
    table: 'crops',
    owner: 'user_id',
    exportAs: 'crops',
    key: ['id'],
    restore: 'rows',
    kind: 'crop',
    deletedWith: 'farm',
  },
];
