import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { raw, sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { recomputeExperts } from './experts.ts';
import { touchUserRows } from './notify-others.ts';
import type { ReadReviewFacts } from './ports.ts';

const RECOMPUTE_JOB = 'community.draw';
const INTERVAL_MS = 10 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** Stores more than five, because blocked and removed ones are filtered when read. */
const MAX_STORED_TRENDING = 20;

/**
 * Ranks questions by the votes and answers of the last week. Each user counts once per question, and answers
 * to one's own question do not count.
 */
const recomputeTrending = async (tx: Transaction, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - WEEK_MS);
  await tx.run(sql`delete from community_trending`);
  await tx.run(sql`
    with votes as (select target_id as id, sum(value)::integer as n from community_votes where at > ${since}
      and target = 'question' group by 1), answers as (select question_id as id,
      count(distinct user_id)::integer as n from community_answers where created_at > ${since}
      and state = 'visible' and user_id <> asker_id group by 1), week as (select id, coalesce(v.n,
      0) as votes, coalesce(a.n, 0) as answers from votes v full join answers a using (id))
    insert into community_trending (rank, question_id, votes, answers, at)
    select row_number() over (order by w.votes + w.answers desc, q.created_at desc, q.id), q.id, w.votes,
      w.answers, ${now}
    from week w
    join community_questions q on q.id = w.id and q.state = 'visible' and q.status <> 'closed'
    where w.votes + w.answers > 0
    order by w.votes + w.answers desc, q.created_at desc, q.id
    limit ${MAX_STORED_TRENDING}
  `);
};

/** Number of newest questions from which word shares are computed. */
const SAMPLE = 20_000;
const WORDS_INTERVAL_MS = HOUR_MS;
/** A word in fewer questions may be misspelled. */
const MIN_QUESTIONS_PER_WORD = 3;

export const recomputeWords = async (tx: Transaction, now: Date): Promise<void> => {
  const newest = `select document from community_search order by n desc limit ${SAMPLE}`;
  const texts = `select to_tsvector('simple', q.title || ' ' || q.content) from (select question_id from community_search order by n desc limit ${SAMPLE}) s join community_questions q on q.id = s.question_id`;
  await tx.run(sql`
    insert into community_lexemes (word, share, at)
    select word, ndoc::real / greatest(1,
      (select count(*) from (select 1 from community_search limit ${SAMPLE}) s)), ${now}
    from ts_stat(${newest})
    where word !~ '^~[0-9]'
    on conflict (word) do update set share = excluded.share, at = excluded.at
  `);
  await tx.run(sql`delete from community_lexemes where at < ${new Date(now.getTime() - WEEK_MS)}`);
  await tx.run(sql`
    insert into community_vocabulary (word, n, grams)
    select word, ndoc, community_grams(word)
    from ts_stat(${texts})
    where ndoc >= ${MIN_QUESTIONS_PER_WORD} and word ~ '^[a-z]{4,24}$'
    on conflict (word) do update set n = excluded.n
  `);
};

const areWordsOld = async (tx: Transaction, now: Date): Promise<boolean> => {
  const { at } = await tx.one<{ at: Date | null }>(sql`select max(at) as at from community_lexemes`);
  return at === null || now.getTime() - at.getTime() >= WORDS_INTERVAL_MS;
};

const NIL = '00000000-0000-0000-0000-000000000000';
const REPAIR_BATCH_SIZE = 500;

