/**
 * Kinds of which a farmer may have thousands of rows, with the column that names each row's parent. They stay
 * on disk until a screen uses them.
 */
export type LazyKinds = Readonly<Record<string, string>>;

/** The rows of a large kind that belong to one parent; null for all of them. */
export interface LazyPart {
  readonly kind: string;
  readonly parent: string | null;
}

// In IndexedDB arrays sort after strings, so `[]` ends a range.
const RANGE_END: never[] = [];

export const userRange = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, RANGE_END]);
export const kindRange = (userId: string, kind: string): IDBKeyRange =>
  IDBKeyRange.bound([userId, kind], [userId, kind, RANGE_END]);
export const parentRange = (userId: string, kind: string, parent: string): IDBKeyRange =>
  IDBKeyRange.only([userId, kind, parent]);

/** Key ranges that cover all of a user's rows except these kinds. */
export const rangesExcept = (userId: string, kinds: readonly string[]): IDBKeyRange[] => {
  const sorted = [...kinds].sort();
  const lowerBounds = [[userId], ...sorted.map((kind) => [userId, kind, RANGE_END])];
  const upperBounds = [...sorted.map((kind) => [userId, kind]), [userId, RANGE_END]];
  return lowerBounds.map((from, i) => IDBKeyRange.bound(from, upperBounds[i], false, true));
};
