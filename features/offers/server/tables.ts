import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const offersTables: readonly DataTable[] = [
  {
    table: 'sell_offers',
    owner: 'user_id',
    exportAs: 'sell_offers',
    key: ['id'],
    restore: notRestored.published,
    kind: 'sell_offer',
    deletedWith: 'account',
  },
  {
    table: 'sell_replies',
    owner: 'user_id',
    exportAs: 'sell_replies',
    key: ['id'],
    omittedColumns: ['seller_id'],
    restore: notRestored.published,
    kind: 'sell_reply',
    deletedWith: 'account',
  },
  {
    table: 'sell_contacts',
    owner: 'user_id',
    exportAs: 'sell_contacts',
    key: ['id'],
    omittedColumns: ['shown_to'],
    restore: notRestored.published,
    deletedWith: 'account',
  },
  {
    table: 'sell_reports',
    owner: 'user_id',
    exportAs: 'sell_reports',
    key: ['id'],
    restore: notRestored.published,
    deletedWith: 'account',
  },
];
