import { idsOf } from '../check/ledger.ts';

export interface Line {
  readonly id: string;
  readonly mark: 'R' | 'P' | '?';
  readonly text: string;
}
export interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
}
export interface Ledger {
  readonly groups: readonly Group[];
}

/** A manual note: `waits` names what the missing half depends on; `changed` names the decision. */
type ManualState = { readonly waits: string } | { readonly changed: string };
export interface States {
  readonly scope: readonly string[];
  readonly states: Readonly<Record<string, ManualState>>;
}

/** Titles of tests by the ledger id that they prove. */
export type Proofs = Readonly<Record<string, readonly string[]>>;
export interface LineStatus {
  readonly state: string;
  readonly kind: 'done' | 'waits' | 'changed' | 'open';
  readonly titles: readonly string[];
}

export const linesOf = ({ groups }: Ledger): Line[] => groups.flatMap((g) => g.lines);

const groupOf = (id: string): string => id.slice(0, id.indexOf('-'));
const numberOf = (id: string): number => Number.parseInt(id.slice(id.indexOf('-') + 1), 10);

/** `ACC` is a whole group, `FLD-06..28` a range including lettered lines, `PAY-21` one line. */
export const inScope = (scope: readonly string[], id: string): boolean =>
  scope.some((entry) => {
    const [first = '', last] = entry.split('..');
    if (!first.includes('-')) return first === groupOf(id);
    if (last === undefined) return first === id;
    return groupOf(first) === groupOf(id) && numberOf(id) >= numberOf(first) && numberOf(id) <= Number(last);
  });

/** A passing test completes a line, unless half of it is still open. */
export const lineStatus = (id: string, { states }: States, proofs: Proofs): LineStatus => {
  // Sorted, because tests finish in any order.
  const titles = [...(proofs[id] ?? [])].sort();
  const manual = states[id];
  if (manual && 'waits' in manual) return { state: `waits for ${manual.waits}`, kind: 'waits', titles };
  if (titles.length === 0) return { state: 'open', kind: 'open', titles };
  return manual
    ? { state: `changed (${manual.changed})`, kind: 'changed', titles }
    : { state: 'done', kind: 'done', titles };
};

/** Titles in test files that begin with ledger ids, whether they ran or not. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(/\(\s*(['"`])([A-Z][A-Z0-9]{0,2}-\d+[a-z]?[\s,:](?:\\.|(?!\1)[\s\S])*)\1/g)].map((m) =>
    m[2]!.replace(/\\(['"`])/g, '$1'),
  );

export const proofsOf = (titles: readonly string[]): Record<string, string[]> => {
  const proofs: Record<string, string[]> = {};
  for (const title of titles) for (const id of idsOf(title)) (proofs[id] ??= []).push(title);
  return proofs;
};
