import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const alertsTables: readonly DataTable[] = [
  {
    table: 'alerts',
    owner: 'user_id',
    out: 'alerts',
    key: ['id'],
    back: notRestored.toldThen,
    kind: 'alert',
    goes: 'farm',
  },
  {
    table: 'alert_feedback',
    owner: 'user_id',
    out: 'alert_feedback',
    key: ['alert_id'],
    back: notRestored.toldThen,
    goes: 'farm',
  },
  {
    table: 'alert_looks',
    owner: 'user_id',
    out: 'alert_looks',
    key: ['field_id'],
    back: notRestored.computedAgain,
    kind: 'alert_look',
    goes: 'farm',
  },
  {
    table: 'alert_mutes',
    owner: 'user_id',
    out: 'alert_mutes',
    key: ['theme'],
    back: 'rows',
    kind: 'alert_mute',
    goes: 'account',
  },
];
