import type { Changes, Outcome } from './exchange.ts';
import { lostWithBackup, applyOutcome, expiredItems, type OutboxItem } from './outbox.ts';
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
  askedFrom: number,
  outcomes: readonly Outcome[],
  changes: Changes,
): AppliedReply => {
  const plan = planChanges(replica, askedFrom, changes);
  const answered = new Map(outcomes.map((o) => [o.id, o]));
  const settled = items.map((item) => {
    const outcome = answered.get(item.id);
    return outcome ? applyOutcome(item, outcome) : item;
  });
  const lost = new Map(
    plan && changes.restart ? lostWithBackup(settled, changes.head).map((i) => [i.n, i]) : [],
  );
  const next = settled.map((item) => lost.get(item.n) ?? item);
  const drop = expiredItems(next, plan?.replica.covered ?? replica.covered);
  return { put: next.filter((item, i) => item !== items[i] && !drop.includes(item)), drop, plan };
};
