import type { Changes, Outcome } from './exchange.ts';
import { forgotten, settle, tooOld, type OutboxItem } from './outbox.ts';
import { planChanges, type Shelf, type ShelfPlan } from './shelf.ts';

/** Everything one reply does to the disk; it is written in one transaction or not at all. */
export interface Absorbed {
  readonly put: readonly OutboxItem[];
  readonly drop: readonly OutboxItem[];
  /** Null: the changes were asked from another cursor and are left aside. */
  readonly plan: ShelfPlan | null;
}

export const absorb = (
  items: readonly OutboxItem[],
  shelf: Shelf,
  askedFrom: number,
  outcomes: readonly Outcome[],
  changes: Changes,
): Absorbed => {
  const plan = planChanges(shelf, askedFrom, changes);
  const answered = new Map(outcomes.map((o) => [o.id, o]));
  const settled = items.map((item) => {
    const outcome = answered.get(item.id);
    return outcome ? settle(item, outcome) : item;
  });
  const lost = new Map(plan && changes.restart ? forgotten(settled, changes.head).map((i) => [i.n, i]) : []);
  const next = settled.map((item) => lost.get(item.n) ?? item);
  const drop = tooOld(next, plan?.shelf.covered ?? shelf.covered);
  return { put: next.filter((item, i) => item !== items[i] && !drop.includes(item)), drop, plan };
};
