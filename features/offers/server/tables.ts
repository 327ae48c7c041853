import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const offersTables: readonly DataTable[] = [
  {
    table: 'sell_offers',
    owner: 'user_id',
    out: 'sell_offers',
    key: ['id'],
    back: notRestored.saidToAll,
    kind: 'sell_offer',
    goes: 'account',
  },
  {
    table: 'sell_replies',
    owner: 'user_id',
    out: 'sell_replies',
    key: ['id'],
    without: ['seller_id'],
    back: notRestored.saidToAll,
    kind: 'sell_reply',
    goes: 'account',
  },
  {
    table: 'sell_contacts',
    owner: 'user_id',
    out: 'sell_contacts',
    key: ['id'],
    without: ['shown_to'],
    back: notRestored.saidToAll,
    goes: 'account',
  },
  {
    table: 'sell_reports',
    owner: 'user_id',
    out: 'sell_reports',
    key: ['id'],
    back: notRestored.saidToAll,
    goes: 'account',
  },
];
