import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const paymentsTables: readonly DataTable[] = [
  {
    table: 'orders',
    owner: 'user_id',
    out: 'orders',
    key: ['id'],
    without: ['redirect_url'],
    back: notRestored.bought,
    goes: 'account',
  },
  {
    table: 'payments',
    owner: 'user_id',
    out: 'payments',
    key: ['id'],
    back: notRestored.bought,
    goes: 'account',
  },
  {
    table: 'payment_audit',
    owner: 'user_id',
    out: 'payment_audit',
    key: ['id'],
    back: notRestored.bought,
    goes: 'account',
  },
  {
    table: 'refund_requests',
    owner: 'user_id',
    out: 'refund_requests',
    key: ['id'],
    back: notRestored.bought,
    goes: 'account',
  },
];
