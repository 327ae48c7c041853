import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import {
  type Context,
  type Role,
  serve,
  type ServedOperation,
  type UserContext,
} from '#kit/server/context.ts';
import { empty, sql, type Database, type Query } from '#kit/server/database/database.ts';
import * as contract from '../contract.ts';
import { categoryIcons, categoryIds } from '../domain/categories.ts';
import { ANSWERS_PAGE_SIZE, PAGE_SIZE, TRENDING_COUNT } from '../domain/paging.ts';
import { isDeletingAccount } from './account-deletion.ts';
import { formatFeedCursor, feedPage, parseFeedCursor, totalOf, sortValueOf } from './feed.ts';
import {
  answerColumns,
  answerOf,
  type AnswerRow,
  authorsOf,
  blockedBy,
  peopleOf,
  questionById,
  questionOf,
  type QuestionRow,
} from './rows.ts';
import { searchQuestions } from './search.ts';

export const isStaff = (role: Role): boolean => role !== 'farmer';

type ReadRefusal = 'community.not_found' | 'community.removed' | 'community.blocked';

/**
 * Returns a question if this user may read it now, otherwise the reason why not. Staff and the author can
 * also read a pending one.
 */
export const findReadableQuestion = async (
  tx: Query,
  { userId, role }: { userId: string; role: Role },
  id: string,
  blocked: readonly string[],
): Promise<Result<QuestionRow, ReadRefusal>> => {
  const row = await questionById(tx, id);
  if (!row) return refuse('community.not_found');
  if (row.state === 'removed') return refuse('community.removed');
  if (row.state === 'pending' && row.user_id !== userId && (!isStaff(role) || isDeletingAccount(row.reason)))
    return refuse('community.not_found');
  return blocked.includes(row.user_id) ? refuse('community.blocked') : ok(row);
};

/**
 * Looks up a row hidden by row-level security again as the system role, to tell "removed" from "never
 * existed".
 */
const refusalFor = async (db: Database, id: string): Promise<Refused<ReadRefusal>> => {
  const row = await db.asSystem((tx) => questionById(tx, id));
  return refuse(row?.state === 'removed' ? 'community.removed' : 'community.not_found');
};

/** One transaction. Staff read as the system role, to see pending posts. */
const withReader = <T>(
  db: Database,
  { userId, role }: UserContext['session'],
  work: (tx: Query) => Promise<T>,
): Promise<T> => (isStaff(role) ? db.asSystem(work) : db.readAsUser(userId, work));

const withReadableQuestion = async <T>(
  db: Database,
  { session }: UserContext,
  id: string,
  work: (tx: Query, question: QuestionRow, blocked: readonly string[]) => Promise<T>,
): Promise<Result<T>> => {
  const read = await withReader(db, session, async (tx) => {
    const blocked = await blockedBy(tx, session.userId);
    const question = await findReadableQuestion(tx, session, id, blocked);
    return question.ok ? ok(await work(tx, question.value, blocked)) : question;
  });
  return !read.ok && read.code === 'community.not_found' ? refusalFor(db, id) : read;
};

const answersPage = (
  tx: Query,
  questionId: string,
  blocked: readonly string[],
  after: { accepted: boolean; score: number; at: Date; id: string } | null,
): Promise<AnswerRow[]> =>
  tx.many(sql`
    select ${answerColumns}
    from community_answers a
    where a.question_id = ${questionId} and a.state = 'visible'
      ${blocked.length > 0 ? sql`and a.user_id <> all(${blocked}::uuid[])` : empty}
      ${after ? sql`and (not a.is_accepted, -a.vote_score, a.created_at, a.id) > (${!after.accepted}::boolean, ${-after.score}::integer, ${after.at}::timestamptz, ${after.id}::uuid)` : empty}
      order by a.is_accepted desc, a.vote_score desc, a.created_at, a.id limit ${ANSWERS_PAGE_SIZE}
  `);

