import type { WithPending } from '#kit/web/store/store.ts';
import type { Answer } from '../../contract.ts';
import { orderAnswers } from '../../domain/paging.ts';
import type { State } from '../../domain/post.ts';
import type { OwnAnswer } from '../projections.ts';

export interface ShownAnswer extends Answer {
  readonly unsent: boolean;
  readonly pending: boolean;
  readonly state: State;
  readonly reason: string | null;
  readonly mine: boolean;
}

const toShownAnswer = (answer: Answer, userId: string | null): ShownAnswer => ({
  ...answer,
  unsent: false,
  pending: false,
  state: 'visible',
  reason: null,
  mine: answer.author.id === userId,
});
/** Applies what this phone already knows: the user's own edits, or that the answer was accepted. */
const withRow = (
  answer: ShownAnswer,
  { content, images, edited_at, is_accepted, pending, state, reason, mine }: WithPending<OwnAnswer>,
): ShownAnswer => ({ ...answer, content, images, edited_at, is_accepted, pending, state, reason, mine });

interface MergeInput {
  readonly fetched: readonly Answer[];
  /** This phone's answer rows for this question. */
  readonly rows: readonly WithPending<OwnAnswer>[];
  readonly userId: string | null;
  readonly isHidden: (answer: Answer) => boolean;
}

/** The answers as displayed: the server's with this phone's rows applied, in display order. */
export const mergeAnswers = ({ fetched, rows, userId, isHidden }: MergeInput): readonly ShownAnswer[] => {
  const known = new Set(fetched.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const merged = fetched.map((answer) => {
    const row = byId.get(answer.id);
    return row ? withRow(toShownAnswer(answer, userId), row) : toShownAnswer(answer, userId);
  });
  const localOnly = rows
    .filter((row) => !known.has(row.id) && (row.mine || row.state === 'visible'))
    .map((row) => ({ ...row, unsent: row.unsent === true }));
  return orderAnswers([...merged, ...localOnly].filter((answer) => !isHidden(answer)));
};

/** The number of public answers, at least 0. `at`: when the server sent `total`. */
export const countAnswers = (
  total: number,
  fetched: readonly Answer[],
  shown: readonly ShownAnswer[],
  at: number,
): number => {
  const known = new Set(fetched.map(({ id }) => id));
  const shownIds = new Set(shown.map(({ id }) => id));
  const added = shown.filter(
    ({ id, unsent, state, created_at }) =>
      !known.has(id) && state === 'visible' && (unsent || Date.parse(created_at) > at),
  ).length;
  return Math.max(0, total + added - fetched.filter(({ id }) => !shownIds.has(id)).length);
};
