import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';

export interface ConfirmedCount {
  readonly crop: string;
  readonly n: number;
  readonly agreed: number;
}

/**
 * How often experts agreed with the server's own result on the same photos, or its first candidate: one
 * answer per check, the newest. Excludes phones' claims and answers without a photo. Requires the system
 * role.
 */
export const confirmedCounts = (tx: Query): Promise<ConfirmedCount[]> =>
  tx.many(sql`
    select split_part(named, '___', 1) as crop, count(*) as n, count(*) filter (where said = named) as agreed
    from ( select distinct on (r.user_id, r.scan_id) coalesce(s.checked ->> 'condition',
      s.checked -> 'top3' -> 0 ->> 'condition') as named,
      t.condition as said from expert_reviews r join expert_review_turns t on t.user_id = r.user_id
      and t.review_id = r.id join crop_scans s on s.user_id = r.user_id
      and s.id = r.scan_id where t.answered_at is not null and t.condition is not null
      and s.checked ->> 'outcome' in ('answer', 'candidates')
      and exists (select from photos p where p.user_id = s.user_id and (p.hash = s.photo
      or p.hash = any(s.more_photos)) and p.stored_at <= t.answered_at) order by r.user_id, r.scan_id,
      t.answered_at desc ) as word
    where named is not null
    group by 1
    order by n desc, crop
  `);
