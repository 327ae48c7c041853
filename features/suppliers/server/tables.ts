import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const suppliersTables: readonly DataTable[] = [
  {
    table: 'supplier_suggestions',
    owner: 'user_id',
    exportAs: 'supplier_suggestions',
    key: ['id'],
    restore: notRestored.byOthers,
    deletedWith: 'account',
  },
  {
    table: 'supplier_reports',
    owner: 'user_id',
    exportAs: 'supplier_reports',
    key: ['id'],
    restore: notRestored.alreadySent,
    deletedWith: 'account',
  },
  {
    table: 'supplier_searches',
    owner: 'user_id',
    exportAs: 'supplier_searches',
    key: ['product'],
    restore: notRestored.computedAgain,
    deletedWith: 'account',
  },
  {
    table: 'supplier_messages',
    owner: 'user_id',
    exportAs: 'supplier_messages',
    key: ['id'],
    restore: notRestored.alreadySent,
    deletedWith: 'account',
  },
];
