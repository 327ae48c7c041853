import sql from 'sql-template-tag';
import type { Database, Query } from '#kit/server/database/database.ts';
import type { BoardEntry } from '../domain/board.ts';

export const RANK_JOB = 'referrals.rank';
const MAX_ENTRIES = 50;

/** Recomputes the ranking; equal numbers share a rank. */
export const updateRanks = (db: Database): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`
      with counted as ( select b.user_id,
        (select count(*)::int from referrals r where r.referrer_id = b.user_id and r.state = 'rewarded'
        and not r.suspicious_activity) as n from referral_leaderboard b), placed as (select user_id, n,
        case when n > 0 then (rank() over (order by n desc))::int end as place from counted)
      update referral_leaderboard b
      set invited = p.n, rank_position = p.place
      from placed p
      where p.user_id = b.user_id and (b.invited, b.rank_position) is distinct from (p.n, p.place)
    `),
  );

export const upsertBoardEntry = (
  tx: Query,
  userId: string,
  { name, county }: BoardEntry,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into referral_leaderboard (user_id, display_name, county, joined_at)
    values (${userId}, ${name}, ${county}, ${now})
    on conflict (user_id) do update set display_name = excluded.display_name, county = excluded.county
  `);

export const deleteBoardEntry = (tx: Query, userId: string): Promise<number> =>
  tx.run(sql`delete from referral_leaderboard where user_id = ${userId}`);

interface RankedEntry {
  readonly rank_position: number;
  readonly name: string;
  readonly county: string;
  readonly invited: number;
  readonly mine: boolean;
}

/**
 * The public leaderboard: the two display texts each user chose, and a number. Runs as the system role and
 * omits accounts that are suspended or being deleted.
 */
export const listBoard = (tx: Query, userId: string): Promise<RankedEntry[]> =>
  tx.many(sql`
    select rank_position, display_name as name, county, invited, user_id = ${userId} as mine
    from referral_leaderboard b
    where rank_category = 'overall' and rank_position is not null
      and not exists (select from account_deletions d where d.user_id = b.user_id)
      and not exists (select from auth_users u where u.id = b.user_id and u.suspended_at is not null)
    order by rank_position, joined_at
    limit ${MAX_ENTRIES}
  `);

export const findBoardEntry = (
  tx: Query,
  userId: string,
): Promise<{ name: string; county: string; rank_position: number | null } | null> =>
  tx.maybe(
    sql`
      select display_name as name, county, rank_position
      from referral_leaderboard
      where user_id = ${userId}
    `,
  );
