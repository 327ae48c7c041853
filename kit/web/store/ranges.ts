/**
 * Kinds of which a farmer may have thousands of rows, with the column that names each row's parent. They stay
 * on disk until a screen uses them.
 */
export type Large = Readonly<Record<string, string>>;

/** The rows of a large kind that belong to one parent; null for all of them. */
export interface Part {
  readonly kind: string;
  readonly parent: string | null;
}

// In IndexedDB arrays sort after strings, so `[]` ends a range.
const END: never[] = [];

export const ofUser = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, END]);
export const ofKind = (userId: string, kind: string): IDBKeyRange =>
  IDBKeyRange.bound([userId, kind], [userId, kind, END]);
export const ofParent = (userId: string, kind: string, parent: string): IDBKeyRange =>
  IDBKeyRange.only([userId, kind, parent]);

/** Key ranges that cover all of a user's rows except these kinds. */
export const besides = (userId: string, kinds: readonly string[]): IDBKeyRange[] => {
  const sorted = [...kinds].sort();
  const froms = [[userId], ...sorted.map((kind) => [userId, kind, END])];
  const tos = [...sorted.map((kind) => [userId, kind]), [userId, END]];
  return froms.map((from, i) => IDBKeyRange.bound(from, tos[i], false, true));
};
