import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const sightingsTables: readonly DataTable[] = [
  {
    table: 'sighting_notices',
    owner: 'user_id',
    exportAs: 'notifications',
    key: ['id'],
    restore: notRestored.alreadySent,
    kind: 'sighting_notice',
    deletedWith: 'account',
  },
  {
    table: 'sighting_reports',
    owner: 'user_id',
    exportAs: 'sighting_reports',
    key: ['id'],
    restore: notRestored.alreadySent,
    kind: 'sighting_report',
    deletedWith: 'scans',
  },
  {
    table: 'sighting_follows',
    owner: 'user_id',
    exportAs: 'sighting_follows',
    key: [],
    restore: 'rows',
    kind: 'sighting_follow',
    rowId: "'mine'",
    deletedWith: 'account',
  },
];