const answerCursorPattern = /^([01])_(-?\d{1,9})_(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const parseAnswerCursor = (text: string | undefined) => {
  const found = answerCursorPattern.exec(text ?? '');
  return found
    ? {
        accepted: found[1] === '1',
        score: Number(found[2]),
        at: new Date(Math.min(Number(found[3]), 8.64e15)),
        id: found[4]!,
      }
    : null;
};
const formatAnswerCursor = (row: AnswerRow): string =>
  `${row.is_accepted ? 1 : 0}_${row.vote_score}_${row.created_at.getTime()}_${row.id}`;

const timestampOf = ({ now }: Context): string => now.toISOString();

const listing = (db: Database): ServedOperation =>
  serve(contract.listQuestions, async (ctx, { query }) => {
    const { userId } = ctx.session;
    return ok(
      await db.readAsUser(userId, async (tx) => {
        const blocked = await blockedBy(tx, userId);
        const { search = '', sort, status, order, category } = query;
        const cursor = parseFeedCursor(query.after);
        if (search.trim() !== '') {
          const { hits, corrected } = await searchQuestions(tx, {
            search,
            category,
            status,
            sort: sort ?? null,
            order,
            after: cursor,
            blocked,
          });
          const author = await authorsOf(tx, peopleOf(hits.map(({ row }) => row)));
          const last = hits.length === PAGE_SIZE ? hits[PAGE_SIZE - 1] : undefined;
          return {
            questions: hits.map(({ row }) => questionOf(row, author, true)),
            next: last ? formatFeedCursor({ value: last.value, id: last.row.id }) : null,
            total: null,
            corrected,
            at: timestampOf(ctx),
          };
        }
        const by = sort ?? 'created_at';
        const rows = await feedPage(tx, { category, status, sort: by, order, cursor, blocked });
        const author = await authorsOf(tx, peopleOf(rows));
        const last = rows.length === PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
        return {
          questions: rows.map((row) => questionOf(row, author, true)),
          next: last ? formatFeedCursor({ value: sortValueOf(last, by), id: last.id }) : null,
          total: await totalOf(tx, { category, status }),
          corrected: null,
          at: timestampOf(ctx),
        };
      }),
    );
  });

const trending = (db: Database): ServedOperation =>
  serve(contract.readTrending, async ({ session: { userId } }) =>
    ok(
      await db.readAsUser(userId, async (tx) => {
        const rows = await tx.many<{
          id: string;
          title: string;
          votes: number;
          answers: number;
          at: Date;
        }>(sql`
          select q.id, q.title, t.votes, t.answers, t.at
          from community_trending t
          join community_questions q on q.id = t.question_id and q.state = 'visible'
          where q.user_id <> all(${await blockedBy(tx, userId)}::uuid[])
          order by t.rank
          limit ${TRENDING_COUNT}
        `);
        return {
          questions: rows.map(({ id, title, votes, answers }) => ({ id, title, votes, answers })),
          at: rows[0]?.at.toISOString() ?? null,
        };
      }),
    ),
  );

const pulse = (db: Database): ServedOperation =>
  serve(contract.readPulse, async ({ session: { userId }, now }) =>
    ok(
      await db.readAsUser(userId, async (tx) => {
        const since = new Date(now.getTime() - DAY_MS);
        const day = await tx.one<{ today: number; answered: number }>(sql`
          select count(*) as today, count(*) filter (where answer_count > 0) as answered
          from unnest(array['open', 'answered', 'closed']) s (status)
          join community_questions q on q.status = s.status and q.state = 'visible'
            and q.created_at > ${since}
        `);
        const [newest] = await feedPage(tx, {
          status: 'all',
          sort: 'created_at',
          order: 'desc',
          cursor: null,
          blocked: await blockedBy(tx, userId),
        });
        const latest = newest && newest.created_at > since ? newest : null;
        const experts = await tx.one<{ active: number; median: number | null }>(sql`
          select count(*) filter (where last_active > ${new Date(now.getTime() - 900_000)}) as active,
            percentile_cont(0.5) within group (order by median_minutes) as median
          from community_experts
        `);
        return {
          ...day,
          latest: latest
            ? { id: latest.id, title: latest.title, created_at: latest.created_at.toISOString() }
            : null,
          experts_active: experts.active,
          median_hours: experts.median === null ? null : Math.round(experts.median / 6) / 10,
        };
      }),
    ),
  );

export const readOperations = (db: Database): ServedOperation[] => [
  listing(db),
  trending(db),
  pulse(db),

  serve(contract.readCategories, async () => {
    const counts = new Map(
      (
        await db.many<{ id: string; n: number }>(
          sql`select category_id as id, sum(n)::integer as n from community_totals group by 1`,
        )
      ).map(({ id, n }) => [id, n]),
    );
    return ok({
      categories: categoryIds.map((id) => ({ id, icon: categoryIcons[id], questions: counts.get(id) ?? 0 })),
    });
  }),

  serve(contract.readQuestion, (ctx, { params: { id } }) =>
    withReadableQuestion(db, ctx, id, async (tx, row) => ({
      question: {
        ...questionOf(row, await authorsOf(tx, peopleOf([row]))),
        state: row.state,
        reason: row.reason,
      },
      at: timestampOf(ctx),
    })),
  ),

  serve(contract.readAnswers, (ctx, { params: { id }, query }) =>
    withReadableQuestion(db, ctx, id, async (tx, question, blocked) => {
      const rows = await answersPage(tx, id, blocked, parseAnswerCursor(query.after));
      const author = await authorsOf(
        tx,
        rows.map((row) => row.user_id),
      );
      const last = rows.length === ANSWERS_PAGE_SIZE ? rows[ANSWERS_PAGE_SIZE - 1] : undefined;
      return {
        answers: rows.map((row) => answerOf(row, author, question.edited_at)),
        next: last ? formatAnswerCursor(last) : null,
        total: question.answer_count,
        at: timestampOf(ctx),
      };
    }),
  ),

  serve(contract.viewQuestion, async (ctx, { params: { id } }) => {
    const { userId } = ctx.session;
    const seen = await withReadableQuestion(db, ctx, id, async (_, question) => question);
    if (!seen.ok) return seen;
    const counted = await db.asUser(userId, async (tx) => {
      await tx.run(
        sql`
          insert into community_views (user_id, question_id, day)
          values (${userId}, ${id}, ${dayInNairobi(ctx.now)})
          on conflict do nothing
        `,
      );
      return tx.maybe<{ n: number }>(sql`select view_count as n from community_questions where id = ${id}`);
    });
    return ok({ view_count: counted?.n ?? seen.value.view_count });
  }),
];
