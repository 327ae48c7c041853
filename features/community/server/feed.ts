import { empty, raw, sql, type Query } from '#kit/server/database/database.ts';
import type { CategoryId } from '../domain/categories.ts';
import { PAGE_SIZE, type Sort } from '../domain/paging.ts';
import { type Status, statuses } from '../domain/post.ts';
import { questionColumns, type QuestionRow } from './rows.ts';

export interface FeedQuery {
  readonly category?: CategoryId | undefined;
  readonly status: Status | 'all';
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
  readonly cursor: FeedCursor | null;
  readonly blocked: readonly string[];
}

/** The cursor of the next page: the sort value and id of the last row. */
export interface FeedCursor {
  readonly value: number;
  readonly id: string;
}

const cursorPattern = /^(-?\d{1,15})_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
export const formatFeedCursor = ({ value, id }: FeedCursor): string => `${value}_${id}`;
/** Null for an invalid cursor: the list then starts at the top. */
export const parseFeedCursor = (text: string | undefined): FeedCursor | null => {
  const found = cursorPattern.exec(text ?? '');
  return found && Math.abs(Number(found[1])) <= 8.64e15 ? { value: Number(found[1]), id: found[2]! } : null;
};

export const sortValueOf = (row: QuestionRow, sort: Sort): number =>
  sort === 'created_at' ? row.created_at.getTime() : row[sort];

const cursorTuple = (sort: Sort, { value, id }: FeedCursor) =>
  sort === 'created_at'
    ? sql`(${new Date(value)}::timestamptz, ${id}::uuid)`
    : sql`(${value}::bigint, ${id}::uuid)`;

/** Reads each status through its own index in order, then merges them: at most twenty rows of each per page. */
export const feedPage = (
  tx: Query,
  { category, status, sort, order, cursor, blocked }: FeedQuery,
): Promise<QuestionRow[]> => {
  const by = raw(`q.${sort} ${order}, q.id ${order}`);
  const afterCursor = cursor
    ? sql`and (q.${raw(sort)}, q.id) ${raw(order === 'desc' ? '<' : '>')} ${cursorTuple(sort, cursor)}`
    : empty;
  return tx.many(sql`
    select ${questionColumns}
    from unnest(${status === 'all' ? [...statuses] : [status]}::text[]) as s (status)
    cross join lateral ( select ${questionColumns} from community_questions q where q.state = 'visible' and
      q.status = s.status ${category ? sql`and q.category_id = ${category}` : empty}
      ${blocked.length > 0 ? sql`and q.user_id <> all(${blocked}::uuid[])` : empty} ${afterCursor}
    order by ${by}
    limit ${PAGE_SIZE}) q order by ${by} limit ${PAGE_SIZE}
  `);
};

export const totalOf = async (
  tx: Query,
  { category, status }: Pick<FeedQuery, 'category' | 'status'>,
): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      select coalesce(sum(n), 0)::integer as n
      from community_totals
      where true ${category ? sql`and category_id = ${category}` : empty}
        ${status === 'all' ? empty : sql`and status = ${status}`}
    `)
  ).n;
