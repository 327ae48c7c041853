import type { DataTable } from '#kit/server/data-tables.ts';
import { join, raw, sql, type Query, type Statement } from '#kit/server/database/database.ts';

/** An exported row: columns by name, without the owner. */
export type Row = Readonly<Record<string, unknown>>;

const PAGE_SIZE = 500;
const quoted = (column: string) => raw(`t."${column}"`);
const where = (table: DataTable, userId: string) =>
  sql`t.${raw(table.owner)} = ${userId}${raw(table.exportWhere ? ` and ${table.exportWhere}` : '')}`;

/** Timestamps and doubles come as JSON from the database, so that nothing is rounded. */
const rowAsJson = (table: DataTable) =>
  sql`to_jsonb(t) - ${['user_id', ...(table.omittedColumns ?? [])]}::text[] as row`;

const pageOf = (table: DataTable, userId: string, after: Row | null): Statement => {
  if (table.key.length === 0)
    return sql`select ${rowAsJson(table)} from ${raw(table.table)} t where ${where(table, userId)}`;
  const key = join(table.key.map(quoted));
  const afterKey = after ? sql` and (${key}) > (${join(table.key.map((column) => after[column]))})` : sql``;
  return sql`
    select ${rowAsJson(table)}
    from ${raw(table.table)} t
    where ${where(table, userId)}${afterKey}
    order by ${key}
    limit ${PAGE_SIZE}
  `;
};

/** All rows of one user in one table, in pages. */
export const pagesOf = async function* (
  tx: Query,
  table: DataTable,
  userId: string,
): AsyncGenerator<readonly Row[]> {
  for (let after: Row | null = null; ;) {
    const rows: Row[] = (await tx.many<{ row: Row }>(pageOf(table, userId, after))).map(({ row }) => row);
    yield rows;
    if (rows.length < PAGE_SIZE || table.key.length === 0) return;
    after = rows[rows.length - 1]!;
  }
};

export const countOf = (
  tx: Query,
  table: DataTable,
  userId: string,
): Promise<{ rows: number; bytes: number }> =>
  tx.one(
    sql`
      select count(*) as rows, coalesce(sum(length(row::text)), 0) as bytes
      from (select ${rowAsJson(table)} from ${raw(table.table)} t where ${where(table, userId)}) all_of_it
    `,
  );

export const columnsOf = async (tx: Query, table: string): Promise<string[]> =>
  (
    await tx.many<{ name: string }>(sql`
      select attname as name
      from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attname <> 'user_id'
      order by attnum
    `)
  ).map(({ name }) => name);
