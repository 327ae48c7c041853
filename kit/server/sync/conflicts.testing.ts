import { newId } from '#kit/pure/ids.ts';
import { applyReply } from '#kit/sync/apply-reply.ts';
import { retryBaseVersion, baseVersionOf } from '#kit/sync/base-version.ts';
import type { Command, Projection } from '#kit/sync/commands.ts';
import type { SentCommand, SyncReply } from '#kit/sync/exchange.ts';
import {
  newItem,
  pickBatch,
  toSentCommand,
  retryItem,
  itemsToReplay,
  type OutboxItem,
} from '#kit/sync/outbox.ts';
import type { Overwritten } from '#kit/sync/overwritten.ts';
import { replay } from '#kit/sync/replay.ts';
import { emptyReplicaState } from '#kit/sync/replica-state.ts';

interface Note {
  readonly id: string;
  readonly text: string;
}
const projections: Record<string, Projection> = {
  'notes.add': ((view, { id, text }: Note) => {
    view.put('note', { id, text } as never);
  }) as Projection,
  'notes.change': ((view, { id, text }: Note) => {
    if (view.get('note', id)) view.put('note', { id, text } as never);
  }) as Projection,
  'notes.remove': ((view, { id }: Note) => view.remove('note', id)) as Projection,
};
export type Post = (body: {
  userId: string;
  cursor: number;
  restarting: boolean;
  commands: SentCommand[];
}) => Promise<SyncReply>;

/**
 * A simulated phone that works like the store: it shows the server's rows with its pending commands replayed
 * over them.
 */
export const simulatedPhone = (userId: string, post: Post) => {
  let items: OutboxItem[] = [];
  let replica = emptyReplicaState;
  let n = 0;
  const rows = new Map<string, Note>();
  const overwrites = new Map<string, Overwritten>();
  const view = () =>
    replay(new Map([['note', rows]]), itemsToReplay(items, replica.covered), projections, (_, fault) => {
      throw fault;
    });
  const appendItem = (item: Omit<OutboxItem, 'n'>): void => {
    items = [...items, { ...item, n: (n += 1) }];
  };
  const baseVersionFields = (
    { conflictPolicy: minds }: Pick<Command, 'conflictPolicy'>,
    args: { readonly id: string },
  ) =>
    minds
      ? { minds, sight: baseVersionOf(minds, items, replica.covered, args, view().get('note', args.id)) }
      : {};
  return {
    items: () => items,
    /** Notices of values that were overwritten by a phone that never showed them. */
    overwrites: (): readonly Overwritten[] => [...overwrites.values()],
    visibleNotes: () =>
      (view().all('note') as unknown as readonly Note[]).map(({ id, text }) => ({ id, text })),
    runCommand: (command: Command, args: { readonly id: string; readonly text?: string }): string => {
      const created = newItem({
        id: newId(),
        userId,
        name: command.name,
        args,
        deviceTime: '',
        ...baseVersionFields(command, args),
      });
      if (!created.ok) throw new Error(created.code);
      appendItem(created.value);
      return created.value.id;
    },
    retryCommand: (id: string): void => {
      const item = items.find((i) => i.id === id)!;
      items = items.filter((i) => i !== item);
      const current = baseVersionFields(
        { ...(item.minds && { conflictPolicy: item.minds }) },
        item.args as { id: string },
      ).sight;
      appendItem(retryItem(item, newId(), retryBaseVersion(item, items, current)));
    },
    syncOnce: async (): Promise<void> => {
      const { cursor, restarting } = replica;
      const { outcomes, changes } = await post({
        userId,
        cursor,
        restarting,
        commands: pickBatch(items, userId).map(toSentCommand),
      });
      const { put, drop, plan } = applyReply(items, replica, cursor, outcomes, changes);
      items = items.map((i) => put.find((p) => p.n === i.n) ?? i).filter((i) => !drop.includes(i));
      if (!plan) return;
      replica = plan.replica;
      for (const { kind, id, row } of plan.put) {
        if (kind === 'overwritten') overwrites.set(id, { ...row, id } as unknown as Overwritten);
        else if (kind === 'note') rows.set(id, { ...row, id } as Note);
      }
      for (const { kind, id } of plan.remove) (kind === 'overwritten' ? overwrites : rows).delete(id);
    },
  };
};
