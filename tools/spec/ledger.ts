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

/** Notes by hand: who still has to do the other half, or the decision that changed the line. */
type Hand = { readonly waits: string } | { readonly changed: string };
export interface States {
  readonly scope: readonly string[];
  readonly states: Readonly<Record<string, Hand>>;
}

export type Proofs = Readonly<Record<string, readonly string[]>>;
export interface Standing {
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
export const standingOf = (id: string, { states }: States, proofs: Proofs): Standing => {
  // In a stable order, whichever test ended first.
  const titles = [...(proofs[id] ?? [])].sort();
  const hand = states[id];
  if (hand && 'waits' in hand) return { state: `waits for ${hand.waits}`, kind: 'waits', titles };
  if (titles.length === 0) return { state: 'open', kind: 'open', titles };
  return hand
    ? { state: `changed (${hand.changed})`, kind: 'changed', titles }
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
