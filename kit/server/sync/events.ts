import { newId } from '#kit/pure/ids.ts';
import { sql, type Transaction } from '../database/database.ts';

export interface Happened {
  readonly userId: string;
  readonly name: string;
  readonly payload: Record<string, unknown>;
  readonly seq?: number;
}

/** Runs in the transaction of the event and does nothing slow: it writes a job row, and the job does the work. */
export type Listener = (tx: Transaction, event: Happened) => Promise<void>;
export type Listeners = Readonly<Record<string, readonly Listener[]>>;

export const recordEvent = async (tx: Transaction, event: Happened, listeners: Listeners): Promise<void> => {
  await tx.run(sql`
    insert into events (user_id, id, seq, name, payload)
    values (${event.userId}, ${newId()}, ${event.seq ?? null}, ${event.name}, ${JSON.stringify(event.payload)})`);
  for (const listen of listeners[event.name] ?? []) await listen(tx, event);
};

/** The listeners of several features to the same events, in the order of the features. */
export const joinListeners = (...all: readonly Listeners[]): Listeners => {
  const joined: Record<string, Listener[]> = {};
  for (const listeners of all)
    for (const [name, list] of Object.entries(listeners)) (joined[name] ??= []).push(...list);
  return joined;
};
