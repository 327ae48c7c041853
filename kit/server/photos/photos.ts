import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { PART_BYTES, MAX_PHOTO_BYTES } from '#kit/sync/limits.ts';
import { getPhoto, photoUpload, putPhotoPart, type photoRefusals, type Upload } from '#kit/sync/photos.ts';
import { serve, type ServedOperation } from '../context.ts';
import { sql, type Database, type Transaction } from '../database/database.ts';
import { deleteFileOfDeletedAccount } from '../storage/delete-orphan-file.ts';
import type { Storage } from '../storage/storage.ts';
import { recordEvent, type Listeners } from '../sync/events.ts';
import { lockUserSequence, nextSequence } from '../sync/sequence.ts';
import * as rows from './photo-queries.ts';
import { validatePhoto, createThumbnail } from './validate-photo.ts';

export interface PhotoDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly listeners?: Listeners;
  /** Storage limit of an account. */
  readonly quotaBytes?: number;
}

export const photoKey = (userId: string, hash: string): string => `photos/${userId}/${hash}`;

const QUOTA_BYTES = 500 * 1024 * 1024;
type Code = keyof typeof photoRefusals;
interface Part {
  readonly hash: string;
  readonly start: number;
  readonly size: number;
  readonly bytes: Buffer;
}

const isValidPart = ({ start, size, bytes }: Part): boolean =>
  start % PART_BYTES === 0 && start < size && bytes.length === Math.min(PART_BYTES, size - start);

const uploadOf = async (tx: Transaction, userId: string, hash: string): Promise<Upload> => {
  if (await rows.findPhoto(tx, userId, hash)) return { complete: true, parts: [] };
  return { complete: false, parts: (await rows.listReceivedParts(tx, userId, hash)).map((p) => p.start) };
};

/** Stores one part; with the last one, returns the whole file. */
const savePart = async (
  tx: Transaction,
  userId: string,
  part: Part,
  quota: number,
): Promise<Result<{ upload: Upload; whole: Buffer | null }, Code>> => {
  const { hash, size } = part;
  const isNewUpload = await rows.startUpload(tx, userId, hash, size);
  const declaredSize = await rows.lockUpload(tx, userId, hash);
  // Another request finished it between the two statements, or it was already stored.
  if (declaredSize === null || (await rows.findPhoto(tx, userId, hash))) {
    await rows.deleteUpload(tx, userId, hash);
    return ok({ upload: { complete: true, parts: [] }, whole: null });
  }
  if (isNewUpload && (await rows.storedBytes(tx, userId)) > quota) {
    await rows.deleteUpload(tx, userId, hash);
    return refuse('photo.quota');
  }
  if (declaredSize !== size) return refuse('photo.bad_part');
  await rows.insertPart(tx, userId, hash, part.start, part.bytes);
  const received = await rows.listReceivedParts(tx, userId, hash);
  const whole =
    received.reduce((sum, p) => sum + p.length, 0) === size ? await rows.readParts(tx, userId, hash) : null;
  return ok({ upload: { complete: false, parts: received.map((p) => p.start) }, whole });
};

/**
 * Safe to run twice at once and to be interrupted anywhere: the file is named by its content, and the row is
 * written last.
 */
export const storePhoto = async (
  { db, storage, listeners = {} }: PhotoDeps,
  userId: string,
  hash: string,
  bytes: Buffer,
): Promise<Result<Upload, Code>> => {
  const examined = await validatePhoto(bytes, hash);
  if (!examined.ok) {
    await db.asUser(userId, (tx) => rows.deleteUpload(tx, userId, hash));
    return examined;
  }
  await storage.put(photoKey(userId, hash), bytes);
  await db
    .asUser(userId, async (tx) => {
      await nextSequence(tx, userId);
      const isNew = await rows.insertPhoto(tx, userId, hash, { ...examined.value, size: bytes.length });
      await rows.deleteUpload(tx, userId, hash);
      if (isNew) await recordEvent(tx, { userId, name: 'photo.arrived', payload: { hash } }, listeners);
    })
    .catch(deleteFileOfDeletedAccount(storage, photoKey(userId, hash)));
  return ok({ complete: true, parts: [] });
};

const isOtherUser = (userId: string, { owner }: { readonly owner?: string | undefined }): boolean =>
  owner !== undefined && owner !== userId;

export const photoOperations = (parts: PhotoDeps): ServedOperation[] => {
  const { db, storage, quotaBytes = QUOTA_BYTES } = parts;
  return [
    serve(putPhotoPart, async ({ session: { userId } }, { params, query, bytes }) => {
      if (isOtherUser(userId, query)) return refuse('sync.other_user');
      const part = { ...params, size: query.size, bytes };
      if (part.size > MAX_PHOTO_BYTES) return refuse('photo.too_large');
      if (!isValidPart(part)) return refuse('photo.bad_part');
      const saved = await db.asUser(userId, (tx) => savePart(tx, userId, part, quotaBytes));
      if (!saved.ok) return saved;
      return saved.value.whole
        ? storePhoto(parts, userId, params.hash, saved.value.whole)
        : ok(saved.value.upload);
    }),
    serve(photoUpload, async ({ session: { userId } }, { params, query }) =>
      isOtherUser(userId, query)
        ? refuse('sync.other_user')
        : ok(await db.asUser(userId, (tx) => uploadOf(tx, userId, params.hash))),
    ),
    serve(getPhoto, async ({ session: { userId } }, { params: { hash }, query: { small } }) => {
      const find = (tx: Transaction) => rows.findPhoto(tx, userId, hash);
      // A replica may not have a new photo yet.
      const photo = (await db.readAsUser(userId, find)) ?? (await db.asUser(userId, find));
      const bytes = photo && (await storage.get(photoKey(userId, hash)));
      if (!bytes) return refuse('photo.not_found');
      if (small)
        return ok({
          body: await createThumbnail(bytes),
          type: 'image/jpeg',
          etag: `"${hash}-small"`,
          cache: 'private, max-age=31536000, immutable',
        });
      return ok({
        body: bytes,
        type: photo.type,
        etag: `"${hash}"`,
        cache: 'private, max-age=31536000, immutable',
      });
    }),
  ];
};

/**
 * Deletes a photo, unless `isReferenced` finds a reference. Holds the user's sequence lock, so that no
 * command can add a reference between the check and the delete. Deletes the row first: a file without a row
 * only wastes space.
 */
export const deletePhotoIfUnused = async (
  { db, storage }: Pick<PhotoDeps, 'db' | 'storage'>,
  userId: string,
  hash: string,
  isReferenced: (tx: Transaction) => Promise<boolean>,
): Promise<void> => {
  const isDeleted = await db.asUser(userId, async (tx) => {
    await lockUserSequence(tx, userId);
    if (await isReferenced(tx)) return false;
    await tx.run(sql`delete from photos where user_id = ${userId} and hash = ${hash}`);
    await rows.deleteUpload(tx, userId, hash);
    return true;
  });
  if (isDeleted) await storage.delete(photoKey(userId, hash));
};

/** Unfinished uploads. */
export const purgeUploads = (db: Database, retentionDays = 30): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`delete from photo_uploads where started_at < now() - make_interval(days => ${retentionDays})`),
  );
