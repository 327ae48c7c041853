import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const farmDataTables: readonly DataTable[] = [
  {
    table: 'statements',
    owner: 'user_id',
    out: 'statements',
    key: ['id'],
    back: { notBack: 'a paper is vouched for by the account that made it' },
    goes: 'farm',
  },
  {
    table: 'data_exports',
    owner: 'user_id',
    out: { leftOut: 'where an earlier copy lies' },
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'scans',
  },
  {
    table: 'account_deletions',
    owner: 'user_id',
    out: { leftOut: 'it says only when the rest goes' },
    key: [],
    back: notRestored.notInFile,
    goes: 'account',
  },
];
