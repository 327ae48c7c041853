import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const priceAlertsTables: readonly DataTable[] = [
  {
    table: 'price_alerts',
    owner: 'user_id',
    exportAs: 'price_alerts',
    key: ['id'],
    restore: notRestored.alreadySent,
    kind: 'price_alert',
    deletedWith: 'account',
  },
];
