import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import type { conversationRows, messageRows } from '../contract.ts';

export type Conversation = RowOf<typeof conversationRows>;
export type Message = RowOf<typeof messageRows>;
type DatabaseRow<T> = Omit<T, 'created_at'> & { readonly created_at: Date };

export const conversationsByIds = async (
  tx: Query,
  userId: string,
  ids: readonly string[],
): Promise<Conversation[]> =>
  (
    await tx.many<{ id: string; title: string; created_at: Date; updated_at: Date }>(
      sql`
        select id, title, created_at, updated_at
        from chat_conversations
        where user_id = ${userId} and id = any(${ids}::uuid[])
      `,
    )
  ).map(({ created_at, updated_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));

const columns = sql`
  id, conversation_id, role, content, language, engine, source, reply_to, shown, attachments,
    is_image as "isImage", image_url as "imageUrl", image_prompt as "imagePrompt", created_at
`;
const toMessage = (row: DatabaseRow<Message>): Message => ({
  ...row,
  created_at: row.created_at.toISOString(),
});

export const messagesByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<Message[]> =>
  (
    await tx.many<DatabaseRow<Message>>(
      sql`select ${columns} from chat_messages where user_id = ${userId} and id = any(${ids}::uuid[])`,
    )
  ).map(toMessage);

/** Latest messages of a conversation, oldest first. Ids are time-ordered. */
export const lastMessages = async (
  tx: Query,
  userId: string,
  conversationId: string,
  { limit, before }: { readonly limit: number; readonly before: string | null },
): Promise<Message[]> =>
  (
    await tx.many<DatabaseRow<Message>>(
      sql`
        select ${columns}
        from chat_messages
        where user_id = ${userId} and conversation_id = ${conversationId}
          and (${before}::uuid is null or id < ${before}::uuid)
        order by id desc
        limit ${limit}
      `,
    )
  )
    .map(toMessage)
    .reverse();

export const putConversation = async (
  tx: Query,
  userId: string,
  { id, title, at }: { readonly id: string; readonly title: string; readonly at: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into chat_conversations (user_id, id, title, created_at, updated_at)
    values (${userId}, ${id}, ${title}, ${at}, ${at})
    on conflict (user_id, id) do update set updated_at = greatest(chat_conversations.updated_at,
      excluded.updated_at)
  `);
};

interface NewMessage extends Omit<Message, 'created_at' | 'isImage' | 'imageUrl' | 'imagePrompt' | 'source'> {
  readonly source?: string | null;
  /** A generated image, by its hash. */
  readonly picture?: { readonly hash: string; readonly prompt: string } | null;
  readonly at: Date;
}
const photosOf = ({ attachments, picture }: NewMessage): string[] => [
  ...new Set([
    ...attachments.flatMap(({ photo }) => (photo ? [photo] : [])),
    ...(picture ? [picture.hash] : []),
  ]),
];

/** Returns false when it exists already. */
export const putMessage = async (tx: Query, userId: string, message: NewMessage): Promise<boolean> => {
  const {
    id,
    conversation_id: conversation,
    role,
    content,
    language,
    engine,
    source = null,
    reply_to: to,
    shown,
    attachments,
    picture = null,
    at,
  } = message;
  return (
    (await tx.run(sql`
      insert into chat_messages (user_id, id, conversation_id, role, content, language, engine, source,
        reply_to, shown, attachments, photos, is_image, image_url, image_prompt, created_at)
      values (${userId}, ${id}, ${conversation}, ${role}, ${content}, ${language}, ${engine}, ${source},
        ${to}, ${shown && JSON.stringify(shown)}, ${JSON.stringify(attachments)}, ${photosOf(message)},
        ${picture !== null}, ${picture && `/api/photos/${picture.hash}`}, ${picture?.prompt ?? null}, ${at})
      on conflict (user_id, id) do nothing
    `)) > 0
  );
};

export const deleteConversation = async (
  tx: Query,
  userId: string,
  id: string,
): Promise<{ readonly existed: boolean; readonly messages: string[]; readonly photos: string[] }> => {
  const removed = await tx.many<{ id: string; photos: string[] }>(
    sql`delete from chat_messages where user_id = ${userId} and conversation_id = ${id} returning id, photos`,
  );
  const existed =
    (await tx.run(sql`delete from chat_conversations where user_id = ${userId} and id = ${id}`)) > 0;
  return {
    existed,
    messages: removed.map((row) => row.id),
    photos: removed.flatMap((row) => row.photos),
  };
};

export const namesPhoto = async (tx: Query, userId: string, hash: string): Promise<boolean> =>
  (await tx.maybe(
    sql`
      select 1 as it
      from chat_messages
      where user_id = ${userId} and photos @> array[${hash}]::text[]
      limit 1
    `,
  )) !== null;
