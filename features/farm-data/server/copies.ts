import { Readable } from 'node:stream';
import { HOUR_MS } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { type FileReply, serve, type ServedOperation } from '#kit/server/context.ts';
import { sql, type Query } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import { type Copy, fetchCopy, listCopies, makeCopy } from '../contract.ts';
import { COPY_HOURS, percentOf, resumeOffset } from '../domain/background-export.ts';
import { entriesOf, photoBytesOf } from './export.ts';
import { copyKey } from './files.ts';
import { type SpoolDeps, createSpool } from './spool.ts';
import { zipOf } from './zip.ts';

interface CopyDeps extends SpoolDeps {
  readonly jobs: Jobs;
  readonly storage: Storage;
}

const COPY_JOB = 'data.copy';
interface CopyJob {
  readonly userId: string;
  readonly id: string;
}
interface Row {
  readonly id: string;
  readonly photos: boolean;
  readonly state: Copy['state'];
  readonly done: number;
  readonly total: number;
  readonly bytes: number | null;
  readonly asked_at: Date;
  readonly expires_at: Date;
}

const PROGRESS_INTERVAL_MS = 1_000;
const columns = sql`id, photos, state, done, total, bytes, asked_at, expires_at`;
const view = ({ id, photos, state, bytes, asked_at, expires_at, ...row }: Row): Copy => ({
  id,
  photos,
  state,
  percent: state === 'ready' ? 100 : percentOf(row),
  bytes,
  asked_at: asked_at.toISOString(),
  expires_at: expires_at.toISOString(),
});
const listUserCopies = (tx: Query, userId: string, now: Date): Promise<Row[]> =>
  tx.many(
    sql`
      select ${columns}
      from data_exports
      where user_id = ${userId} and expires_at > ${now}
      order by asked_at desc, id desc
    `,
  );

const startCopy = (
  { db, jobs }: CopyDeps,
  userId: string,
  request: { readonly id: string; readonly photos: boolean },
  now: Date,
): Promise<Copy> =>
  db.asUser(userId, async (tx) => {
    // Concurrent requests from two phones get one copy.
    await lockUserSequence(tx, userId);
    const existing = (await listUserCopies(tx, userId, now)).find(
      ({ id, state }) => id === request.id || state === 'waiting' || state === 'making',
    );
    if (existing) return view(existing);
    const expires = new Date(now.getTime() + COPY_HOURS * HOUR_MS);
    const created = await tx.one<Row>(sql`
      insert into data_exports (user_id, id, photos, state, asked_at, expires_at)
      values (${userId}, ${request.id}, ${request.photos}, 'waiting', ${now}, ${expires})
      returning ${columns}
    `);
    await jobs.enqueue(tx, COPY_JOB, { userId, id: request.id } satisfies CopyJob);
    return view(created);
  });

/** Reports progress at most once a second. */
const createProgressReporter = (report: (done: number) => Promise<unknown>) => {
  let done = 0;
  let reportedAt = Date.now();
  let lastReport: Promise<unknown> = Promise.resolve();
  return {
    on: (bytes: number): void => {
      done += bytes;
      if (Date.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
      reportedAt = Date.now();
      lastReport = report(done).catch(() => undefined);
    },
    told: () => lastReport,
  };
};

/** Safe to run twice: the same file is written again. Leaves no file for an account deleted since. */
export const makeCopyFile =
  ({ db, storage, tables }: CopyDeps) =>
  async ({ userId, id }: CopyJob): Promise<void> => {
    const updateCopy = (change: ReturnType<typeof sql>): Promise<number> =>
      db.asUser(userId, (tx) =>
        tx.run(
          sql`
            update data_exports
            set ${change}
            where user_id = ${userId} and id = ${id} and state <> 'ready'
          `,
        ),
      );
    const row = await db.asUser(userId, (tx) =>
      tx.maybe<Row>(
        sql`
          select ${columns}
          from data_exports
          where user_id = ${userId} and id = ${id} and state <> 'ready'
        `,
      ),
    );
    if (!row) return;
    const spool = await createSpool({ db, tables }, userId, row.asked_at, { csv: true });
    try {
      const total =
        spool.files.reduce((sum, { bytes }) => sum + bytes, 0) +
        (row.photos ? await db.readAsUser(userId, (tx) => photoBytesOf(tx, userId)) : 0);
      await updateCopy(sql`state = 'making', total = ${total}, done = 0`);
      const progress = createProgressReporter((done) => updateCopy(sql`done = ${done}`));
      let bytes = 0;
      const zip = async function* (): AsyncGenerator<Uint8Array> {
        for await (const chunk of zipOf(entriesOf(spool, storage, row.photos, progress.on), row.asked_at)) {
          bytes += chunk.length;
          yield chunk;
        }
      };
      await storage.put(copyKey(userId, id), Readable.from(zip(), { objectMode: false }));
      await progress.told();
      if ((await updateCopy(sql`state = 'ready', done = total, bytes = ${bytes}, ready_at = now()`)) === 0)
        await storage.delete(copyKey(userId, id));
    } finally {
      await spool.drop();
    }
  };

/** For the cleanup: expired copies, and failed ones. */
export const sweepCopies = async (
  { db, storage }: Pick<CopyDeps, 'db' | 'storage'>,
  now: Date,
): Promise<void> => {
  const expired = await db.asSystem((tx) =>
    tx.many<{ user_id: string; id: string }>(
      sql`select user_id, id from data_exports where expires_at <= ${now} limit 500`,
    ),
  );
  for (const { user_id: userId, id } of expired) await storage.delete(copyKey(userId, id));
  await db.asSystem((tx) =>
    tx.run(
      sql`delete from data_exports where id = any(${expired.map(({ id }) => id)}) and expires_at <= ${now}`,
    ),
  );
  await db.asSystem((tx) =>
    tx.run(
      sql`
        update data_exports
        set state = 'failed'
        where state in ('waiting', 'making') and asked_at < ${new Date(now.getTime() - 6 * HOUR_MS)}
      `,
    ),
  );
};

export const copyServer = (deps: CopyDeps): ServedOperation[] => {
  deps.jobs.handleJobs<CopyJob>(COPY_JOB, makeCopyFile(deps));
  return [
    serve(makeCopy, async ({ session: { userId }, now }, { body }) =>
      ok(await startCopy(deps, userId, body, now)),
    ),
    serve(listCopies, async ({ session: { userId }, now }) =>
      ok({
        copies: await deps.db.readAsUser(userId, async (tx) =>
          (await listUserCopies(tx, userId, now)).map(view),
        ),
      }),
    ),
    serve(fetchCopy, async ({ session: { userId }, now, headers }, { params: { id } }) => {
      const ready = await deps.db.readAsUser(userId, async (tx) =>
        (await listUserCopies(tx, userId, now)).find((copy) => copy.id === id && copy.state === 'ready'),
      );
      if (!ready) return refuse('data.no_copy');
      const [etag, totalBytes] = [`"${id}"`, ready.bytes ?? 0];
      const from = resumeOffset(headers.range, [headers['if-range']].flat()[0], etag, totalBytes);
      const body = await deps.storage.stream(copyKey(userId, id), from);
      return body
        ? ok({ body, etag, part: { from, totalBytes } } satisfies FileReply)
        : refuse('data.no_copy');
    }),
  ];
};
