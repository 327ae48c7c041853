import type { UnseenRow } from '#kit/sync/exchange.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import type { Words } from '#kit/web/words.tsx';
import type { outboxDetailsEn } from '../words.outbox-details.en.ts';
import { differences } from './change-lines.ts';
import type { Target } from './outbox-item.ts';
import type { RowTextContext } from './row-text-context.ts';
import { titleOf } from './titles.ts';

type UnseenWords = Words<typeof outboxDetailsEn>['unseen'];
/** Maximum names per line; beyond it, only the count. */
const MAX_NAMES = 3;

const targetChanges = (
  item: OutboxItemView,
  { kind, currentRow }: Target,
  speech: RowTextContext,
  words: UnseenWords,
): readonly string[] => {
  if (!currentRow) return [];
  const lines = item.row ? differences(kind, item.row, currentRow, speech) : [];
  return lines.length > 0
    ? lines.map(({ label, from, to }) => words.detail(label, from, to))
    : [words.changedItself];
};

const otherChanges = (
  rows: readonly UnseenRow[],
  added: boolean,
  speech: RowTextContext,
  words: UnseenWords,
): readonly string[] => {
  const kinds = [...new Set(rows.filter((one) => one.added === added).map((one) => one.kind))];
  return kinds.flatMap((kind) => {
    const ids = rows.filter((one) => one.added === added && one.kind === kind).map((one) => one.id);
    const counted = speech.counted(kind, ids.length);
    // Internal rows of the server have no text.
    if (counted === null) return [];
    const names = ids
      .map((id) => speech.row(kind, id))
      .flatMap((row) => (row ? (titleOf(kind, row, speech) ?? []) : []));
    const what =
      names.length > 0 && names.length <= MAX_NAMES ? words.with(counted, names.join('; ')) : counted;
    return [added ? words.added(what) : words.changed(what)];
  });
};

/**
 * One sentence per change on the other phone: first to the row itself, then what was added and changed around
 * it.
 */
export const unseenText = (
  item: OutboxItemView,
  unseen: readonly UnseenRow[],
  target: Target | null,
  speech: RowTextContext,
  words: UnseenWords,
): readonly string[] => {
  const targetId = target?.lastKnownRow?.['id'];
  const isTarget = (row: UnseenRow): boolean => row.kind === target?.kind && row.id === targetId;
  const others = unseen.filter((row) => !isTarget(row));
  const text = [
    ...(target && unseen.some(isTarget) ? targetChanges(item, target, speech, words) : []),
    ...otherChanges(others, true, speech, words),
    ...otherChanges(others, false, speech, words),
  ];
  const hiddenCount = (item.refusal?.unseenTotal ?? 0) - unseen.length;
  return [
    ...(text.length > 0 ? text : [words.changedItself]),
    ...(hiddenCount > 0 ? [words.more(hiddenCount)] : []),
  ];
};
