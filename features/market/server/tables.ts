import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const marketTables: readonly DataTable[] = [
  {
    table: 'market_reports',
    owner: 'user_id',
    exportAs: 'price_reports',
    key: ['id'],
    omittedColumns: ['decided_by'],
    restore: notRestored.alreadySent,
    kind: 'price_report',
    deletedWith: 'account',
  },
];
