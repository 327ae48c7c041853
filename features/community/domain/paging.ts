export const sorts = ['created_at', 'vote_score', 'answer_count', 'view_count'] as const;
export type Sort = (typeof sorts)[number];
export const orders = ['desc', 'asc'] as const;
export const PAGE_SIZE = 20;
export const ANSWERS_PAGE_SIZE = 50;
export const TRENDING_COUNT = 5;

export interface Ranked {
  readonly id: string;
  readonly is_accepted: boolean;
  readonly vote_score: number;
  readonly created_at: string;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** COM-16: the accepted answer first, then by votes, then oldest first. */
export const orderAnswers = <A extends Ranked>(answers: readonly A[]): A[] =>
  [...answers].sort(
    (a, b) =>
      Number(b.is_accepted) - Number(a.is_accepted) ||
      b.vote_score - a.vote_score ||
      compareText(a.created_at, b.created_at) ||
      compareText(a.id, b.id),
  );
