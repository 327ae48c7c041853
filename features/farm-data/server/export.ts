import { Readable } from 'node:stream';
import { ok } from '#kit/pure/result.ts';
import { type FileReply, serve, type ServedOperation } from '#kit/server/context.ts';
import { exportTables } from '#kit/server/data-tables.ts';
import { sql, type Query } from '#kit/server/database/database.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { exportGeoJson, exportJson, exportZip, readSize } from '../contract.ts';
import { toGeoJson, type ShapedField } from '../domain/geojson.ts';
import { countOf, pagesOf } from './rows.ts';
import { DATA_FILE, type Spool, type SpoolDeps, createSpool } from './spool.ts';
import { type ZipEntry, zipOf } from './zip.ts';

interface Deps extends SpoolDeps {
  readonly storage: Storage;
}

/** Passes chunks through and reports the size of each. */
const countBytes = async function* (
  bytes: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
};

export const entriesOf = async function* (
  spool: Spool,
  storage: Storage,
  photos: boolean,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<ZipEntry> {
  for (const { name } of spool.files)
    yield { name, bytes: countBytes(spool.stream(name), onBytes), compress: true };
  if (!photos) return;
  for (const { name, key } of spool.attached) {
    const bytes = await storage.stream(key);
    // A row without its file is just being deleted.
    if (bytes)
      yield { name, bytes: countBytes(bytes as AsyncIterable<Uint8Array>, onBytes), compress: false };
  }
};

/** Deletes the folder after the last byte, or when the client disconnects. */
const dropAfterClose = (body: Readable, spool: Spool): Readable =>
  body.once('close', () => void spool.drop());

export const photoBytesOf = async (tx: Query, userId: string): Promise<number> =>
  (
    await tx.one<{ bytes: number }>(
      sql`select coalesce(sum(size), 0) as bytes from photos where user_id = ${userId}`,
    )
  ).bytes;

export const exportServer = ({ db, storage, tables }: Deps): ServedOperation[] => [
  serve(readSize, async ({ session: { userId } }) =>
    ok(
      await db.readAsUser(userId, async (tx) => {
        const rows: Record<string, number> = {};
        let dataBytes = 0;
        for (const table of exportTables(tables())) {
          const found = await countOf(tx, table, userId);
          rows[table.exportAs] = found.rows;
          dataBytes += found.bytes;
        }
        return { rows, dataBytes, photos: rows['photos'] ?? 0, photoBytes: await photoBytesOf(tx, userId) };
      }),
    ),
  ),
  serve(exportJson, async ({ session: { userId }, now }) => {
    const spool = await createSpool({ db, tables }, userId, now, { csv: false });
    return ok({ body: dropAfterClose(spool.stream(DATA_FILE) as Readable, spool) } satisfies FileReply);
  }),
  serve(exportZip, async ({ session: { userId }, now }, { query }) => {
    const spool = await createSpool({ db, tables }, userId, now, { csv: true });
    return ok({
      body: dropAfterClose(
        Readable.from(zipOf(entriesOf(spool, storage, query.photos === '1'), now), { objectMode: false }),
        spool,
      ),
    } satisfies FileReply);
  }),
  serve(exportGeoJson, async ({ session: { userId } }) =>
    ok(
      await db.readAsUser(userId, async (tx) => {
        const fields: ShapedField[] = [];
        for await (const page of pagesOf(
          tx,
          tables().find((one) => one.table === 'fields')!,
          userId,
        ))
          fields.push(...(page as ShapedField[]));
        return { body: toGeoJson(fields) } satisfies FileReply;
      }),
    ),
  ),
];
