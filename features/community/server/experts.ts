import { namedExperts } from '#features/people/server/api.ts';
import { ok } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import { readExperts } from '../contract.ts';
import { commonest, medianMinutes } from '../domain/experts.ts';
import { PAGE_SIZE } from '../domain/paging.ts';
import { publicName } from '../domain/public-name.ts';
import type { ReadReviewFacts } from './ports.ts';
import { authorsOf } from './rows.ts';

/** Maximum number of answers measured per expert, newest first. */
const MAX_MEASURED = 200;
const MAX_LISTED = 12;

interface ExpertAnswer {
  readonly expert_id: string;
  readonly crop: string | null;
  readonly county: string | null;
  readonly language: 'en' | 'sw';
  readonly minutes: number;
  readonly at: Date;
}

const answersOf = (tx: Transaction, ids: readonly string[]): Promise<ExpertAnswer[]> =>
  tx.many(sql`
    select e.id as expert_id, q.crop_type as crop, q.location as county, q.language,
      extract(epoch from a.created_at - q.created_at) / 60 as minutes, a.created_at as at
    from unnest(${ids}::uuid[]) as e (id)
    cross join lateral ( select * from community_answers a where a.user_id = e.id and a.state = 'visible'
      and a.asker_id <> e.id order by a.id desc limit ${MAX_MEASURED}) a
    join community_questions q on q.id = a.question_id and q.state = 'visible'
  `);

/** Measured figures of each expert, from their answers here and to farmers' requests; never self-reported. */
export const recomputeExperts = async (
  tx: Transaction,
  reviews: ReadReviewFacts,
  now: Date,
): Promise<void> => {
  const experts = await namedExperts(tx);
  const given = await answersOf(
    tx,
    experts.map(({ id }) => id),
  );
  const facts = new Map((await reviews(tx)).map((fact) => [fact.expert_id, fact]));
  await tx.run(
    sql`delete from community_experts where expert_id <> all(${experts.map(({ id }) => id)}::uuid[])`,
  );
  for (const { id } of experts) {
    const [mine, review] = [given.filter((g) => g.expert_id === id), facts.get(id)];
    const minutes = [...mine.map((g) => Number(g.minutes)), ...(review?.minutes ?? [])];
    const last =
      [...mine.map((g) => g.at), ...(review?.last ? [review.last] : [])].sort(
        (a, b) => b.getTime() - a.getTime(),
      )[0] ?? null;
    await tx.run(sql`
      insert into community_experts (expert_id, crops, counties, languages, answers, measured, median_minutes,
        last_active, at)
      values (${id}, ${commonest([...mine.map((g) => g.crop), ...(review?.crops ?? [])], MAX_LISTED)},
        ${commonest([...mine.map((g) => g.county), ...(review?.counties ?? [])], MAX_LISTED)},
        ${commonest([...mine.map((g) => g.language), ...(review?.languages ?? [])], 2)},
        ${mine.length + (review?.answers ?? 0)}, ${minutes.length}, ${medianMinutes(minutes)}, ${last},
        ${now})
      on conflict (expert_id) do update set (crops, counties, languages, answers, measured, median_minutes,
        last_active, at) = (excluded.crops, excluded.counties, excluded.languages, excluded.answers,
        excluded.measured, excluded.median_minutes, excluded.last_active, excluded.at)
    `);
  }
};

interface ExpertRow {
  readonly expert_id: string;
  readonly crops: string[];
  readonly counties: string[];
  readonly languages: ('en' | 'sw')[];
  readonly answers: number;
  readonly measured: number;
  readonly median_minutes: number | null;
  readonly last_active: Date | null;
  readonly at: Date;
}

const cursorPattern = /^(\d{1,9})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Lists only current experts with a name, so that someone who lost the role disappears at once. */
export const expertsOperation = (db: Database): ServedOperation =>
  serve(readExperts, async (_, { query }) =>
    ok(
      await db.asSystem(async (tx) => {
        const names = new Map(
          (await namedExperts(tx)).flatMap((expert) => {
            const name = publicName(expert.name);
            return name === null ? [] : [[expert.id, { ...expert, name }] as const];
          }),
        );
        const [, answers, id] = cursorPattern.exec(query.after ?? '') ?? [];
        const all = await tx.many<ExpertRow>(
          sql`
            select *
            from community_experts
            where expert_id = any(${[...names.keys()]}::uuid[])
            order by answers desc, expert_id
          `,
        );
        const from =
          id === undefined
            ? 0
            : all.findIndex(
                (e) => e.answers < Number(answers) || (e.answers === Number(answers) && e.expert_id > id),
              );
        const page = from < 0 ? [] : all.slice(from, from + PAGE_SIZE);
        const author = await authorsOf(
          tx,
          page.map((e) => e.expert_id),
        );
        const last = from >= 0 && all.length > from + PAGE_SIZE ? page[PAGE_SIZE - 1] : undefined;
        return {
          experts: page.map((e) => ({
            id: e.expert_id,
            name: names.get(e.expert_id)!.name,
            crops: e.crops,
            counties: e.counties,
            languages: e.languages.length > 0 ? e.languages : [names.get(e.expert_id)!.language],
            answers: e.answers,
            accepted: author(e.expert_id).accepted,
            median_hours: e.median_minutes === null ? null : Math.round(e.median_minutes / 6) / 10,
            measured: e.measured,
            last_active: e.last_active?.toISOString() ?? null,
          })),
          next: last ? `${last.answers}_${last.expert_id}` : null,
          total: all.length,
          at: all[0]?.at.toISOString() ?? null,
        };
      }),
    ),
  );
