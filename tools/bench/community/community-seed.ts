import { categoryIds } from '#features/community/domain/categories.ts';
import { counties } from '#features/places/domain/counties.ts';
import { DAY_MS } from '#kit/pure/days.ts';
// Writes millions of questions and answers straight into an empty database, combined from sentences of the
// app's own books.
import type { Database } from '#kit/server/database/database.ts';
import { sql } from '#kit/server/database/database.ts';
import { conditionKeys, crops, loadCondition } from '#knowledge/index.ts';

export const FULL_ROWS = 1_000_000;
const PEOPLE = 100_000;
const SLICE_ROWS = 20_000;
/** Questions are spread over the last three years. */
const YEARS_MS = 3 * 365 * DAY_MS;

interface Texts {
  readonly titles: readonly string[];
  readonly symptomTexts: readonly string[];
  readonly advice: readonly string[];
}

/** Half English, half Kiswahili, like real questions. */
const textsOf = async (): Promise<Texts> => {
  const [titles, said, advised]: string[][] = [[], [], []];
  for (const key of conditionKeys) {
    const page = await loadCondition(key);
    if (!page) continue;
    const crop = crops.find((one) => one.key === page.crop)?.name;
    for (const language of ['en', 'sw'] as const) {
      const [name, on] = [page.name[language], crop?.[language] ?? ''];
      titles!.push(
        ...(language === 'en'
          ? [
              `Is this ${name} on my ${on}?`,
              `How do I stop ${name}`,
              `${name}: what should I do first?`,
              `My ${on} looks ill, could it be ${name}`,
            ]
          : [
              `Je, hii ni ${name} kwenye ${on} yangu?`,
              `Nizuie vipi ${name}`,
              `${name}: nifanye nini kwanza?`,
              `${on} yangu ina shida, inaweza kuwa ${name}`,
            ]),
      );
      said!.push(...page.symptoms.map((one) => one[language]));
      advised!.push(...[...page.immediateActions, ...page.preventiveMeasures].map((one) => one[language]));
    }
  }
  return { titles: titles!, symptomTexts: said!, advice: advised! };
};

interface Index {
  readonly name: string;
  readonly made: string;
}
/**
 * Drops the indexes and returns their definitions. They are created again after the tables are filled, which
 * takes a fraction of the time.
 */
const dropIndexes = (db: Database): Promise<Index[]> =>
  db.asSystem(async (tx) => {
    const all = await tx.many<Index>(sql`
      select i.indexname as name, i.indexdef as made
      from pg_indexes i
      where i.tablename in ('community_questions', 'community_answers', 'community_search')
        and not exists (select 1 from pg_constraint c where c.conname = i.indexname)
    `);
    for (const { name } of all) await tx.run({ text: `drop index ${name}`, values: [] });
    return all;
  });

const noTimeout = sql`set local statement_timeout = 0`;
const setTriggers = (db: Database, act: 'enable' | 'disable') =>
  db.asSystem(async (tx) => {
    for (const table of ['community_questions', 'community_answers'])
      await tx.run({ text: `alter table ${table} ${act} trigger user`, values: [] });
  });

/** Derives UUIDv7 ids from the number, so that answers need no lookup of their question. */
const sqlFunctions = `
  create function bench_at(i bigint, rows bigint) returns timestamptz language sql immutable as $$ select to_timestamp((1795000000000 - ${YEARS_MS}::bigint + (i * (${YEARS_MS}::numeric / rows))::bigint) / 1000.0) $$;
  create function bench_id(i bigint, ms bigint) returns uuid language sql immutable as $$
    select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7' || substr(m, 1, 3) || '-8' || substr(m, 4, 3) || '-' || substr(m, 7, 12))::uuid from (select lpad(to_hex(ms), 12, '0') as h, md5(i::text) as m) x $$;
  create function bench_of(i bigint, salt int, n int) returns int language sql immutable as $$ select 1 + abs(hashint8(i * 31 + salt) % n) $$;
  create function bench_user(i bigint) returns uuid language sql immutable as $$ select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid $$;`;

/** Number of answers: 0 to 6, median 3. */
const ANSWER_COUNT = '(i % 7)::int';

