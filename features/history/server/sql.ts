import sql, { raw } from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { RefersToPhoto } from '#kit/server/photos/delete-unused-photos.ts';
import type { FieldEvent } from '../domain/event.ts';

interface FieldEventRow extends Omit<FieldEvent, 'created_at' | 'updated_at'> {
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = raw(
  'id, field_id, date, event_type, description, notes, photos, product, wait_days, quantity, quantity_unit, created_at, updated_at',
);
const readColumns = raw(columns.sql.replace('date,', 'date::text as date,'));

const toEvent = ({ created_at: created, updated_at: updated, ...row }: FieldEventRow): FieldEvent => ({
  ...row,
  created_at: created.toISOString(),
  updated_at: updated.toISOString(),
});

export const eventsByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<FieldEvent[]> =>
  (
    await tx.many<FieldEventRow>(
      sql`
        select ${readColumns}
        from field_events
        where user_id = ${userId} and id = any(${ids}::uuid[]) and removed_at is null
      `,
    )
  ).map(toEvent);

/** All of the farmer's entries, oldest first. */
export const allEvents = async (tx: Query, userId: string): Promise<FieldEvent[]> =>
  (
    await tx.many<FieldEventRow>(
      sql`
        select ${readColumns}
        from field_events
        where user_id = ${userId} and removed_at is null
        order by date, id
      `,
    )
  ).map(toEvent);

/** Also overwrites a removed entry with the same id, which is how a removal is undone. */
export const insertEvent = async (tx: Query, userId: string, e: FieldEvent): Promise<void> => {
  await tx.run(sql`
    insert into field_events (user_id, ${columns})
    values ( ${userId}, ${e.id}, ${e.field_id}, ${e.date}, ${e.event_type}, ${e.description}, ${e.notes},
      ${e.photos}, ${e.product}, ${e.wait_days}, ${e.quantity}, ${e.quantity_unit}, ${e.created_at},
      ${e.updated_at})
    on conflict (user_id, id) do update set field_id = excluded.field_id, date = excluded.date,
      event_type = excluded.event_type, description = excluded.description, notes = excluded.notes,
      photos = excluded.photos, product = excluded.product, wait_days = excluded.wait_days,
      quantity = excluded.quantity, quantity_unit = excluded.quantity_unit, updated_at = excluded.updated_at,
      removed_at = null
  `);
};

export const updateEvent = (tx: Query, userId: string, e: FieldEvent): Promise<number> =>
  tx.run(sql`
    update field_events
    set date = ${e.date}, event_type = ${e.event_type}, description = ${e.description}, notes = ${e.notes},
      photos = ${e.photos}, product = ${e.product}, wait_days = ${e.wait_days}, quantity = ${e.quantity},
      quantity_unit = ${e.quantity_unit}, updated_at = ${e.updated_at}
    where user_id = ${userId} and id = ${e.id} and removed_at is null
  `);

export const markRemoved = (tx: Query, userId: string, id: string, at: Date): Promise<number> =>
  tx.run(
    sql`
      update field_events
      set removed_at = ${at}
      where user_id = ${userId} and id = ${id} and removed_at is null
    `,
  );

/**
 * Deletes for good, unless restored since; returns its photos. `removedAt`: only after that removal; null:
 * after any.
 */
export const purgeRemoved = async (
  tx: Query,
  userId: string,
  id: string,
  removedAt: string | null,
): Promise<readonly string[]> =>
  (
    await tx.maybe<{ photos: string[] }>(
      sql`
        delete
        from field_events
        where user_id = ${userId} and id = ${id} and removed_at = coalesce(${removedAt}::timestamptz, removed_at)
        returning photos
      `,
    )
  )?.photos ?? [];

export const deleteEventsOfField = (
  tx: Query,
  userId: string,
  fieldId: string,
): Promise<{ id: string; photos: string[] }[]> =>
  tx.many(
    sql`delete from field_events where user_id = ${userId} and field_id = ${fieldId} returning id, photos`,
  );

/** A removed entry that can still be restored keeps its photos. */
export const isPhotoReferenced: RefersToPhoto = async (tx, userId, photo) =>
  (await tx.maybe(
    sql`
      select 1 as one
      from field_events
      where user_id = ${userId} and photos @> ${[photo]}::text[] and photos <> '{}'
      limit 1
    `,
  )) !== null;
