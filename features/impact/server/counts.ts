import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';

/** Minimum answers: a share of fewer is mostly chance. */
export const MIN_ANSWERS = 30;

interface OutcomeCount {
  readonly condition: string;
  readonly n: number;
  readonly better: number;
  readonly same: number;
  readonly worse: number;
  readonly did_nothing: number;
}

/**
 * All farmers' answers by condition: the latest per plant, and only for plants whose photo the server has
 * confirmed, so that nobody can change a figure without a photo. Requires the system role.
 */
export const readCounts = (tx: Query): Promise<OutcomeCount[]> =>
  tx.many(sql`
    select condition, count(*) as n, count(*) filter (where answer = 'better') as better,
      count(*) filter (where answer = 'same') as same, count(*) filter (where answer = 'worse') as worse,
      count(*) filter (where answer = 'did_nothing') as did_nothing
    from ( select distinct on (o.user_id, o.scan_id) o.answer, coalesce(s.condition,
      s.pick) as condition from scan_outcomes o join crop_scans s on s.user_id = o.user_id and s.id =
      o.scan_id where case when s.condition is null then s.checked->'top3' @>
      jsonb_build_array(jsonb_build_object('condition',
      s.pick)) else s.checked->>'condition' = s.condition end order by o.user_id, o.scan_id,
      o.step desc ) as last
    group by condition
    order by n desc, condition
  `);
