/**
 * Kinds of which a farmer may have thousands of rows, with the column that names what a row belongs to. They
 * stay on the disk until a screen looks at them.
 */
export type Large = Readonly<Record<string, string>>;

/** The rows of a large kind that belong to one parent; null for all of them. */
export interface Part {
  readonly kind: string;
  readonly parent: string | null;
}

// Arrays sort behind strings, so `[]` closes a range.
const END: never[] = [];

export const ofUser = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, END]);
export const ofKind = (userId: string, kind: string): IDBKeyRange =>
  IDBKeyRange.bound([userId, kind], [userId, kind, END]);
export const ofParent = (userId: string, kind: string, parent: string): IDBKeyRange =>
  IDBKeyRange.only([userId, kind, parent]);

/** Everything of a user but these kinds, in as many ranges as that takes. */
export const besides = (userId: string, kinds: readonly string[]): IDBKeyRange[] => {
  const sorted = [...kinds].sort();
  const froms = [[userId], ...sorted.map((kind) => [userId, kind, END])];
  const tos = [...sorted.map((kind) => [userId, kind]), [userId, END]];
  return froms.map((from, i) => IDBKeyRange.bound(from, tos[i], false, true));
};
