import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const chatTables: readonly DataTable[] = [
  {
    table: 'chat_conversations',
    owner: 'user_id',
    exportAs: 'chat_conversations',
    key: ['id'],
    restore: 'rows',
    kind: 'chat_conversation',
    importDefaults: { created_at: 'least(r.created_at, now())', updated_at: 'least(r.updated_at, now())' },
    deletedWith: 'account',
  },
  {
    table: 'chat_messages',
    owner: 'user_id',
    exportAs: 'chat_messages',
    key: ['id'],
    restore: 'rows',
    kind: 'chat_message',
    importDefaults: { created_at: 'least(r.created_at, now())' },
    deletedWith: 'account',
  },
  {
    table: 'chat_asks',
    owner: 'user_id',
    exportAs: { omitReason: 'a request in progress, deleted when it is answered' },
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'account',
  },
];
