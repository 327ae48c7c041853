import { type DataTable, notBack } from '#kit/server/data-tables.ts';

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
    back: notBack.notInFile,
    goes: 'scans',
  },
  {
    table: 'account_deletions',
    owner: 'user_id',
    out: { leftOut: 'it says only when the rest goes' },
    key: [],
    back: notBack.notInFile,
    goes: 'account',
  },
];
