import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const sightingsTables: readonly DataTable[] = [
  {
    table: 'sighting_notices',
    owner: 'user_id',
    out: 'notifications',
    key: ['id'],
    back: notRestored.toldThen,
    kind: 'sighting_notice',
    goes: 'account',
  },
  {
    table: 'sighting_reports',
    owner: 'user_id',
    out: 'sighting_reports',
    key: ['id'],
    back: notRestored.toldThen,
    kind: 'sighting_report',
    goes: 'scans',
  },
  {
    table: 'sighting_follows',
    owner: 'user_id',
    out: 'sighting_follows',
    key: [],
    back: 'rows',
    kind: 'sighting_follow',
    rowId: "'mine'",
    goes: 'account',
  },
];
