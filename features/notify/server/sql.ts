import sql, { raw } from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Category, Channel } from '../domain/channels.ts';
import type { DeliveryState, Reason } from '../domain/delivery.ts';

/** `push` and `sms`: shorter texts, where the caller gives them. */
export interface MessageContent {
  readonly title: string;
  readonly text: string;
  readonly push?: string;
  readonly sms?: string;
}
export interface MessageText {
  readonly en: MessageContent;
  readonly sw: MessageContent;
}

export interface NotificationRow {
  readonly id: string;
  readonly cause: string;
  readonly category: Category;
  readonly urgency: number;
  readonly said: MessageText;
  readonly url: string;
  readonly read_at: Date | null;
  readonly created_at: Date;
}

export interface DeliveryRow {
  readonly user_id: string;
  readonly id: string;
  readonly notification_id: string | null;
  readonly cause: string;
  readonly channel: Channel;
  readonly state: DeliveryState;
  readonly due_at: Date;
  readonly until: Date;
  readonly tries: number;
  readonly provider_id: string | null;
  readonly why: Reason | null;
  readonly claimed_at: Date | null;
  readonly updated_at: Date;
}

const notificationColumns = raw('id, cause, category, urgency, said, url, read_at, created_at');
const deliveryColumns = raw(
  'user_id, id, notification_id, cause, channel, state, due_at, until, tries, provider_id, why, claimed_at, updated_at',
);

export const notificationsByIds = (
  tx: Query,
  userId: string,
  ids: readonly string[],
): Promise<NotificationRow[]> =>
  tx.many(
    sql`select ${notificationColumns} from notifications where user_id = ${userId} and id = any(${ids})`,
  );

export const deliveriesOf = (tx: Query, userId: string, ids: readonly string[]): Promise<DeliveryRow[]> =>
  tx.many(
    sql`
      select ${deliveryColumns}
      from deliveries
      where user_id = ${userId} and notification_id = any(${ids})
      order by channel
    `,
  );

/** False when this cause was sent before. */
export const insertNotification = async (
  tx: Query,
  userId: string,
  n: Omit<NotificationRow, 'read_at' | 'created_at'>,
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into notifications (user_id, id, cause, category, urgency, said, url, created_at)
    values (${userId}, ${n.id}, ${n.cause}, ${n.category}, ${n.urgency}, ${JSON.stringify(n.said)}, ${n.url},
      ${now})
    on conflict (user_id, cause) do nothing
  `)) > 0;

interface NewDelivery {
  readonly id: string;
  readonly notificationId: string | null;
  readonly cause: string;
  readonly channel: Channel;
  readonly state: 'waiting' | 'folded';
  readonly digestId: string | null;
  readonly due: Date;
  readonly until: Date;
}

/** Null when this cause already has a delivery on this channel. */
export const insertDelivery = async (tx: Query, userId: string, d: NewDelivery): Promise<string | null> =>
  (
    await tx.maybe<{ id: string }>(sql`
      insert into deliveries (user_id, id, notification_id, cause, channel, state, digest_id, due_at, until)
      values (${userId}, ${d.id}, ${d.notificationId}, ${d.cause}, ${d.channel}, ${d.state}, ${d.digestId},
        ${d.due}, ${d.until})
      on conflict (user_id, cause, channel) do nothing
      returning id
    `)
  )?.id ?? null;

export const deliveryFor = (
  tx: Query,
  userId: string,
  cause: string,
  channel: Channel,
): Promise<{ id: string; state: DeliveryState } | null> =>
  tx.maybe(
    sql`
      select id, state
      from deliveries
      where user_id = ${userId} and cause = ${cause} and channel = ${channel}
      for update
    `,
  );

export const lockDelivery = (tx: Query, userId: string, id: string): Promise<DeliveryRow | null> =>
  tx.maybe(
    sql`select ${deliveryColumns} from deliveries where user_id = ${userId} and id = ${id} for update`,
  );

/** The unread messages of a digest. */
export const listDigestMessages = (tx: Query, userId: string, digestId: string): Promise<NotificationRow[]> =>
  tx.many(sql`
    select ${notificationColumns}
    from notifications
    where user_id = ${userId} and read_at is null
      and id in (select notification_id from deliveries where user_id = ${userId} and digest_id = ${digestId})
    order by urgency desc, created_at
  `);

export interface DeliveryChange {
  readonly state: DeliveryState;
  readonly why?: Reason | null;
  readonly providerId?: string | null;
  readonly due?: Date;
  readonly claimed?: Date;
  readonly tries?: number;
  readonly handed?: Date;
}

/** Updates a delivery and, for a digest, its messages. Returns the ids of the affected notifications. */
export const writeDelivery = async (
  tx: Query,
  userId: string,
  id: string,
  c: DeliveryChange,
): Promise<string[]> => {
  await tx.run(sql`
    update deliveries
    set state = ${c.state}, why = ${c.why ?? null}, provider_id = coalesce(${c.providerId ?? null},
      provider_id), due_at = coalesce(${c.due ?? null}, due_at), claimed_at = coalesce(${c.claimed ?? null},
      claimed_at), tries = coalesce(${c.tries ?? null}, tries), handed_at = coalesce(${c.handed ?? null},
      handed_at), updated_at = now()
    where user_id = ${userId} and id = ${id}
  `);
  const shown = c.state === 'waiting' ? 'folded' : c.state;
  await tx.run(
    sql`
      update deliveries
      set state = ${shown}, why = ${c.why ?? null}, handed_at = coalesce(${c.handed ?? null}, handed_at),
        updated_at = now()
      where user_id = ${userId} and digest_id = ${id} and state <> 'dropped'
    `,
  );
  return (
    await tx.many<{ id: string }>(sql`
      select distinct notification_id as id
      from deliveries
      where user_id = ${userId} and (id = ${id} or digest_id = ${id}) and notification_id is not null
    `)
  ).map((r) => r.id);
};

interface DigestOmissions {
  readonly digestId: string;
  readonly includedIds: readonly string[];
  /** Dropped messages: no longer true, or switched off. The rest was read. */ readonly outdatedIds: readonly string[];
  readonly unwantedIds: readonly string[];
}

/** Marks the deliveries that a digest omits as dropped. Returns their notification ids. */
export const dropOmitted = async (
  tx: Query,
  userId: string,
  { digestId, includedIds, outdatedIds, unwantedIds }: DigestOmissions,
): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      update deliveries
      set state = 'dropped', updated_at = now(), why = case when notification_id = any(${outdatedIds}::uuid[]) then
        'over' when notification_id = any(${unwantedIds}::uuid[]) then 'off' else 'seen' end
      where user_id = ${userId} and digest_id = ${digestId} and state = 'folded'
        and not notification_id = any(${includedIds}::uuid[])
      returning notification_id as id
    `)
  ).map((r) => r.id);

