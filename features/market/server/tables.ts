import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const marketTables: readonly DataTable[] = [
  {
    table: 'market_reports',
    owner: 'user_id',
    out: 'price_reports',
    key: ['id'],
    without: ['decided_by'],
    back: notRestored.toldThen,
    kind: 'price_report',
    goes: 'account',
  },
];
