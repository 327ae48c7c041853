import { derivedColumns, details, type Detail } from './row-details.ts';
import type { Columns, RowTextContext } from './row-text-context.ts';

/** A detail with its text. */
export interface Line {
  readonly label: string;
  readonly text: string;
}
export interface ChangeLine {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const rawText = (value: unknown, { words }: RowTextContext): string =>
  value === null || value === undefined || value === '' ? words.nothing : String(value);
const detailText = ({ toText }: Detail, row: Columns, speech: RowTextContext): string =>
  toText(row, speech) ?? speech.words.nothing;

const detailsOf = (
  kind: string,
  values: Columns,
): { readonly known: readonly Detail[]; readonly unknown: readonly string[] } => {
  const kindDetails = details[kind] ?? [];
  const knownColumns = new Set([
    ...kindDetails.flatMap((one) => one.columns),
    ...(derivedColumns[kind] ?? []),
  ]);
  return {
    known: kindDetails.filter((one) => one.columns.some((column) => column in values)),
    // A newer app version may have set a column that this version has no text for.
    unknown: Object.keys(values).filter((column) => !knownColumns.has(column)),
  };
};

/** Old and new text of each detail in `from` or `to`. `row`: the rest of the row, for the unit of a size. */
export const changeLines = (
  kind: string,
  from: Columns,
  to: Columns,
  row: Columns,
  speech: RowTextContext,
): readonly ChangeLine[] => {
  const { known, unknown } = detailsOf(kind, { ...from, ...to });
  return [
    ...known.map((one) => ({
      label: speech.words.labels[one.label],
      from: detailText(one, { ...row, ...from }, speech),
      to: detailText(one, { ...row, ...to }, speech),
    })),
    ...unknown.map((column) => ({
      label: column,
      from: rawText(from[column], speech),
      to: rawText(to[column], speech),
    })),
  ];
};

/** Every detail that the farmer filled in, with its text; empty ones are left out. */
export const typedLines = (
  kind: string,
  values: Columns,
  row: Columns,
  speech: RowTextContext,
): readonly Line[] =>
  detailsOf(kind, values).known.flatMap((one) => {
    const text = one.toText({ ...row, ...values }, speech);
    return text === null ? [] : [{ label: speech.words.labels[one.label], text }];
  });

const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Differences between the row as shown and the current row, in the details that a farmer can edit. */
export const differences = (
  kind: string,
  before: Columns,
  after: Columns,
  speech: RowTextContext,
): readonly ChangeLine[] => {
  const columns = (details[kind] ?? [])
    .flatMap((one) => one.columns)
    .filter((column) => !isSameValue(before[column], after[column]));
  const pick = (row: Columns): Columns =>
    Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
  return (
    changeLines(kind, pick(before), pick(after), after, speech)
      // Shows a changed outline and its size once.
      .filter(({ from, to }) => from !== to)
  );
};
