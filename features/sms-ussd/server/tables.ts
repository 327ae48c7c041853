import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const smsUssdTables: readonly DataTable[] = [
  {
    table: 'text_questions',
    owner: 'user_id',
    exportAs: 'text_questions',
    key: ['question_id'],
    restore: notRestored.published,
    deletedWith: 'account',
  },
];
