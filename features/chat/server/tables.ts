import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const chatTables: readonly DataTable[] = [
  {
    table: 'chat_conversations',
    owner: 'user_id',
    out: 'chat_conversations',
    key: ['id'],
    back: 'rows',
    kind: 'chat_conversation',
    own: { created_at: 'least(r.created_at, now())', updated_at: 'least(r.updated_at, now())' },
    goes: 'account',
  },
  {
    table: 'chat_messages',
    owner: 'user_id',
    out: 'chat_messages',
    key: ['id'],
    back: 'rows',
    kind: 'chat_message',
    own: { created_at: 'least(r.created_at, now())' },
    goes: 'account',
  },
  {
    table: 'chat_asks',
    owner: 'user_id',
    out: { leftOut: 'a question that is being answered, and is gone when it is' },
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'account',
  },
];
