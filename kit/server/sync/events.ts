import { newId } from '#kit/pure/ids.ts';
import { sql, type Transaction } from '../database/database.ts';

export interface DomainEvent {
  readonly userId: string;
  readonly name: string;
  readonly payload: Record<string, unknown>;
  readonly seq?: number;
}

/** Runs in the transaction of the event. Slow work belongs in a job that the listener enqueues. */
export type Listener = (tx: Transaction, event: DomainEvent) => Promise<void>;
export type Listeners = Readonly<Record<string, readonly Listener[]>>;

export const recordEvent = async (
  tx: Transaction,
  event: DomainEvent,
  listeners: Listeners,
): Promise<void> => {
  await tx.run(sql`
    insert into events (user_id, id, seq, name, payload)
    values (${event.userId}, ${newId()}, ${event.seq ?? null}, ${event.name},
      ${JSON.stringify(event.payload)})
  `);
  for (const listen of listeners[event.name] ?? []) await listen(tx, event);
};

/** Merges the listeners of several features, in feature order. */
export const joinListeners = (...all: readonly Listeners[]): Listeners => {
  const joined: Record<string, Listener[]> = {};
  for (const listeners of all)
    for (const [name, list] of Object.entries(listeners)) (joined[name] ??= []).push(...list);
  return joined;
};
