import type { DataTable } from '#kit/server/data-tables.ts';

export const trainingTables: readonly DataTable[] = [
  {
    table: 'enrolments',
    owner: 'user_id',
    exportAs: 'enrolments',
    key: ['id'],
    restore: 'rows',
    kind: 'enrolment',
    importDefaults: { enrolled_at: 'least(r.enrolled_at, now())', reminded_on: 'null', remind_on: 'null' },
    deletedWith: 'account',
  },
];
