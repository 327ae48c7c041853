import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const plansTables: readonly DataTable[] = [
  {
    table: 'user_plans',
    owner: 'user_id',
    out: 'user_plans',
    key: ['id'],
    back: notRestored.bought,
    goes: 'account',
  },
  {
    table: 'user_subscriptions',
    owner: 'user_id',
    out: 'user_subscriptions',
    key: ['id'],
    back: notRestored.bought,
    goes: 'account',
  },
  { table: 'trials', owner: 'user_id', out: 'trials', key: [], back: notRestored.bought, goes: 'account' },
  {
    table: 'credit_purses',
    owner: 'user_id',
    out: 'credit_purses',
    key: [],
    back: notRestored.bought,
    goes: 'account',
  },
  {
    table: 'credit_moves',
    owner: 'user_id',
    out: 'credit_moves',
    key: ['key', 'n', 'out_of', 'into_'],
    back: notRestored.bought,
    goes: 'account',
  },
];
