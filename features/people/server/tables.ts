import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const peopleTables: readonly DataTable[] = [
  {
    table: 'profiles',
    owner: 'id',
    out: 'profile',
    key: ['id'],
    back: { notBack: 'the new account has its own' },
    goes: 'account',
  },
  {
    table: 'auth_email_changes',
    owner: 'user_id',
    out: 'email_changes',
    key: ['id'],
    without: ['confirm_hash', 'undo_hash'],
    back: { notBack: 'an address is confirmed from its own mailbox' },
    goes: 'account',
  },
  {
    table: 'auth_sessions',
    owner: 'user_id',
    out: { leftOut: 'keys to the account, which nobody may read' },
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'account',
  },
  {
    table: 'auth_accounts',
    owner: 'user_id',
    out: { leftOut: 'keys to the account, which nobody may read' },
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'account',
  },
  {
    table: 'auth_users',
    owner: 'id',
    out: { leftOut: 'the same as the profile' },
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'account',
  },
];