/** Corrects wrong counters, a slice at a time. Returns how many were wrong. */
export const repairCounters = async (db: Database): Promise<number> => {
  let changed = 0;
  for (let above: string | null = NIL; above !== null;) {
    const slice: { changed: number; ended: string | null } = await db.asSystem((tx) =>
      tx.one(sql`select changed, ended from community_repair(${above}::uuid, ${REPAIR_BATCH_SIZE})`),
    );
    changed += slice.changed;
    above = slice.ended;
  }
  return (
    changed +
    (await db.asSystem((tx) =>
      tx.run(sql`
        with counted as (select category_id, status,
          count(*)::integer as n from community_questions where state = 'visible' group by 1, 2)
        update community_totals t
        set n = coalesce((select c.n from counted c where c.category_id = t.category_id
          and c.status = t.status), 0)
        where t.n <> coalesce((select c.n from counted c where c.category_id = t.category_id
          and c.status = t.status), 0)
      `),
    ))
  );
};

interface RecomputeDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly reviews: ReadReviewFacts;
}

const enqueueRecompute = (jobs: Jobs, tx: Transaction, runAt?: Date): Promise<void> =>
  jobs.enqueue(tx, RECOMPUTE_JOB, {}, { singletonKey: 'all', ...(runAt && { runAt }) });

/** Recomputes trending questions, expert figures and search words, each in its own transaction. */
export const draw = async (
  { db, reviews }: Pick<RecomputeDeps, 'db' | 'reviews'>,
  now: Date,
): Promise<void> => {
  await db.asSystem((tx) => recomputeTrending(tx, now));
  await db.asSystem((tx) => recomputeExperts(tx, reviews, now));
  await db.asSystem(async (tx) => {
    if (await areWordsOld(tx, now)) await recomputeWords(tx, now);
  });
};

/** One chain of jobs for all processes; the cleanup restarts it if it breaks. */
export const registerRecomputeJob = (deps: RecomputeDeps): void =>
  deps.jobs.handleJobs(RECOMPUTE_JOB, async () => {
    const now = new Date();
    await draw(deps, now);
    await deps.db.asSystem((tx) => enqueueRecompute(deps.jobs, tx, new Date(now.getTime() + INTERVAL_MS)));
  });

const VIEW_DAYS = 2;
const HISTORY_DAYS = 365;

export const createCleanup =
  ({ db, jobs }: RecomputeDeps) =>
  async (): Promise<void> => {
    await db.asSystem(async (tx) => {
      await tx.run(sql`delete from community_views where day < current_date - ${VIEW_DAYS}::integer`);
      await tx.run(
        sql`delete from community_history where at < now() - make_interval(days => ${HISTORY_DAYS})`,
      );
      await enqueueRecompute(jobs, tx);
    });
    await repairDaily(db);
  };

const DELETE_BATCH_SIZE = 500;

/**
 * Removed posts stay as long as their history, for moderators; then their text is deleted, also from the
 * author's phones.
 */
const deleteExpiredPosts = (
  db: Database,
  table: 'community_questions' | 'community_answers',
): Promise<number> =>
  db.asSystem(async (tx) => {
    const removed = await tx.many<{ user_id: string; id: string }>(sql`
      delete
      from ${raw(table)}
      where id in (select p.id from ${raw(table)} p where p.state = 'removed'
        and p.created_at < now() - make_interval(days => ${HISTORY_DAYS})
        and not exists (select 1 from community_history h where h.target_id = p.id) limit ${DELETE_BATCH_SIZE})
      returning user_id, id
    `);
    const kind = table === 'community_questions' ? 'community_question' : 'community_answer';
    await touchUserRows(
      tx,
      removed.map(({ user_id: userId, id }) => ({ userId, kind, id, deleted: true })),
    );
    return removed.length;
  });

/** Once per night, by the first process. */
const repairDaily = async (db: Database): Promise<void> => {
  const isMine = await db.asSystem((tx) =>
    tx.run(sql`
      insert into community_repairs (one, at)
      values (true, now())
      on conflict (one) do update set at = now()
      where community_repairs.at < now() - interval '1 day'
    `),
  );
  if (isMine === 0) return;
  await repairCounters(db);
  for (const table of ['community_questions', 'community_answers'] as const)
    while ((await deleteExpiredPosts(db, table)) === DELETE_BATCH_SIZE);
};
