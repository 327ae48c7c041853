import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const farmDataTables: readonly DataTable[] = [
  {
    table: 'statements',
    owner: 'user_id',
    exportAs: 'statements',
    key: ['id'],
    restore: { notRestoredReason: 'only the account that issued a statement can vouch for it' },
    deletedWith: 'farm',
  },
  {
    table: 'data_exports',
    owner: 'user_id',
    exportAs: { omitReason: 'only the storage path of an earlier export' },
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'scans',
  },
  {
    table: 'account_deletions',
    owner: 'user_id',
    exportAs: { omitReason: 'only the date on which the account is purged' },
    key: [],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
];
