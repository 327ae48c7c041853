import { sql, type Query } from '../database/database.ts';
import type { PhotoInfo } from './validate-photo.ts';

export interface Photo extends PhotoInfo {
  readonly size: number;
}

export const findPhoto = (q: Query, userId: string, hash: string): Promise<Photo | null> =>
  q.maybe<Photo>(
    sql`select type, width, height, size from photos where user_id = ${userId} and hash = ${hash}`,
  );

export const listReceivedParts = async (
  q: Query,
  userId: string,
  hash: string,
): Promise<{ start: number; length: number }[]> =>
  q.many(
    sql`
      select start, length(bytes) as length
      from photo_parts
      where user_id = ${userId} and hash = ${hash}
      order by start
    `,
  );

/** Parts that arrive at the same time wait for each other here: the last one must see all others. */
export const lockUpload = async (q: Query, userId: string, hash: string): Promise<number | null> =>
  (
    await q.maybe<{ size: number }>(
      sql`select size from photo_uploads where user_id = ${userId} and hash = ${hash} for update`,
    )
  )?.size ?? null;

/** Stored photos and pending uploads, in bytes. */
export const storedBytes = async (q: Query, userId: string): Promise<number> =>
  (
    await q.one<{ bytes: number }>(sql`
    select (select coalesce(sum(size), 0) from photos where user_id = ${userId})
         + (select coalesce(sum(size), 0) from photo_uploads where user_id = ${userId}) as bytes`)
  ).bytes;

export const startUpload = (q: Query, userId: string, hash: string, size: number): Promise<number> =>
  q.run(
    sql`
      insert into photo_uploads (user_id, hash, size)
      values (${userId}, ${hash}, ${size})
      on conflict do nothing
    `,
  );

export const insertPart = (
  q: Query,
  userId: string,
  hash: string,
  start: number,
  bytes: Buffer,
): Promise<number> =>
  q.run(
    sql`
      insert into photo_parts (user_id, hash, start, bytes)
      values (${userId}, ${hash}, ${start}, ${bytes})
      on conflict do nothing
    `,
  );

export const readParts = async (q: Query, userId: string, hash: string): Promise<Buffer> => {
  const parts = await q.many<{ bytes: Buffer }>(
    sql`select bytes from photo_parts where user_id = ${userId} and hash = ${hash} order by start`,
  );
  return Buffer.concat(parts.map((p) => p.bytes));
};

/** Also deletes its parts. */
export const deleteUpload = (q: Query, userId: string, hash: string): Promise<number> =>
  q.run(sql`delete from photo_uploads where user_id = ${userId} and hash = ${hash}`);

/** Returns 0 when the photo already existed. */
export const insertPhoto = (q: Query, userId: string, hash: string, photo: Photo): Promise<number> =>
  q.run(sql`
    insert into photos (user_id, hash, size, type, width, height)
    values (${userId}, ${hash}, ${photo.size}, ${photo.type}, ${photo.width}, ${photo.height})
    on conflict do nothing
  `);
