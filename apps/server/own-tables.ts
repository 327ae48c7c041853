import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

const bookkeeping = { leftOut: 'bookkeeping of sending and receiving; the rows themselves are here' };

export const ownTables: readonly DataTable[] = [
  {
    table: 'sync_overwrites',
    owner: 'user_id',
    out: 'overwritten_values',
    key: ['id'],
    back: { notBack: 'it only says what two phones did to each other' },
    kind: 'overwritten',
    goes: 'farm',
  },
  {
    table: 'photos',
    owner: 'user_id',
    out: 'photos',
    key: ['hash'],
    back: { notBack: 'they come back as files' },
    goes: 'account',
  },
  {
    table: 'photo_parts',
    owner: 'user_id',
    out: { leftOut: 'half of a photo that is still being sent' },
    key: ['hash', 'start'],
    back: notRestored.notInFile,
    goes: 'account',
  },
  {
    table: 'photo_uploads',
    owner: 'user_id',
    out: { leftOut: 'half of a photo that is still being sent' },
    key: ['hash'],
    back: notRestored.notInFile,
    goes: 'account',
  },
  {
    table: 'events',
    owner: 'user_id',
    out: bookkeeping,
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'account',
  },
  {
    table: 'sync_commands',
    owner: 'user_id',
    out: bookkeeping,
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'account',
  },
  {
    table: 'sync_log',
    owner: 'user_id',
    out: bookkeeping,
    key: ['kind', 'row_id'],
    back: notRestored.notInFile,
    goes: 'account',
  },
  {
    table: 'sync_users',
    owner: 'user_id',
    out: bookkeeping,
    key: [],
    back: notRestored.notInFile,
    goes: 'account',
  },
];