const insertQuestions = (t: Texts, rows: number, from: number, to: number) => sql`
  with q as ( select i, bench_at(i, ${rows}) as at, bench_user(bench_of(i, 1, ${PEOPLE})) as author,
    (${t.titles}::text[])[bench_of(i, 2, ${t.titles.length})] as title, (${t.symptomTexts}::text[])[bench_of(i, 3,
    ${t.symptomTexts.length})] || ' ' || (${t.symptomTexts}::text[])[bench_of(i, 4,
    ${t.symptomTexts.length})] || ' ' || (${t.symptomTexts}::text[])[bench_of(i, 5, ${t.symptomTexts.length})] as content,
    (${[...categoryIds]}::text[])[bench_of(i, 6, ${categoryIds.length})] as category,
    (${crops.map(({ key }) => key)}::text[])[bench_of(i, 7, ${crops.length})] as crop,
    (${[...counties]}::text[])[bench_of(i, 8, ${counties.length})] as county, case when bench_of(i, 9,
    100) <= 55 then 'answered' when bench_of(i, 9,
    100) <= 92 then 'open' else 'closed' end as status from generate_series(${from}::bigint,
    ${to}::bigint) i), made as ( insert into community_questions (user_id, id, title, content, category_id,
    crop_type, location, tags, language, status, vote_score, answer_count, view_count,
    created_at) select author, bench_id(i, (extract(epoch from at) * 1000)::bigint), title, content, category,
    crop, county, array[crop, lower(county)], 'en', status, (power(bench_of(i, 10, 1000) / 1000.0,
    6) * 300)::int - 2, (i % 7)::int, (power(bench_of(i, 11, 1000) / 1000.0, 4) * 5000)::int,
    at from q) insert into community_search (question_id, n, author, created_at, document) select bench_id(i,
    (extract(epoch from at) * 1000)::bigint), i, author, at, community_document(i, category, status, title,
    content, array[crop, lower(county), crop]) from q
`;

const insertAnswers = (t: Texts, rows: number, from: number, to: number) => ({
  text: `
  insert into community_answers (user_id, id, question_id, asker_id, content, vote_score, is_accepted, created_at)
  select bench_user(bench_of(i * 7 + k, 21, ${PEOPLE})), bench_id(i * 7 + k, (extract(epoch from at) * 1000)::bigint + k * 3600000), bench_id(i, (extract(epoch from at) * 1000)::bigint), bench_user(bench_of(i, 1, ${PEOPLE})),
    ($1::text[])[bench_of(i * 7 + k, 22, ${t.advice.length})] || ' ' || ($1::text[])[bench_of(i * 7 + k, 23, ${t.advice.length})],
    (power(bench_of(i * 7 + k, 24, 1000) / 1000.0, 6) * 60)::int - 1, k = 1 and bench_of(i, 9, 100) <= 55, at + k * interval '1 hour'
  from (select i, bench_at(i, ${rows}) as at, ${ANSWER_COUNT} as many from generate_series($2::bigint, $3::bigint) i) q cross join lateral generate_series(1, many) k`,
  values: [t.advice, from, to],
});

/** Two at a time: the measured machine has two cores. */
const inSlices = async (
  rows: number,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> => {
  let next = 1;
  const worker = async (): Promise<void> => {
    for (let from = next; from <= rows; from = next) {
      next += SLICE_ROWS;
      await work(from, Math.min(rows, from + SLICE_ROWS - 1));
    }
  };
  await Promise.all([worker(), worker()]);
};

export const seedCommunity = async (db: Database, rows: number): Promise<void> => {
  const texts = await textsOf();
  await db.asSystem((tx) => tx.run({ text: sqlFunctions, values: [] }));
  const indexes = await dropIndexes(db);
  await setTriggers(db, 'disable');
  const runWithoutTimeout = (statement: Parameters<Database['run']>[0]) =>
    db.asSystem(async (tx) => {
      await tx.run(noTimeout);
      await tx.run(statement);
    });
  await runWithoutTimeout(
    sql`
      insert into auth_users (id, name, email)
      select bench_user(i), 'Mkulima ' || i, i || '@bench.example'
      from generate_series(1, ${PEOPLE}::bigint) i
    `,
  );
  await inSlices(rows, (from, to) => runWithoutTimeout(insertQuestions(texts, rows, from, to)));
  await inSlices(rows, (from, to) => runWithoutTimeout(insertAnswers(texts, rows, from, to)));
  for (const { made } of indexes) await runWithoutTimeout({ text: made, values: [] });
  await runWithoutTimeout(
    sql`
      insert into community_totals
      select category_id, status, count(*)
      from community_questions
      group by 1, 2
    `,
  );
  await runWithoutTimeout(sql`select setval('community_search_n', ${rows})`);
  await setTriggers(db, 'enable');
  for (const table of ['community_questions', 'community_answers', 'community_search', 'auth_users'])
    await db.run({ text: `vacuum analyze ${table}`, values: [] });
};
