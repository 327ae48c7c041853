import type { DataTable } from '#kit/server/data-tables.ts';

export const trainingTables: readonly DataTable[] = [
  {
    table: 'enrolments',
    owner: 'user_id',
    out: 'enrolments',
    key: ['id'],
    back: 'rows',
    kind: 'enrolment',
    own: { enrolled_at: 'least(r.enrolled_at, now())', reminded_on: 'null', remind_on: 'null' },
    goes: 'account',
  },
];
