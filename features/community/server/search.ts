import { empty, raw, sql, type Query } from '#kit/server/database/database.ts';
import type { CategoryId } from '../domain/categories.ts';
import { PAGE, type Sort } from '../domain/order.ts';
import type { Status } from '../domain/post.ts';
import { ERA, erasFor, FEW, NEWEST, type SearchTerm, searchTermsOf } from '../domain/search.ts';
import type { After } from './feed.ts';
import { questionColumns, type QuestionRow } from './rows.ts';

interface SearchQuery {
  readonly search: string;
  readonly category?: CategoryId | undefined;
  readonly status: Status | 'all';
  /** Null: best match first. */
  readonly sort: Sort | null;
  readonly order: 'asc' | 'desc';
  readonly after: After | null;
  readonly blocked: readonly string[];
}
export interface Found {
  readonly row: QuestionRow;
  readonly value: number;
}

interface Form {
  readonly i: number;
  readonly q: string;
  readonly share: number;
}

const lexeme = (word: string): string => `'~${word}'`;

/** Each form as a PostgreSQL query, in both languages, with the share of questions that contain it. */
const formsOf = (tx: Query, sought: readonly SearchTerm[]): Promise<Form[]> => {
  const forms = sought.flatMap(({ forms: all }, i) => all.map((form) => ({ i, form })));
  return tx.many(sql`
    select i, (plainto_tsquery('pg_catalog.english', form) || plainto_tsquery('public.community_sw',
      community_swahili(form)))::text as q, (select coalesce(max(share),
      0) from community_lexemes where word = any(tsvector_to_array(community_words_of(form)))) as share
    from unnest(${forms.map(({ i }) => i)}::integer[], ${forms.map(({ form }) => form)}::text[]) as f (i,
      form)
  `);
};

interface Plan {
  readonly words: string;
  readonly filter: string;
  readonly share: number;
  readonly isKnown: readonly boolean[];
}

const planOf = async (
  tx: Query,
  sought: readonly SearchTerm[],
  { category, status }: SearchQuery,
): Promise<Plan> => {
  const forms = await formsOf(tx, sought);
  const groups = sought.map((_, i) => forms.filter((form) => form.i === i && form.q !== ''));
  const marks = [...(category ? [category] : []), ...(status === 'all' ? [] : [status])];
  const shares = await tx.many<{ share: number }>(
    sql`select share from community_lexemes where word = any(${marks.map((mark) => `~${mark}`)}::text[])`,
  );
  const filled = groups.filter((group) => group.length > 0);
  return {
    words: filled.map((group) => `(${group.map(({ q }) => `(${q})`).join(' | ')})`).join(' & '),
    filter: marks.map(lexeme).join(' & '),
    share:
      Math.min(1, ...filled.map((group) => group.reduce((sum, { share }) => sum + share, 0))) *
      shares.reduce((all, { share }) => all * share, 1),
    isKnown: groups.map((group) => group.some(({ share }) => share > 0)),
  };
};

/** When words occur in many questions, only the newest matches are ranked: eras limit the index scan. */
const eraFilter = async (tx: Query, { share }: Plan): Promise<string> => {
  const newest =
    (await tx.maybe<{ n: number }>(sql`select n from community_search order by n desc limit 1`))?.n ?? 0;
  return share * newest > FEW && newest > 2 * ERA
    ? erasFor(share, newest)
        .map((era) => lexeme(String(era)))
        .join(' | ')
    : '';
};

const rankings = {
  created_at: 'extract(epoch from s.created_at) * 1000',
  vote_score: 'q.vote_score',
  answer_count: 'q.answer_count',
  view_count: 'q.view_count',
} as const;

/**
 * `n + 0` and `offset 0` keep the planner from walking whole tables in order: it assumes that row-level
 * security leaves few rows.
 */
