import { createHash, createHmac } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import { validatePhoto } from '#kit/server/photos/validate-photo.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { conditionByKey, findCropByName } from '#knowledge/index.ts';
import {
  compareDonatedSets,
  countsOf,
  donatableOf,
  type DonatedPhoto,
  type DonationPurpose,
  LICENCE,
  type DonatedSet,
} from '../domain/donation.ts';
import { answerInTurn } from './rows.ts';
import { type TurnRow, listTurns } from './sql.ts';

interface DonatedSetDeps {
  readonly db: Database;
  readonly storage: Storage;
  /** HMAC key for the pseudonyms of plants and photos. Without it, nobody can trace them to a farmer. */
  readonly secret: string;
}

interface Manifest {
  readonly version: number;
  readonly hash: string;
  readonly licence: typeof LICENCE;
  readonly counts: Readonly<Record<string, number>>;
  readonly photos: readonly DonatedPhoto[];
  /** Photos of earlier sets that farmers have withdrawn. Users of the set must delete them. */
  readonly withdrawn: readonly string[];
  /** Confirmed and allowed, but missing, stored after the expert's answer, or failing the hidden-data check. */
  readonly leftOut: number;
}

interface ConsentedReview {
  readonly user_id: string;
  readonly id: string;
  readonly scan_id: string;
  readonly crop_type: string | null;
  readonly county: string | null;
  readonly created_at: Date;
  readonly uses: DonationPurpose[];
}

const listConsentedReviews = (tx: Transaction): Promise<ConsentedReview[]> =>
  tx.many(sql`
    select r.user_id, r.id, r.scan_id, r.crop_type, r.county, r.created_at, c.uses
    from expert_reviews r
    join (select user_id, array_agg(purpose order by purpose) as uses from donation_consents where given group
      by user_id) c on c.user_id = r.user_id
    where exists (select from expert_review_turns t where t.user_id = r.user_id and t.review_id = r.id
      and t.photos_clean and t.condition is not null)
    order by r.created_at, r.id
  `);

const readDonatedSet = async (tx: Transaction): Promise<DonatedSet> => {
  const last = await tx.maybe<{ version: number; hash: string }>(
    sql`select version, hash from donated_sets order by version desc limit 1`,
  );
  const items = await tx.many<{ item: string; withdrawn: number | null }>(
    sql`select item, withdrawn_version as withdrawn from donated_photos`,
  );
  return { version: last?.version ?? 0, hash: last?.hash ?? null, items };
};

const toAnsweredTurns = (turns: readonly TurnRow[]) =>
  turns.map((t) => ({ photos: t.photos, answer: answerInTurn(t) }));

/** An expert vouches only for photos that were stored when they answered. */
const findPhotosSeenByExpert = async (
  tx: Transaction,
  userId: string,
  turns: readonly TurnRow[],
): Promise<ReadonlySet<string>> => {
  const answered = Math.max(...turns.map((t) => t.answered_at?.getTime() ?? 0));
  const rows = await tx.many<{ hash: string }>(
    sql`
      select hash
      from photos
      where user_id = ${userId} and hash = any(${turns.flatMap((t) => t.photos)})
        and stored_at <= ${new Date(answered)}
    `,
  );
  return new Set(rows.map((row) => row.hash));
};

interface CollectedPhoto {
  readonly photo: DonatedPhoto;
  readonly bytes: Buffer;
}

/** Reads and examines every donatable photo again. The result contains no personal names. */
const collectDonatablePhotos = async ({
  db,
  storage,
  secret,
}: DonatedSetDeps): Promise<{ found: CollectedPhoto[]; leftOut: number }> => {
  const pseudonymFor = (kind: string, ...parts: readonly string[]): string =>
    createHmac('sha256', secret)
      .update(['donated', kind, ...parts].join('\n'))
      .digest('hex')
      .slice(0, 32);
  const found = new Map<string, CollectedPhoto>();
  let leftOut = 0;
  for (const review of await db.asSystem(listConsentedReviews)) {
    const { turns, seen } = await db.asSystem(async (tx) => {
      const all = await listTurns(tx, review.user_id, [review.id]);
      return { turns: all, seen: await findPhotosSeenByExpert(tx, review.user_id, all) };
    });
    const photos = donatableOf(toAnsweredTurns(turns));
    const entry = photos && conditionByKey(photos.condition);
    if (!entry) continue;
    for (const hash of photos.photos) {
      const bytes = seen.has(hash) ? await storage.get(photoKey(review.user_id, hash)) : null;
      const examined = bytes && (await validatePhoto(bytes, hash));
      if (!examined?.ok) {
        leftOut += 1;
        continue;
      }
      const item = pseudonymFor('photo', review.user_id, hash);
      const file = `${entry.key}/${item}.${examined.value.type.replace('image/', '').replace('jpeg', 'jpg')}`;
      found.set(item, {
        bytes: bytes!,
        photo: {
          item,
          file,
          condition: entry.key,
          crop: findCropByName(review.crop_type ?? '')?.key ?? entry.crop,
          plant: pseudonymFor('plant', review.user_id, review.scan_id),
          county: review.county,
          month: review.created_at.toISOString().slice(0, 7),
          uses: review.uses,
          sha256: hash,
        },
      });
    }
  }
  return { found: [...found.values()].sort((a, b) => (a.photo.item < b.photo.item ? -1 : 1)), leftOut };
};

/** Creates the next version, or returns the last one when nothing changed. */
const recordSetVersion = (
  db: Database,
  photos: readonly DonatedPhoto[],
): Promise<Pick<Manifest, 'version' | 'hash' | 'withdrawn'>> =>
  db.asSystem(async (tx) => {
    await tx.run(sql`lock table donated_sets in exclusive mode`);
    const previous = await readDonatedSet(tx);
    const { added, returned, newlyWithdrawn, withdrawn } = compareDonatedSets(photos, previous);
    const hash = createHash('sha256')
      .update(JSON.stringify({ licence: LICENCE.id, photos, withdrawn }))
      .digest('hex');
    if (hash === previous.hash) return { version: previous.version, hash, withdrawn };
    const version = previous.version + 1;
    await tx.run(
      sql`insert into donated_sets (version, hash, photos) values (${version}, ${hash}, ${photos.length})`,
    );
    await tx.run(
      sql`
        insert into donated_photos (item, first_version)
        select item, ${version}
        from unnest(${added}::text[]) as item
      `,
    );
    await tx.run(sql`update donated_photos set withdrawn_version = null where item = any(${returned})`);
    await tx.run(
      sql`update donated_photos set withdrawn_version = ${version} where item = any(${newlyWithdrawn})`,
    );
    return { version, hash, withdrawn };
  });

const isEmpty = async (folder: string): Promise<boolean> =>
  (
    await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    })
  ).length === 0;

/**
 * Writes the photos, one folder per condition, and the manifest last. A folder without a manifest is
 * incomplete.
 */
export const writeDonatedSet = async (parts: DonatedSetDeps, folder: string): Promise<Manifest> => {
  if (!(await isEmpty(folder))) throw new Error(`${folder} is not empty: a set needs a folder of its own.`);
  const { found, leftOut } = await collectDonatablePhotos(parts);
  const photos = found.map((f) => f.photo);
  const setVersion = await recordSetVersion(parts.db, photos);
  for (const { photo, bytes } of found) {
    const file = path.join(folder, photo.file);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const manifest: Manifest = { ...setVersion, licence: LICENCE, counts: countsOf(photos), photos, leftOut };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
};
