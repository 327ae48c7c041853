import sql from 'sql-template-tag';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import type { Database } from '#kit/server/database/database.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import type { PriceList } from '../domain/price-list.ts';
import type { uploadPriceList, priceAdmin } from '../prices-contract.ts';
import { startImportRun, endRun, failRun, lastRuns, syncState } from './import-runs.ts';
import { validateList, savePrices } from './importer.ts';
import { reportsInReview } from './reports.ts';

const MAX_RUNS = 10;
const MAX_HELD_REPORTS = 50;

export const readPriceAdmin = (db: Database, hasFeed: boolean): Promise<ReplyOf<typeof priceAdmin>> =>
  db.asSystem(async (tx) => ({
    sync: await syncState(tx, hasFeed),
    ...(await tx.one<{ prices: number; markets: number; newest: string | null }>(
      sql`
        select count(*)::int as prices, count(distinct market_name)::int as markets, to_char(max(date),
          'YYYY-MM-DD') as newest
        from market_data
      `,
    )),
    runs: (await lastRuns(tx, MAX_RUNS)).map(({ by_admin, began_at, ended_at, ...run }) => ({
      ...run,
      by_hand: by_admin !== null,
      began_at: began_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
    held: await reportsInReview(tx, MAX_HELD_REPORTS),
  }));

const summary = ({ shape, read, kept, prices, refused, examples }: PriceList) => ({
  shape,
  read,
  kept,
  prices: prices.length,
  refused: { ...refused },
  examples: examples.map((one) => ({ ...one })),
});
type UploadedRows = ReplyOf<typeof uploadPriceList>;
type Refusal = 'market.list_unreadable' | 'market.list_columns' | 'market.list_running';

/** Null for text that is not UTF-8: importing another encoding would corrupt names permanently. */
const decodeUtf8 = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const parseList = async (db: Database, text: string, now: Date): Promise<PriceList | null> => {
  try {
    return await validateList(db, [text], now);
  } catch (fault) {
    if (fault instanceof RangeError) return null;
    throw fault;
  }
};

interface UploadRequest {
  readonly adminId: string;
  readonly bytes: Buffer;
  readonly save: boolean;
  readonly now: Date;
  readonly listeners: () => Listeners;
}

/** Previews an uploaded list, or stores it. Returns the changes. */
export const uploadList = async (
  db: Database,
  { adminId, bytes, save, now, listeners }: UploadRequest,
): Promise<Result<UploadedRows, Refusal>> => {
  const text = decodeUtf8(bytes);
  const list = text === null ? null : await parseList(db, text, now);
  if (!list) return refuse('market.list_unreadable');
  if (list.shape === null) return refuse('market.list_columns');
  if (!save) return ok({ ...summary(list), changed: null });
  const source = list.shape === 'kamis' ? 'kamis by hand' : 'wfp by hand';
  const id = await db.asSystem((tx) => startImportRun(tx, source, adminId));
  if (id === null) return refuse('market.list_running');
  try {
    const changed = await db.asSystem(async (tx) => {
      const n = await savePrices(tx, list.prices, now, listeners);
      await endRun(tx, id, { ...list, changed: n });
      await recordAudit(tx, {
        staffId: adminId,
        action: 'market.list',
        subjectId: id,
        decision: `${source}: ${n}`,
        now,
      });
      return n;
    });
    return ok({ ...summary(list), changed });
  } catch (fault) {
    await db.asSystem((tx) => failRun(tx, id, 'it could not be written'));
    throw fault;
  }
};

export const readReportPhoto = async (
  db: Database,
  storage: Storage,
  id: string,
  userId: string,
): Promise<Result<{ body: Buffer; type: string; cache: string }, 'photo.not_found'>> => {
  const photo = await db.asSystem((tx) =>
    tx.maybe<{ hash: string; type: string }>(sql`
      select p.hash, p.type
      from market_reports r
      join photos p on p.user_id = r.user_id and p.hash = r.photo
      where r.user_id = ${userId} and r.id = ${id}
    `),
  );
  const bytes = photo && (await storage.get(photoKey(userId, photo.hash)));
  return photo && bytes
    ? ok({ body: bytes, type: photo.type, cache: 'private, no-store' })
    : refuse('photo.not_found');
};
