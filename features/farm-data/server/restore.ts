import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { type Crop, faultOf } from '#features/crops/domain/crop.ts';
import { MAX_HECTARES, MIN_HECTARES } from '#features/fields/domain/boundary/boundary-codes.ts';
import { checkBoundaryText } from '#features/fields/domain/boundary/boundary.ts';
import { onLandOrNull } from '#features/fields/domain/field.ts';
import { isNameTooLong } from '#features/fields/domain/name-length.ts';
import { refuseDay } from '#features/history/domain/event.ts';
import { checkAbility } from '#features/plans/server/api.ts';
import { cleanLineOrNull } from '#kit/pure/clean-text.ts';
import { addDays, type Day, dayInNairobi } from '#kit/pure/days.ts';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import { type AreaUnit, toHectares } from '#kit/pure/units.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { type DataTable, type ExportTable, exportTables } from '#kit/server/data-tables.ts';
import { join, raw, sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { ServedSynced } from '#kit/server/sync/commands.ts';
import { nextSequence, writeLog, type Touch } from '#kit/server/sync/sequence.ts';
import { RESTORE_BYTES, restoreData } from '../contract.ts';
import { readBackup, fieldsWithinLimit, type Row } from '../domain/backup.ts';
import { columnsOf } from './rows.ts';

interface Deps {
  readonly db: Database;
  readonly tables: () => readonly DataTable[];
  readonly synced: () => readonly ServedSynced[];
}
type Reply = z.output<typeof restoreData.reply>;
type Lists = ReadonlyMap<string, readonly Row[]>;

/** Thrown when a row is longer than any that our apps write, or fails validation. */
class InvalidRowError extends Error {}

const MAX_ROW_LENGTH = 64 * 1024;
/** Maximum rows per sequence number. They travel in one reply, which must fit a slow connection. */
const MAX_ROWS_PER_SEQUENCE = 400;
const HASH_PATTERN = /^[0-9a-f]{64}$/;

/**
 * `size` is `size_hectares` rounded for display: at the edge of a rule only the latter decides, and the two
 * must be the same area.
 */
const AREA_TOLERANCE = 0.01;
const isConsistentArea = (size: number, unit: AreaUnit, hectares: unknown): boolean =>
  typeof hectares === 'number' &&
  hectares >= MIN_HECTARES * (1 - AREA_TOLERANCE) &&
  hectares <= MAX_HECTARES * (1 + AREA_TOLERANCE) &&
  Math.abs(toHectares(size, unit) - hectares) <= hectares * AREA_TOLERANCE;

/** Fields must pass the rules for adding a field, other kinds must match their sync schema (`checkShapes`). */
const isField = (row: Row): boolean => {
  const { size, size_unit: unit, size_hectares: hectares, name, boundary } = row;
  return (
    typeof size === 'number' &&
    (unit === 'acres' || unit === 'hectares' || unit === 'square_meters') &&
    isConsistentArea(size, unit, hectares) &&
    (name === null || (typeof name === 'string' && !isNameTooLong(cleanLineOrNull(name)))) &&
    typeof boundary === 'string' &&
    fromPolygonText(boundary) !== null
  );
};

/** Rejects malformed photo hashes before they reach a query. */
const hasValidPhotoHashes = (row: Row): boolean => {
  const more = row['more_photos'] ?? [];
  return (
    Array.isArray(more) &&
    [row['photo'] ?? null, ...more].every(
      (hash) => hash === null || (typeof hash === 'string' && HASH_PATTERN.test(hash)),
    )
  );
};

/**
 * Values that our columns reject are an invalid row, not a server error. SQLSTATE 22: "data exception", 23:
 * constraint violation, 42804: type mismatch.
 */
const isRowFault = (error: unknown): boolean =>
  /^(22|23|42804)/.test(String((error as { code?: string }).code ?? ''));

/** Existing rows stay as they are. Returns the ids of the restored ones. */
const insertMissingRows = async (
  tx: Transaction,
  userId: string,
  table: ExportTable,
  rows: readonly Row[],
): Promise<{ id: string; photos: string[] }[]> => {
  // A row removed within the last hour, which could still be restored, must not block its copy.
  if (table.exportWhere)
    await tx.run(
      sql`
        delete
        from ${raw(table.table)} t
        where t.user_id = ${userId} and not (${raw(table.exportWhere)})
          and t.id::text = any(${rows.map((row) => String(row['id']))})
      `,
    );
  // Columns missing in the file take their defaults.
  const columns = (await columnsOf(tx, table.table)).filter(
    (column) => table.importDefaults?.[column] !== undefined || rows.some((row) => column in row),
  );
  const chosen = join(columns.map((column) => raw(table.importDefaults?.[column] ?? `r."${column}"`)));
  const idOf = raw(
    (table.rowId ?? table.key.map((column) => `x."${column}"::text`).join(` || ':' || `)) || "''",
  );
  return tx.many(sql`
    with x as ( insert into ${raw(table.table)} (user_id,
      ${join(columns.map((column) => raw(`"${column}"`)))}) select ${userId},
      ${chosen} from jsonb_populate_recordset(null::${raw(table.table)},
      ${JSON.stringify(rows)}::jsonb) r on conflict do nothing returning * ) select ${idOf} as id,
      ${photosIn(columns)} as photos from x
  `);
};

const photosIn = (columns: readonly string[]) => {
  const lists = columns
    .filter((column) => column === 'photos' || column === 'more_photos')
    .map((column) => `x."${column}"`);
  const singles = columns
    .filter((column) => column === 'photo')
    .map((column) => `array_remove(array[x."${column}"], null)`);
  return raw([...lists, ...singles, 'array[]::text[]'].join(' || '));
};

/**
 * Rules for adding a row beyond its schema. A square around a point and a shape from side lengths have no
 * measured position to check.
 */
const rules: Readonly<Record<string, (row: Row, today: Day) => boolean>> = {
  field: (row) =>
    row['boundary_source'] === 'approximate' ||
    row['boundary_source'] === 'sides' ||
    checkBoundaryText(String(row['boundary']), []).ok,
  crop: (row, today) =>
    // Every value was already parsed against the table's columns.
    faultOf(row as unknown as Crop) === null &&
    !(row['harvested_on'] !== null && String(row['harvested_on']) > addDays(today, 1)),
  field_event: (row, today) => refuseDay(String(row['date']), today) === null,
};

/** Every restored row must be syncable: it is parsed as the phone will parse it. */
const checkShapes = async (
  tx: Transaction,
  userId: string,
  synced: readonly ServedSynced[],
  touches: readonly Touch[],
  today: Day,
): Promise<void> => {
  for (const {
    synced: { kind, row },
    read,
  } of synced) {
    const ids = touches.filter((touch) => touch.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = JSON.parse(JSON.stringify(await read(tx, userId, ids))) as Row[];
    const passesRules = rules[kind] ?? (() => true);
    if (
      rows.length < ids.length ||
      !rows.every((one) => row.safeParse(one).success && passesRules(one, today))
    )
      throw new InvalidRowError(kind);
  }
};

/** A location where no farm can be is marked unconfirmed, as when a field is added. */
const withLocationFlag = (row: Row): Row =>
  onLandOrNull({ lat: Number(row['location_lat']), lng: Number(row['location_lng']) })
    ? row
    : { ...row, location_unconfirmed: true };

/** Rows of fields over the plan's limit stay in the file; a leaf check is restored without its field. */
const rowsWithinLimit = (
  table: ExportTable,
  rows: readonly Row[],
  allowedFieldIds: ReadonlySet<string>,
): Row[] => {
  const isFieldAllowed = (row: Row): boolean =>
    row['field_id'] === null || row['field_id'] === undefined || allowedFieldIds.has(String(row['field_id']));
  if (table.table === 'fields')
    return rows.filter((row) => allowedFieldIds.has(String(row['id']))).map(withLocationFlag);
  if (table.table === 'crop_scans')
    return rows.map((row) =>
      isFieldAllowed(row) ? row : { ...row, field_id: null, field_confirmed: false },
    );
  return rows.filter(isFieldAllowed);
};

const restoreAll = async (
  tx: Transaction,
  userId: string,
  lists: Lists,
  fieldLimit: number | null,
  tables: readonly DataTable[],
  synced: readonly ServedSynced[],
  today: Day,
): Promise<Reply> => {
  await nextSequence(tx, userId);
  const existingFieldIds = new Set(
    (await tx.many<{ id: string }>(sql`select id from fields where user_id = ${userId}`)).map(({ id }) => id),
  );
  const allowedFieldIds = fieldsWithinLimit(lists.get('fields') ?? [], existingFieldIds, fieldLimit);
  const reply = {
    restored: {} as Record<string, number>,
    known: {} as Record<string, number>,
    leftOut: {} as Record<string, number>,
    fieldLimit,
  };
  const touches: Touch[] = [];
  const photos = new Set<string>();
  for (const table of exportTables(tables)) {
    const given = lists.get(table.exportAs) ?? [];
    if (given.length === 0 || table.table === 'photos') continue;
    const rows = table.restore === 'rows' ? rowsWithinLimit(table, given, allowedFieldIds) : [];
    if (
      rows.some((row) => JSON.stringify(row).length > MAX_ROW_LENGTH) ||
      (table.table === 'fields' && !rows.every(isField)) ||
      !rows.every(hasValidPhotoHashes)
    )
      throw new InvalidRowError(table.exportAs);
    const insertedRows = rows.length > 0 ? await insertMissingRows(tx, userId, table, rows) : [];
    if (insertedRows.length > 0) reply.restored[table.exportAs] = insertedRows.length;
    if (rows.length > insertedRows.length) reply.known[table.exportAs] = rows.length - insertedRows.length;
    if (given.length > rows.length) reply.leftOut[table.exportAs] = given.length - rows.length;
    for (const row of insertedRows) {
      if (table.kind) touches.push({ kind: table.kind, id: row.id, deleted: false });
      for (const hash of row.photos) if (HASH_PATTERN.test(hash)) photos.add(hash);
    }
  }
  await checkShapes(tx, userId, synced, touches, today);
  for (let from = 0; from < touches.length; from += MAX_ROWS_PER_SEQUENCE)
    await writeLog(
      tx,
      userId,
      await nextSequence(tx, userId),
      touches.slice(from, from + MAX_ROWS_PER_SEQUENCE),
    );
  const stored = new Set(
    (
      await tx.many<{ hash: string }>(
        sql`select hash from photos where user_id = ${userId} and hash = any(${[...photos]})`,
      )
    ).map(({ hash }) => hash),
  );
  return { ...reply, photos: [...photos].filter((hash) => !stored.has(hash)) };
};

const rowWrong = (what: string): Refused<'data.row_wrong'> => refuse('data.row_wrong', { what });

/** Compressed by the phone for a slow network, or plain; never inflates beyond the plain limit. */
const decompress = async (bytes: Buffer): Promise<string | null> => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  return promisify(gunzip)(bytes, { maxOutputLength: RESTORE_BYTES }).then(
    (text) => (text as Buffer).toString('utf8'),
    () => null,
  );
};

export const restoreServer = ({ db, tables, synced }: Deps): ServedOperation[] => [
  serve(restoreData, async ({ session: { userId }, now }, { bytes }): Promise<Result<Reply>> => {
    const text = await decompress(bytes);
    const read = text === null ? refuse('data.file_broken') : readBackup(text);
    if (!read.ok) return read;
    try {
      return ok(
        await db.asUser(userId, async (tx) => {
          const { limit: fieldLimit } = await checkAbility(tx, userId, 'fields', now);
          return restoreAll(tx, userId, read.value, fieldLimit, tables(), synced(), dayInNairobi(now));
        }),
      );
    } catch (error) {
      if (error instanceof InvalidRowError) return rowWrong(error.message);
      if (isRowFault(error)) return rowWrong('');
      throw error;
    }
  }),
];
