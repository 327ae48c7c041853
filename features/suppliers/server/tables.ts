import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const suppliersTables: readonly DataTable[] = [
  {
    table: 'supplier_suggestions',
    owner: 'user_id',
    out: 'supplier_suggestions',
    key: ['id'],
    back: notRestored.byOthers,
    goes: 'account',
  },
  {
    table: 'supplier_reports',
    owner: 'user_id',
    out: 'supplier_reports',
    key: ['id'],
    back: notRestored.toldThen,
    goes: 'account',
  },
  {
    table: 'supplier_searches',
    owner: 'user_id',
    out: 'supplier_searches',
    key: ['product'],
    back: notRestored.computedAgain,
    goes: 'account',
  },
  {
    table: 'supplier_messages',
    owner: 'user_id',
    out: 'supplier_messages',
    key: ['id'],
    back: notRestored.toldThen,
    goes: 'account',
  },
];
