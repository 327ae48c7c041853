import type { Statement } from './database/database.ts';

/**
 * A table with personal data: how it is exported, restored and erased. Features list theirs in the order in
 * which rows can be restored; they are erased in reverse. A test compares the lists with the database, so
 * that no table can be forgotten.
 */
export interface DataTable {
  readonly table: string;
  readonly owner: 'user_id' | 'id';
  /** Its name in the export, or the reason why it is left out. */
  readonly exportAs: string | { readonly omitReason: string };
  /** Columns that make a row unique for its owner, empty for at most one row; also the order of the export. */
  readonly key: readonly string[];
  /** SQL condition for the exported rows: excludes deleted rows that can still be restored. */
  readonly exportWhere?: string;
  /** Columns that are not exported. */
  readonly omittedColumns?: readonly string[];
  /**
   * `rows`, restored by an import: the farmer's own choices and records. Otherwise the reason why not:
   * others, money or the server decided the rows, or they only refer to what others wrote. An imported row is
   * checked only by the schema of its synced row (`kind`), which must be as strict as the command's.
   */
  readonly restore: 'rows' | { readonly notRestoredReason: string };
  /** Columns that an import ignores, with the SQL that replaces them. */
  readonly importDefaults?: Readonly<Record<string, string>>;
  /** The kind of synced row that it is sent as. */
  readonly kind?: string;
  /** SQL of the synced row's id; `'mine'` for at most one row. Default: the key, joined with ':'. */
  readonly rowId?: string;
  /** Deleted with leaf checks, with the farm, or only with the account. */
  readonly deletedWith: 'scans' | 'farm' | 'account';
}

/** Why an import does not restore rows. */
export const notRestored = {
  byOthers: { notRestoredReason: 'other people wrote it for this account' },
  computedAgain: { notRestoredReason: 'the server computes it again' },
  alreadySent: { notRestoredReason: 'it was already sent to other people' },
  purchased: { notRestoredReason: 'purchases belong to the account that made them' },
  aboutOthers: { notRestoredReason: 'it refers to other people or their posts, which may be gone' },
  published: { notRestoredReason: 'this account published it to everybody' },
  notInFile: { notRestoredReason: 'it is not in the file' },
} as const;

export interface ExportTable extends DataTable {
  readonly exportAs: string;
}
export const exportTables = (tables: readonly DataTable[]): readonly ExportTable[] =>
  tables.filter((one): one is ExportTable => typeof one.exportAs === 'string');

/**
 * For tests of export, restore and erasure: one row of each table of the feature that the commands in
 * `features/farm-data/server/testing.ts` do not write. A feature exports it as `sampleRows` from
 * `server/sample-rows.testing.ts`.
 */
export type SampleRows = (of: { readonly userId: string; readonly scanId: string }) => readonly Statement[];
