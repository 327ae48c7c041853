import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FeedQuery } from '#features/community/server/feed.ts';
import { readOperations } from '#features/community/server/reads.ts';
import { recomputeWords } from '#features/community/server/recompute.ts';
import { sql, type Database } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { startDatabase } from '#kit/server/database/start.ts';
import { FULL_ROWS, seedCommunity } from './community-seed.ts';

const RUNS = 7;
/** Offset of page 1,000 at 20 per page. */
const DEEP_OFFSET = 19_980;

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;

/**
 * Searches of farmers in both languages: rare words and words found in a tenth of all questions, one to four
 * of them, mistyped, within a category, and in another sort order.
 */
const searches = [
  'armyworm',
  'viwavijeshi',
  'coffee berry disease',
  'kutu ya kahawa',
  'late blight',
  'bakajani',
  'striga',
  'maize streak',
  'mahindi',
  'maize',
  'leaves',
  'majani',
  'yellow leaves',
  'majani ya manjano',
  'tomato wilting',
  'nyanya zinanyauka',
  'aphids on beans',
  'vidukari',
  'banana bunchy top',
  'ndizi',
  'potato',
  'viazi',
  'whitefly cassava',
  'muhogo',
  'root rot',
  'mizizi kuoza',
  'nakuru maize',
  'kisii banana',
  'water',
  'soil',
  'weevils in stored maize',
  'fukusi',
  'spots on mango fruit',
  'embe',
  'tomatoe blihgt',
  'mahndi',
  'nematodes',
  'minyoo',
  'avocado',
  'onion thrips',
  'sukuma wiki',
  'cabbage',
  'coffee',
  'tea',
  'rust',
  'mosaic',
  'nitrogen',
  'termites',
  'mchwa',
  'groundnut rosette',
].map((search) => ({ search }));
const filteredSearches = [
  { search: 'maize', category: 'storage' },
  { search: 'leaves', sort: 'vote_score' },
  { search: 'mahindi', sort: 'created_at' },
  { search: 'wadudu', status: 'answered' },
  { search: 'plants', sort: 'view_count', category: 'other' },
];

const feeds = (['created_at', 'vote_score', 'answer_count', 'view_count'] as const).flatMap((sort) =>
  (['desc', 'asc'] as const).flatMap((order) =>
    [undefined, 'storage' as const].flatMap((category) =>
      (['open', 'all'] as const).map((status) => ({ sort, order, category, status })),
    ),
  ),
);

type ListQuestions = (query: Record<string, unknown>) => Promise<{ questions: unknown[] }>;

/** Calls the list operation as its route does: everything in one transaction. */
const createListQuestions = (db: Database): ListQuestions => {
  const list = readOperations(db).find(({ operation }) => operation.id === 'community.list')!;
  const session = { userId: '00000000-0000-4000-8000-000000000001', role: 'farmer' };
  return async (query) => {
    const answered = await list.handle(
      { session, now: new Date() } as never,
      { query: { status: query.search ? 'all' : 'open', order: 'desc', ...query } } as never,
    );
    if (!answered.ok) throw new Error(answered.code);
    return answered.value as { questions: unknown[] };
  };
};

const medianMs = async (ask: ListQuestions, query: Record<string, unknown>): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const from = performance.now();
    await ask(query);
    times.push(performance.now() - from);
  }
  return median(times);
};

/** The cursor of the thousandth page, found once without timing. */
const findDeepCursor = async (
  db: Database,
  feed: Pick<FeedQuery, 'sort' | 'order' | 'category' | 'status'>,
  depth: number,
): Promise<string | null> =>
  db.asSystem(async (tx) => {
    await tx.run(sql`set local statement_timeout = 0`);
    const statuses = feed.status === 'all' ? ['open', 'answered', 'closed'] : [feed.status];
    const value = feed.sort === 'created_at' ? '(extract(epoch from created_at) * 1000)::bigint' : feed.sort;
    const row = await tx.maybe<{ place: string }>({
      text: `select ${value} || '_' || id as place from community_questions where state = 'visible' and status = any($1) and ($2::text is null or category_id = $2) order by ${feed.sort} ${feed.order}, id ${feed.order} offset $3 limit 1`,
      values: [statuses, feed.category ?? null, depth],
    });
    return row?.place ?? null;
  });

const sizeOf = async (db: Database): Promise<number> =>
  (await db.one<{ gb: number }>(sql`select pg_database_size(current_database())::float8 / 1e9 as gb`)).gb;

/**
 * Measures pages and searches over a million questions and three million answers in a temporary database. Set
 * `BENCH_COMMUNITY_ROWS` to use fewer questions; the log names the number.
 */
export const measureCommunity = async () => {
  const rows = Number(process.env['BENCH_COMMUNITY_ROWS'] ?? FULL_ROWS);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mavuno-bench-'));
  const running = await startDatabase({
    dataDir: path.join(dataDir, 'database'),
    migrations: path.join(process.cwd(), 'db/migrations'),
    log: silentLog,
  });
  const db = running.database;
  try {
    const from = performance.now();
    await seedCommunity(db, rows);
    const seedSeconds = (performance.now() - from) / 1000;
    await db.asSystem((tx) => recomputeWords(tx, new Date()));
    const listQuestions = createListQuestions(db);
    const pages: [string, number][] = [];
    for (const feed of feeds) {
      const after = await findDeepCursor(db, feed, Math.min(DEEP_OFFSET, Math.floor(rows / 80)));
      pages.push(
        [
          `${feed.sort} ${feed.order} ${feed.category ?? ''} ${feed.status}`,
          await medianMs(listQuestions, feed),
        ],
        [
          `${feed.sort} ${feed.order} ${feed.category ?? ''} ${feed.status}, far down`,
          await medianMs(listQuestions, { ...feed, ...(after && { after }) }),
        ],
      );
    }
    const found: [string, number][] = [];
    for (const query of [...searches, ...filteredSearches])
      found.push([Object.values(query).join(' · '), await medianMs(listQuestions, query)]);
    pages.sort(([, a], [, b]) => b - a);
    found.sort(([, a], [, b]) => b - a);
    const [worst, slowest] = [pages[0]!, found.slice(0, 8)];
    console.error(
      `community: ${rows.toLocaleString('en')} questions, ${(rows * 3).toLocaleString('en')} answers in ${seedSeconds.toFixed(0)} s, ${(await sizeOf(db)).toFixed(1)} GB; pages ${median(pages.map(([, ms]) => ms)).toFixed(1)} ms (middle), slowest ${worst[1].toFixed(1)} (${worst[0]})`,
    );
    console.error(
      `community: searches, slowest: ${slowest.map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`).join(', ')}`,
    );
    return { 'community.feed_ms_1m': worst[1], 'community.search_ms_1m': median(found.map(([, ms]) => ms)) };
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
