import { empty, raw, sql, type Query } from '#kit/server/database/database.ts';
import type { CategoryId } from '../domain/categories.ts';
import { PAGE_SIZE, type Sort } from '../domain/paging.ts';
import type { Status } from '../domain/post.ts';
import {
  PARTITION_SIZE,
  partitionsFor,
  MAX_RANKED,
  MAX_RANKED_NEWEST,
  type SearchTerm,
  searchTermsOf,
} from '../domain/search.ts';
import type { FeedCursor } from './feed.ts';
import { questionColumns, type QuestionRow } from './rows.ts';

interface SearchQuery {
  readonly search: string;
  readonly category?: CategoryId | undefined;
  readonly status: Status | 'all';
  /** Null: best match first. */
  readonly sort: Sort | null;
  readonly order: 'asc' | 'desc';
  readonly after: FeedCursor | null;
  readonly blocked: readonly string[];
}
export interface SearchHit {
  readonly row: QuestionRow;
  readonly value: number;
}

interface WordForm {
  readonly i: number;
  readonly q: string;
  readonly share: number;
}

const lexeme = (word: string): string => `'~${word}'`;

/** Each form as a PostgreSQL query, in both languages, with the share of questions that contain it. */
const listWordForms = (tx: Query, terms: readonly SearchTerm[]): Promise<WordForm[]> => {
  const forms = terms.flatMap(({ forms: all }, i) => all.map((form) => ({ i, form })));
  return tx.many(sql`
    select i, (plainto_tsquery('pg_catalog.english', form) || plainto_tsquery('public.community_sw',
      community_swahili(form)))::text as q, (select coalesce(max(share),
      0) from community_lexemes where word = any(tsvector_to_array(community_words_of(form)))) as share
    from unnest(${forms.map(({ i }) => i)}::integer[], ${forms.map(({ form }) => form)}::text[]) as f (i,
      form)
  `);
};

interface TextQuery {
  readonly words: string;
  readonly filter: string;
  readonly share: number;
  readonly isKnown: readonly boolean[];
}

const buildTextQuery = async (
  tx: Query,
  sought: readonly SearchTerm[],
  { category, status }: SearchQuery,
): Promise<TextQuery> => {
  const forms = await listWordForms(tx, sought);
  const groups = sought.map((_, i) => forms.filter((form) => form.i === i && form.q !== ''));
  const filterTags = [...(category ? [category] : []), ...(status === 'all' ? [] : [status])];
  const shares = await tx.many<{ share: number }>(
    sql`select share from community_lexemes where word = any(${filterTags.map((mark) => `~${mark}`)}::text[])`,
  );
  const filled = groups.filter((group) => group.length > 0);
  return {
    words: filled.map((group) => `(${group.map(({ q }) => `(${q})`).join(' | ')})`).join(' & '),
    filter: filterTags.map(lexeme).join(' & '),
    share:
      Math.min(1, ...filled.map((group) => group.reduce((sum, { share }) => sum + share, 0))) *
      shares.reduce((product, { share }) => product * share, 1),
    isKnown: groups.map((group) => group.some(({ share }) => share > 0)),
  };
};

/** Limits the index scan to the newest partitions when the words occur in many questions. */
const partitionFilter = async (tx: Query, { share }: TextQuery): Promise<string> => {
  const newest =
    (await tx.maybe<{ n: number }>(sql`select n from community_search order by n desc limit 1`))?.n ?? 0;
  return share * newest > MAX_RANKED && newest > 2 * PARTITION_SIZE
    ? partitionsFor(share, newest)
        .map((era) => lexeme(String(era)))
        .join(' | ')
    : '';
};

const sortExpressions = {
  created_at: 'extract(epoch from s.created_at) * 1000',
  vote_score: 'q.vote_score',
  answer_count: 'q.answer_count',
  view_count: 'q.view_count',
} as const;

/**
 * `n + 0` and `offset 0` keep the planner from walking whole tables in order: it assumes that row-level
 * security leaves few rows.
 */
const listPage = async (
  tx: Query,
  plan: TextQuery,
  { sort, order, after: cursor, blocked }: SearchQuery,
): Promise<SearchHit[]> => {
  const eras = await partitionFilter(tx, plan);
  const match = [
    `(${plan.words})`,
    ...(plan.filter ? [plan.filter] : []),
    ...(eras ? [`(${eras})`] : []),
  ].join(' & ');
  const needsRow = sort !== null && sort !== 'created_at';
  const value = sort
    ? raw(`(${sortExpressions[sort]})::bigint`)
    : sql`(ts_rank('{0.2, 0.4, 0.6, 1.0}', document, ${plan.words}::tsquery) * 1000000)::bigint`;
  const direction = raw(sort ? order : 'desc');
  const cursorFilter = cursor
    ? sql`
      where (value, question_id) ${raw(sort && order === 'asc' ? '>' : '<')} (${cursor.value}::bigint,
        ${cursor.id}::uuid)
    `
    : empty;
  const rows = await tx.many<QuestionRow & { value: number }>(sql`
    with matching as materialized ( select question_id, created_at, document from community_search s where
      document @@ ${match}::tsquery ${blocked.length > 0 ? sql`and author <> all(${blocked}::uuid[])` : empty}
    order by n + 0 desc
    limit ${eras ? MAX_RANKED_NEWEST : 2 * MAX_RANKED}), ranked as (select s.question_id, ${value} as value
    from matching s
      ${needsRow ? raw('cross join lateral (select vote_score, answer_count, view_count from community_questions where id = s.question_id offset 0) q') : empty}),
      page as (select *
    from ranked ${cursorFilter}
    order by value ${direction}, question_id ${direction}
    limit ${PAGE_SIZE}) select ${questionColumns},
      page.value from page join community_questions q on q.id = page.question_id
      and q.state = 'visible' order by page.value ${direction}, page.question_id ${direction}
  `);
  return rows.map((row) => ({ row, value: row.value }));
};

/** The known word that shares the most letter trigrams with a misspelled one. */
const findClosestWord = async (tx: Query, word: string): Promise<string | null> => {
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

const correctSpelling = async (
  tx: Query,
  sought: readonly SearchTerm[],
  { isKnown }: TextQuery,
): Promise<string | null> => {
  const words = await Promise.all(
    sought.map(async ({ word }, i) => (isKnown[i] ? word : ((await findClosestWord(tx, word)) ?? word))),
  );
  return words.some((word, i) => word !== sought[i]!.word) ? words.join(' ') : null;
};

/**
 * Searches for every word in all its forms. If nothing is found, retries with the nearest words that farmers
 * have written.
 */
export const searchQuestions = async (
  tx: Query,
  query: SearchQuery,
): Promise<{ readonly hits: readonly SearchHit[]; readonly corrected: string | null }> => {
  const sought = searchTermsOf(query.search);
  if (sought.length === 0) return { hits: [], corrected: null };
  const plan = await buildTextQuery(tx, sought, query);
  if (plan.words === '') return { hits: [], corrected: null };
  const hits = await listPage(tx, plan, query);
  if (hits.length > 0 || plan.isKnown.every(Boolean)) return { hits, corrected: null };
  const correctedSearch = await correctSpelling(tx, sought, plan);
  if (correctedSearch === null) return { hits, corrected: null };
  const correctedQuery = await buildTextQuery(tx, searchTermsOf(correctedSearch), query);
  return correctedQuery.words === ''
    ? { hits, corrected: null }
    : { hits: await listPage(tx, correctedQuery, query), corrected: correctedSearch };
};
