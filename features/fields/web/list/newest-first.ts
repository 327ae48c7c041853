import type { Field } from '../../domain/field.ts';

/** created_at descending, as the list query orders them (FLD-13). */
export const newestFirst = <Row extends Pick<Field, 'id' | 'created_at'>>(
  fields: readonly Row[],
): readonly Row[] =>
  [...fields].sort((a, b) =>
    a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1,
  );
