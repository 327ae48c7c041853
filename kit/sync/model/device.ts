import { applyReply } from '../apply-reply.ts';
import { afterFailure, canTry, noBackoff, afterSuccess, retrySoon, type Backoff } from '../backoff.ts';
import type { Projection } from '../commands.ts';
import type { SyncReply } from '../exchange.ts';
import {
  markFailed,
  isAnsweredBy,
  newItem,
  pickBatch,
  toSentCommand,
  itemsToReplay,
  type OutboxItem,
} from '../outbox.ts';
import { replay } from '../replay.ts';
import { emptyReplicaState, type ReplicaState } from '../replica-state.ts';
import type { Note, NoteArgs, Request } from './server.ts';

const projections: Record<string, Projection> = {
  'notes.create': ((view, { id }) => {
    if (!view.get('note', id)) view.put('note', { id, words: [] } as Note);
  }) as Projection<NoteArgs> as Projection,
  'notes.remove': ((view, { id }) => view.remove('note', id)) as Projection<NoteArgs> as Projection,
  'notes.append': ((view, { id, word }) => {
    const note = view.get<Note>('note', id);
    if (note && !note.words.includes(word))
      view.put('note', { ...note, words: [...note.words, word] } as Note);
  }) as Projection<NoteArgs> as Projection,
};

interface Disk {
  items: Map<number, OutboxItem>;
  rows: Map<string, { note: Note; epoch: number }>;
  replica: ReplicaState;
  nextN: number;
}
interface Memory {
  backoff: Backoff;
  inFlight: { ticket: number; batch: readonly OutboxItem[]; cursor: number } | null;
  failedAt: number;
}
const newMemory = (): Memory => ({ backoff: noBackoff, inFlight: null, failedAt: -Infinity });

/**
 * A simulated phone: a disk that persists, and two tabs that lose their memory when killed and may sync at
 * the same time.
 */
export class ModelDevice {
  readonly userId = 'u';
  disk: Disk = { items: new Map(), rows: new Map(), replica: emptyReplicaState, nextN: 1 };
  tabs: Memory[] = [newMemory(), newMemory()];

  get items(): OutboxItem[] {
    return [...this.disk.items.values()];
  }

  enqueue(id: string, name: string, args: NoteArgs): void {
    const item = newItem({ id, name, args, userId: this.userId, deviceTime: '' });
    if (!item.ok) throw new Error(item.code);
    const n = this.disk.nextN++;
    this.disk.items.set(n, { ...item.value, n });
  }

  /** The next request; null during the backoff delay or while a request is in flight. */
  startRequest(tab: number, ticket: number, now: number): Request | null {
    const { backoff, inFlight, failedAt } = this.tabs[tab]!;
    if (inFlight || !canTry(backoff, now)) return null;
    const batch = pickBatch(this.items, this.userId, backoff.failures);
    const { cursor, restarting } = this.disk.replica;
    this.tabs[tab] = { backoff, inFlight: { ticket, batch, cursor }, failedAt };
    return { cursor, restarting, commands: batch.map(toSentCommand) };
  }

  /** The reply to an abandoned request, or one from before the tab was killed, is discarded. */
  receiveReply(ticket: number, { outcomes, changes }: SyncReply, now: number, random: number): void {
    const tab = this.tabs.findIndex((t) => t.inFlight?.ticket === ticket);
    const { inFlight, backoff, failedAt } = this.tabs[tab] ?? newMemory();
    if (!inFlight) return;
    const { put, drop, plan } = applyReply(this.items, this.disk.replica, inFlight.cursor, outcomes, changes);
    for (const item of put) this.disk.items.set(item.n, item);
    for (const item of drop) this.disk.items.delete(item.n);
    if (plan) {
      this.disk.replica = plan.replica;
      for (const { id, row } of plan.put)
        // The model has one kind of row.
        this.disk.rows.set(id, { note: row as unknown as Note, epoch: plan.replica.epoch });
      for (const { id } of plan.remove) this.disk.rows.delete(id);
      if (plan.sweep)
        for (const [id, row] of this.disk.rows) if (row.epoch < plan.replica.epoch) this.disk.rows.delete(id);
    }
    const isAnswered = isAnsweredBy(outcomes, inFlight.batch);
    this.tabs[tab] = isAnswered
      ? { inFlight: null, backoff: afterSuccess(backoff), failedAt }
      : {
          inFlight: null,
          backoff: afterFailure(backoff, { code: 'server.fault' }, now, random),
          failedAt: now,
        };
  }

  failRequest(tab: number, code: string, now: number, random: number): void {
    const { inFlight, backoff } = this.tabs[tab]!;
    if (!inFlight) return;
    const ids = new Set(inFlight.batch.map((i) => i.id));
    for (const item of markFailed(
      this.items.filter((i) => ids.has(i.id) && i.state === 'waiting'),
      code,
      ids.size === 1,
    ))
      this.disk.items.set(item.n, item);
    this.tabs[tab] = { inFlight: null, backoff: afterFailure(backoff, { code }, now, random), failedAt: now };
  }

  retryNow(tab: number): void {
    this.tabs[tab] = { ...this.tabs[tab]!, backoff: retrySoon(this.tabs[tab]!.backoff) };
  }

  crash(tab: number): void {
    this.tabs[tab] = newMemory();
  }

  get rows(): Map<string, Note> {
    return new Map([...this.disk.rows].map(([id, { note }]) => [id, note]));
  }

  view(): readonly Note[] {
    const seen = replay(
      new Map([['note', this.rows]]),
      itemsToReplay(this.items, this.disk.replica.covered),
      projections,
      (_, fault) => {
        throw fault;
      },
    );
    // The model has one kind of row.
    return seen.all('note') as unknown as Note[];
  }
}
