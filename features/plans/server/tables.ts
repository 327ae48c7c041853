import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const plansTables: readonly DataTable[] = [
  {
    table: 'user_plans',
    owner: 'user_id',
    exportAs: 'user_plans',
    key: ['id'],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
  {
    table: 'user_subscriptions',
    owner: 'user_id',
    exportAs: 'user_subscriptions',
    key: ['id'],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
  {
    table: 'trials',
    owner: 'user_id',
    exportAs: 'trials',
    key: [],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
  {
    table: 'credit_purses',
    owner: 'user_id',
    exportAs: 'credit_purses',
    key: [],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
  {
    table: 'credit_moves',
    owner: 'user_id',
    exportAs: 'credit_moves',
    key: ['key', 'n', 'out_of', 'into_'],
    restore: notRestored.purchased,
    deletedWith: 'account',
  },
];
