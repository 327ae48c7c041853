import { sql, type Query } from '#kit/server/database/database.ts';

/** Number of newest answers measured per expert. */
const MAX_MEASURED_ANSWERS = 200;

interface ExpertFacts {
  readonly expert_id: string;
  readonly crops: readonly string[];
  readonly counties: readonly string[];
  readonly languages: readonly string[];
  readonly answers: number;
  readonly minutes: readonly number[];
  readonly last: Date | null;
}

/** Each expert's answers to farmers' checks, with the response times. Requires the system role. */
export const expertFacts = (tx: Query): Promise<ExpertFacts[]> =>
  tx.many(sql`
    with given as ( select t.expert_id, t.answered_at, r.crop_type, r.county, r.language,
      extract(epoch from t.answered_at - t.asked_at)::real / 60 as minutes, row_number() over (partition by
      t.expert_id order by t.answered_at desc) as n from expert_review_turns t join expert_reviews r on
      r.user_id = t.user_id and r.id = t.review_id where t.expert_id is not null
      and t.answered_at is not null)
    select expert_id, count(*)::integer as answers, max(answered_at) as last,
      coalesce(array_agg(crop_type) filter (where crop_type is not null and n <= ${MAX_MEASURED_ANSWERS}), '{}') as crops,
      coalesce(array_agg(county) filter (where county is not null and n <= ${MAX_MEASURED_ANSWERS}), '{}') as counties,
      coalesce(array_agg(language) filter (where n <= ${MAX_MEASURED_ANSWERS}), '{}') as languages,
      coalesce(array_agg(minutes) filter (where n <= ${MAX_MEASURED_ANSWERS}), '{}') as minutes
    from given
    group by expert_id
  `);