/** Whether this message was dropped on every channel because it was no longer true when it was due. */
export const wasDroppedUnsent = async (tx: Query, userId: string, cause: string): Promise<boolean> =>
  (
    await tx.one<{ unsaid: boolean | null }>(
      sql`
        select bool_and(state = 'dropped' and why = 'over') as unsaid
        from deliveries
        where user_id = ${userId} and cause = ${cause}
      `,
    )
  ).unsaid === true;

export const markRead = async (
  tx: Query,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`
        update notifications
        set read_at = ${now}
        where user_id = ${userId} and id = any(${ids}) and read_at is null
        returning id
      `,
    )
  ).map((r) => r.id);

export const deleteCauses = async (tx: Query, userId: string, causes: readonly string[]): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`delete from notifications where user_id = ${userId} and cause = any(${causes}) returning id`,
    )
  ).map((r) => r.id);

export const deleteByUrl = async (tx: Query, userId: string, url: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`delete from notifications where user_id = ${userId} and url = ${url} returning id`,
    )
  ).map((r) => r.id);

export const findDeliveryByProviderId = (
  tx: Query,
  channel: Channel,
  providerId: string,
): Promise<DeliveryRow | null> =>
  tx.maybe(
    sql`
      select ${deliveryColumns}
      from deliveries
      where channel = ${channel} and provider_id = ${providerId}
      order by updated_at desc
      limit 1
    `,
  );

/** Deliveries whose job was lost: long overdue, or their server died while sending. */
export const lostDeliveries = (tx: Query, before: Date): Promise<{ user_id: string; id: string }[]> =>
  tx.many(sql`
    select user_id, id
    from deliveries
    where (state = 'waiting' and due_at < ${before}) or (state = 'sending' and claimed_at < ${before}
      and due_at < ${before})
    order by due_at
    limit 500
  `);

export const countLate = async (tx: Query, before: Date): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`select count(*) as n from deliveries where state in ('waiting', 'sending') and due_at < ${before}`,
    )
  ).n;

export const oldNotifications = (
  tx: Query,
  before: Date,
  limit: number,
): Promise<{ user_id: string; id: string }[]> =>
  tx.many(sql`select user_id, id from notifications where created_at < ${before} limit ${limit}`);

export const deleteOld = async (tx: Query, userId: string, before: Date): Promise<void> => {
  await tx.run(sql`delete from notifications where user_id = ${userId} and created_at < ${before}`);
  await tx.run(
    sql`
      delete
      from deliveries
      where user_id = ${userId} and notification_id is null and updated_at < ${before}
    `,
  );
};

/** Records a webhook id. True when it was not recorded before. */
export const recordFirstReceipt = async (tx: Query, source: string, id: string): Promise<boolean> =>
  (await tx.run(
    sql`insert into seen_hooks (source, id) values (${source}, ${id.slice(0, 300)}) on conflict do nothing`,
  )) > 0;
