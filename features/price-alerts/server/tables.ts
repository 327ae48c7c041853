import { type DataTable, notBack } from '#kit/server/data-tables.ts';

export const priceAlertsTables: readonly DataTable[] = [
  {
    table: 'price_alerts',
    owner: 'user_id',
    out: 'price_alerts',
    key: ['id'],
    back: notBack.toldThen,
    kind: 'price_alert',
    goes: 'account',
  },
];
