import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const peopleTables: readonly DataTable[] = [
  {
    table: 'profiles',
    owner: 'id',
    exportAs: 'profile',
    key: ['id'],
    restore: { notRestoredReason: 'the new account has its own' },
    deletedWith: 'account',
  },
  {
    table: 'auth_email_changes',
    owner: 'user_id',
    exportAs: 'email_changes',
    key: ['id'],
    omittedColumns: ['confirm_hash', 'undo_hash'],
    restore: { notRestoredReason: 'an address is confirmed from its own mailbox' },
    deletedWith: 'account',
  },
  {
    table: 'auth_sessions',
    owner: 'user_id',
    exportAs: { omitReason: 'keys to the account, which nobody may read' },
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
  {
    table: 'auth_accounts',
    owner: 'user_id',
    exportAs: { omitReason: 'keys to the account, which nobody may read' },
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
  {
    table: 'auth_users',
    owner: 'id',
    exportAs: { omitReason: 'the same as the profile' },
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
];
