import type { Changes, Outcome } from './exchange.ts';
import { itemsLostByRestore, applyOutcome, expiredItems, type OutboxItem } from './outbox.ts';
import { planChanges, type ReplicaState, type ApplyPlan } from './replica-state.ts';

/** All changes of one reply to the local database, written in one transaction. */
interface AppliedReply {
  readonly put: readonly OutboxItem[];
  readonly drop: readonly OutboxItem[];
  /** Null when the changes were requested from a different cursor and are ignored. */
  readonly plan: ApplyPlan | null;
}

export const applyReply = (
  items: readonly OutboxItem[],
  replica: ReplicaState,
  requestCursor: number,
  outcomes: readonly Outcome[],
  changes: Changes,
): AppliedReply => {
  const plan = planChanges(replica, requestCursor, changes);
  const outcomesById = new Map(outcomes.map((o) => [o.id, o]));
  const updatedItems = items.map((item) => {
    const outcome = outcomesById.get(item.id);
    return outcome ? applyOutcome(item, outcome) : item;
  });
  const lost = new Map(
    plan && changes.restart ? itemsLostByRestore(updatedItems, changes.head).map((i) => [i.n, i]) : [],
  );
  const next = updatedItems.map((item) => lost.get(item.n) ?? item);
  const drop = expiredItems(next, plan?.replica.covered ?? replica.covered);
  return { put: next.filter((item, i) => item !== items[i] && !drop.includes(item)), drop, plan };
};
