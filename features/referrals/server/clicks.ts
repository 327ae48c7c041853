import sql from 'sql-template-tag';
import { inviterOf } from '#features/people/server/api.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Hashes } from './hashes.ts';
import { forgetNetworks } from './networks.ts';
import { countShare, type Way } from './sql.ts';

/**
 * A village may share one mobile IP address. More devices than this per day on one network are not counted as
 * real phones. A design value.
 */
const PER_NETWORK = 60;
const FORGET_HASHES_AFTER_DAYS = 2;

export interface Click extends Way {
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
    const day = hashes.today(now);
    const network = hashes.network(day, userId, address);
    const { n } = await tx.one<{ n: number }>(
      sql`
        select count(*)::int as n
        from referral_clicks
        where user_id = ${userId} and day = ${day} and network_hash = ${network}
      `,
    );
    if (n >= PER_NETWORK) return false;
    const isNew =
      (await tx.run(sql`
        insert into referral_clicks (user_id, day, device_hash, network_hash, via, message_variant, at)
        values (${userId}, ${day}, ${hashes.click(day, userId, device)}, ${network}, ${via}, ${variant},
          ${now})
        on conflict do nothing
      `)) > 0;
    if (isNew) await countShare(tx, userId, { via, variant }, 'click_count', now);
    return isNew;
  });

/** For the cleanup: keeps the counts and deletes what identified phones. */
export const forgetHashes = (db: Database, now: Date): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.run(sql`
      update referral_clicks
      set device_hash = gen_random_uuid()::text, network_hash = null
      where network_hash is not null
        and at < ${now}::timestamptz - make_interval(days => ${FORGET_HASHES_AFTER_DAYS})
    `);
    await tx.run(sql`delete from referral_devices where seen_at < ${now}::timestamptz - interval '180 days'`);
    await forgetNetworks(tx, now);
    await tx.run(sql`delete from referral_thanked where at < ${now}::timestamptz - interval '2 years'`);
    await tx.run(sql`delete from referral_numbers where at < ${now}::timestamptz - interval '2 years'`);
    await tx.run(sql`delete from referrals where referrer_id is null and referred_id is null`);
  });
