import type { DataTable } from '#kit/server/data-tables.ts';

export const fieldsTables: readonly DataTable[] = [
  { table: 'farms', owner: 'user_id', out: 'farms', key: ['id'], back: 'rows', kind: 'farm', goes: 'farm' },
  {
    table: 'fields',
    owner: 'user_id',
    out: 'fields',
    key: ['id'],
    back: 'rows',
    kind: 'field',
    goes: 'farm',
  },
];
