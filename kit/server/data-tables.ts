/**
 * A table with personal data: how it is exported, restored and erased. Features list theirs in the order in
 * which rows can be restored; they are erased in reverse. A test compares the lists with the database, so
 * that no table can be forgotten.
 */
export interface DataTable {
  readonly table: string;
  readonly owner: 'user_id' | 'id';
  /** Its name in the export, or the reason why it is left out. */
  readonly out: string | { readonly leftOut: string };
  /** Columns that make a row unique for its owner; also the order of the export. */
  readonly key: readonly string[];
  /** SQL condition for the exported rows: excludes deleted rows that can still be restored. */
  readonly only?: string;
  /** Columns that are not exported. */
  readonly without?: readonly string[];
  /** `rows`: restored by an import. Otherwise the reason why not. */
  readonly back: 'rows' | { readonly notBack: string };
  /** Columns that an import ignores, with the SQL that replaces them. */
  readonly own?: Readonly<Record<string, string>>;
  /** The kind of synced row that it is sent as, and the SQL of that row's id. */
  readonly kind?: string;
  readonly rowId?: string;
  /** Deleted with leaf checks, with the farm, or only with the account. */
  readonly goes: 'scans' | 'farm' | 'account';
}

/** Why an import does not restore rows. */
export const notRestored = {
  byOthers: { notBack: 'other people wrote it for this account' },
  computedAgain: { notBack: 'the server computes it again' },
  toldThen: { notBack: 'it was already sent to other people' },
  bought: { notBack: 'what was bought belongs to the account it was bought for' },
  saidToAll: { notBack: 'this account published it to everybody' },
  notInFile: { notBack: 'it is not in the file' },
} as const;

export interface ExportTable extends DataTable {
  readonly out: string;
}
export const exportTables = (tables: readonly DataTable[]): readonly ExportTable[] =>
  tables.filter((one): one is ExportTable => typeof one.out === 'string');
