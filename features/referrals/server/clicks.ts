import sql from 'sql-template-tag';
import { inviterOf } from '#features/people/server/api.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Hashes } from './hashes.ts';
import { deleteOldNetworks } from './networks.ts';
import { incrementShareCounter, type LinkChannel } from './sql.ts';

/**
 * A village may share one mobile IP address. More devices than this per day on one network are not counted as
 * real phones. A design value.
 */
const MAX_DEVICES_PER_NETWORK = 60;
const HASH_RETENTION_DAYS = 2;

export interface Click extends LinkChannel {
  readonly ref: string;
  readonly device: string;
  readonly address: string;
  readonly now: Date;
}

/** Counts a phone that opened a link, once a day; false when already counted, or the code is unknown. */
export const countClick = (
  db: Database,
  hashes: Hashes,
  { ref, device, address, now, via, variant }: Click,
): Promise<boolean> =>
  db.asSystem(async (tx) => {
    const userId = await inviterOf(tx, ref);
    if (userId === null) return false;
    const day = hashes.nairobiDay(now);
    const network = hashes.network(day, userId, address);
    const { n } = await tx.one<{ n: number }>(
      sql`
        select count(*)::int as n
        from referral_clicks
        where user_id = ${userId} and day = ${day} and network_hash = ${network}
      `,
    );
    if (n >= MAX_DEVICES_PER_NETWORK) return false;
    const isNew =
      (await tx.run(sql`
        insert into referral_clicks (user_id, day, device_hash, network_hash, via, message_variant, at)
        values (${userId}, ${day}, ${hashes.click(day, userId, device)}, ${network}, ${via}, ${variant},
          ${now})
        on conflict do nothing
      `)) > 0;
    if (isNew) await incrementShareCounter(tx, userId, { via, variant }, 'click_count', now);
    return isNew;
  });

/** Called by the periodic cleanup: keeps the counts and deletes the data that identified phones. */
export const deleteOldHashes = (db: Database, now: Date): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.run(sql`
      update referral_clicks
      set device_hash = gen_random_uuid()::text, network_hash = null
      where network_hash is not null
        and at < ${now}::timestamptz - make_interval(days => ${HASH_RETENTION_DAYS})
    `);
    await tx.run(sql`delete from referral_devices where seen_at < ${now}::timestamptz - interval '180 days'`);
    await deleteOldNetworks(tx, now);
    await tx.run(sql`delete from referral_thanked where at < ${now}::timestamptz - interval '2 years'`);
    await tx.run(sql`delete from referral_numbers where at < ${now}::timestamptz - interval '2 years'`);
    await tx.run(sql`delete from referrals where referrer_id is null and referred_id is null`);
  });