const pageOf = async (
  tx: Query,
  plan: Plan,
  { sort, order, after, blocked }: SearchQuery,
): Promise<Found[]> => {
  const eras = await eraFilter(tx, plan);
  const match = [
    `(${plan.words})`,
    ...(plan.filter ? [plan.filter] : []),
    ...(eras ? [`(${eras})`] : []),
  ].join(' & ');
  const needsRow = sort !== null && sort !== 'created_at';
  const value = sort
    ? raw(`(${rankings[sort]})::bigint`)
    : sql`(ts_rank('{0.2, 0.4, 0.6, 1.0}', document, ${plan.words}::tsquery) * 1000000)::bigint`;
  const way = raw(sort ? order : 'desc');
  const beyond = after
    ? sql`
      where (value, question_id) ${raw(sort && order === 'asc' ? '>' : '<')} (${after.value}::bigint,
        ${after.id}::uuid)
    `
    : empty;
  const rows = await tx.many<QuestionRow & { value: number }>(sql`
    with matching as materialized ( select question_id, created_at, document from community_search s where
      document @@ ${match}::tsquery ${blocked.length > 0 ? sql`and author <> all(${blocked}::uuid[])` : empty}
    order by n + 0 desc
    limit ${eras ? NEWEST : 2 * FEW}), ranked as (select s.question_id, ${value} as value
    from matching s
      ${needsRow ? raw('cross join lateral (select vote_score, answer_count, view_count from community_questions where id = s.question_id offset 0) q') : empty}),
      page as (select *
    from ranked ${beyond}
    order by value ${way}, question_id ${way}
    limit ${PAGE}) select ${questionColumns},
      page.value from page join community_questions q on q.id = page.question_id
      and q.state = 'visible' order by page.value ${way}, page.question_id ${way}
  `);
  return rows.map((row) => ({ row, value: row.value }));
};

/** The known word that shares the most letter trigrams with a misspelled one. */
const nearest = async (tx: Query, word: string): Promise<string | null> => {
  if (word.length < 4) return null;
  const found = await tx.maybe<{ word: string }>(sql`
    with mine as (select community_grams(${word}) as grams)
    select word
    from ( select v.word, v.n, (select count(*) from unnest(v.grams) g where g = any(mine.grams))::real /
      (cardinality(v.grams) + cardinality(mine.grams)) * 2 as likeness from community_vocabulary v,
      mine where v.grams && mine.grams and length(v.word) between ${word.length - 2}
      and ${word.length + 2}) near
    where likeness >= 0.5
    order by likeness desc, n desc, word
    limit 1
  `);
  return found?.word ?? null;
};

const corrected = async (
  tx: Query,
  sought: readonly SearchTerm[],
  { isKnown }: Plan,
): Promise<string | null> => {
  const words = await Promise.all(
    sought.map(async ({ word }, i) => (isKnown[i] ? word : ((await nearest(tx, word)) ?? word))),
  );
  return words.some((word, i) => word !== sought[i]!.word) ? words.join(' ') : null;
};

/**
 * Searches for every word in all its forms. If nothing is found, retries with the nearest words that farmers
 * have written.
 */
export const searchPage = async (
  tx: Query,
  query: SearchQuery,
): Promise<{ readonly found: readonly Found[]; readonly corrected: string | null }> => {
  const sought = searchTermsOf(query.search);
  if (sought.length === 0) return { found: [], corrected: null };
  const plan = await planOf(tx, sought, query);
  if (plan.words === '') return { found: [], corrected: null };
  const found = await pageOf(tx, plan, query);
  if (found.length > 0 || plan.isKnown.every(Boolean)) return { found, corrected: null };
  const instead = await corrected(tx, sought, plan);
  if (instead === null) return { found, corrected: null };
  const other = await planOf(tx, searchTermsOf(instead), query);
  return other.words === ''
    ? { found, corrected: null }
    : { found: await pageOf(tx, other, query), corrected: instead };
};
