import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const priceAlertsTables: readonly DataTable[] = [
  {
    table: 'price_alerts',
    owner: 'user_id',
    out: 'price_alerts',
    key: ['id'],
    back: notRestored.toldThen,
    kind: 'price_alert',
    goes: 'account',
  },
];
