import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

const bookkeeping = { omitReason: 'bookkeeping of sending and receiving; the rows themselves are here' };

export const coreTables: readonly DataTable[] = [
  {
    table: 'sync_overwrites',
    owner: 'user_id',
    exportAs: 'overwritten_values',
    key: ['id'],
    restore: { notRestoredReason: 'it only records conflicts between two phones' },
    kind: 'overwritten',
    deletedWith: 'farm',
  },
  {
    table: 'photos',
    owner: 'user_id',
    exportAs: 'photos',
    key: ['hash'],
    restore: { notRestoredReason: 'they come back as files' },
    deletedWith: 'account',
  },
  {
    table: 'photo_parts',
    owner: 'user_id',
    exportAs: { omitReason: 'half of a photo that is still being sent' },
    key: ['hash', 'start'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
  {
    table: 'photo_uploads',
    owner: 'user_id',
    exportAs: { omitReason: 'half of a photo that is still being sent' },
    key: ['hash'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
  {
    table: 'events',
    owner: 'user_id',
    exportAs: bookkeeping,
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
  {
    table: 'sync_commands',
    owner: 'user_id',
    exportAs: bookkeeping,
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
  {
    table: 'sync_log',
    owner: 'user_id',
    exportAs: bookkeeping,
    key: ['kind', 'row_id'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
  {
    table: 'sync_users',
    owner: 'user_id',
    exportAs: bookkeeping,
    key: [],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
];
