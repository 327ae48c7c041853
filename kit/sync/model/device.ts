import { applyReply } from '../apply-reply.ts';
import { afterFailure, canTry, noBackoff, afterSuccess, retrySoon, type Backoff } from '../backoff.ts';
import type { Projection } from '../commands.ts';
import type { SyncReply } from '../exchange.ts';
import { failed, isAnsweredBy, newItem, pickBatch, toSend, uncovered, type OutboxItem } from '../outbox.ts';
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
  pace: Backoff;
  trying: { ticket: number; batch: readonly OutboxItem[]; cursor: number } | null;
  failedAt: number;
}
const awake = (): Memory => ({ pace: noBackoff, trying: null, failedAt: -Infinity });

/**
 * A simulated phone: a disk that persists, and two tabs that lose their memory when killed and may sync at
 * the same time.
 */
export class ModelDevice {
  readonly userId = 'u';
  disk: Disk = { items: new Map(), rows: new Map(), replica: emptyReplicaState, nextN: 1 };
  tabs: Memory[] = [awake(), awake()];

  get items(): OutboxItem[] {
    return [...this.disk.items.values()];
  }

  act(id: string, name: string, args: NoteArgs): void {
    const item = newItem({ id, name, args, userId: this.userId, deviceTime: '' });
    if (!item.ok) throw new Error(item.code);
    const n = this.disk.nextN++;
    this.disk.items.set(n, { ...item.value, n });
  }

  /** The next request, or null while the tab must pause or a request is in flight. */
  begin(tab: number, ticket: number, now: number): Request | null {
    const { pace, trying, failedAt } = this.tabs[tab]!;
    if (trying || !canTry(pace, now)) return null;
    const batch = pickBatch(this.items, this.userId, pace.failures);
    const { cursor, restarting } = this.disk.replica;
    this.tabs[tab] = { pace, trying: { ticket, batch, cursor }, failedAt };
    return { cursor, restarting, commands: batch.map(toSend) };
  }

  /** The reply to an abandoned request, or one from before the tab was killed, is discarded. */
  hear(ticket: number, { outcomes, changes }: SyncReply, now: number, random: number): void {
    const tab = this.tabs.findIndex((t) => t.trying?.ticket === ticket);
    const { trying, pace, failedAt } = this.tabs[tab] ?? awake();
    if (!trying) return;
    const { put, drop, plan } = applyReply(this.items, this.disk.replica, trying.cursor, outcomes, changes);
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
    const settled = isAnsweredBy(outcomes, trying.batch);
    this.tabs[tab] = settled
      ? { trying: null, pace: afterSuccess(pace), failedAt }
      : { trying: null, pace: afterFailure(pace, { code: 'server.fault' }, now, random), failedAt: now };
  }

  giveUp(tab: number, code: string, now: number, random: number): void {
    const { trying, pace } = this.tabs[tab]!;
    if (!trying) return;
    const ids = new Set(trying.batch.map((i) => i.id));
    for (const item of failed(
      this.items.filter((i) => ids.has(i.id) && i.state === 'waiting'),
      code,
      ids.size === 1,
    ))
      this.disk.items.set(item.n, item);
    this.tabs[tab] = { trying: null, pace: afterFailure(pace, { code }, now, random), failedAt: now };
  }

  urge(tab: number): void {
    this.tabs[tab] = { ...this.tabs[tab]!, pace: retrySoon(this.tabs[tab]!.pace) };
  }

  crash(tab: number): void {
    this.tabs[tab] = awake();
  }

  get rows(): Map<string, Note> {
    return new Map([...this.disk.rows].map(([id, { note }]) => [id, note]));
  }

  view(): readonly Note[] {
    const seen = replay(
      new Map([['note', this.rows]]),
      uncovered(this.items, this.disk.replica.covered),
      projections,
      (_, fault) => {
        throw fault;
      },
    );
    // The model has one kind of row.
    return seen.all('note') as unknown as Note[];
  }
}
