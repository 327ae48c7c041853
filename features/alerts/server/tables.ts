import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const alertsTables: readonly DataTable[] = [
  {
    table: 'alerts',
    owner: 'user_id',
    exportAs: 'alerts',
    key: ['id'],
    restore: notRestored.alreadySent,
    kind: 'alert',
    deletedWith: 'farm',
  },
  {
    table: 'alert_feedback',
    owner: 'user_id',
    exportAs: 'alert_feedback',
    key: ['alert_id'],
    restore: notRestored.alreadySent,
    deletedWith: 'farm',
  },
  {
    table: 'alert_looks',
    owner: 'user_id',
    exportAs: 'alert_looks',
    key: ['field_id'],
    restore: notRestored.computedAgain,
    kind: 'alert_look',
    deletedWith: 'farm',
  },
  {
    table: 'alert_mutes',
    owner: 'user_id',
    exportAs: 'alert_mutes',
    key: ['theme'],
    restore: 'rows',
    kind: 'alert_mute',
    deletedWith: 'account',
  },
];
