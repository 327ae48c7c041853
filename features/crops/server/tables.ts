import type { DataTable } from '#kit/server/data-tables.ts';

export const cropsTables: readonly DataTable[] = [
  { table: 'crops', owner: 'user_id', out: 'crops', key: ['id'], back: 'rows', kind: 'crop', goes: 'farm' },
];
