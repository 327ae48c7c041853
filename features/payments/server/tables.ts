import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const paymentsTables: readonly DataTable[] = [
  {
    table: 'orders',
    owner: 'user_id',
    exportAs: 'orders',
    key: ['id'],
    omittedColumns: ['redirect_url'],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
  {
    table: 'payments',
    owner: 'user_id',
    exportAs: 'payments',
    key: ['id'],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
  {
    table: 'payment_audit',
    owner: 'user_id',
    exportAs: 'payment_audit',
    key: ['id'],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
  {
    table: 'refund_requests',
    owner: 'user_id',
    exportAs: 'refund_requests',
    key: ['id'],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
];
