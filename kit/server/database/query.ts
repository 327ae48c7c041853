import type { QueryResult, QueryResultRow } from 'pg';
import pg from 'pg';

/** Result of `sql` from sql-template-tag; values are never part of the text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Query {
  /** Returns exactly one row, or throws. */
  one<T>(statement: Statement): Promise<T>;
  maybe<T>(statement: Statement): Promise<T | null>;
  many<T>(statement: Statement): Promise<T[]>;
  /** Number of rows affected. */
  run(statement: Statement): Promise<number>;
}

/**
 * Column types, in one place: `date` stays the text 'YYYY-MM-DD' (a calendar day has no zone). `timestamptz`
 * is a Date. `bigint` (and so every count) is a number while exact, else a bigint. `numeric` stays text,
 * because money is whole shillings or cents in integers. json is parsed.
 */
const bigint = (text: string): number | bigint =>
  Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, bigint],
]);

export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

type Send = (statement: Statement) => Promise<QueryResult<QueryResultRow>>;

const atMostOne = <T>(rows: QueryResultRow[]): T | null => {
  if (rows.length > 1) throw new Error(`expected one row, got ${rows.length}`);
  return (rows[0] as T | undefined) ?? null;
};

export const createQuery = (send: Send): Query => {
  const maybe = async <T>(statement: Statement): Promise<T | null> =>
    atMostOne<T>((await send(statement)).rows);
  return {
    maybe,
    one: async <T>(statement: Statement) => {
      const row = await maybe<T>(statement);
      if (row === null) throw new Error('expected one row, got none');
      return row;
    },
    many: async <T>(statement: Statement) => (await send(statement)).rows as T[],
    run: async (statement) => (await send(statement)).rowCount ?? 0,
  };
};
