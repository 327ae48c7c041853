import { ok, refuse } from '#kit/pure/result.ts';
import { syncExchange, type Changes, type Outcome, type SentCommand } from '#kit/sync/exchange.ts';
import { PAGE_ROWS } from '#kit/sync/limits.ts';
import { serve, type ServedOperation } from '../context.ts';
import type { Database } from '../database/database.ts';
import { applyCommands, type ApplyDeps, type Sender } from './apply.ts';
import type { ServedCommand, ServedSynced } from './commands.ts';
import type { Listeners } from './events.ts';
import { overwrittenSynced } from './overwrites.ts';
import { pull } from './pull.ts';

interface SyncParts {
  readonly db: Database;
  readonly commands: readonly ServedCommand[];
  readonly synced: readonly ServedSynced[];
  readonly listeners?: Listeners;
  /** Validates every row against its contract. Enabled in tests, disabled in production to save time. */
  readonly checkRows?: boolean;
  /** Called after a device's commands were applied. An error here does not affect the device's reply. */
  readonly onApplied?: (applied: AppliedCommands) => Promise<void>;
}
interface AppliedCommands {
  readonly userId: string;
  readonly address: string;
  readonly now: Date;
  readonly names: readonly string[];
}

/**
 * Maximum rows in the start reply. The phone's own exchange runs in parallel and may fetch the same rows, so
 * only a few are worth sending twice.
 */
const START_ROWS = 100;

const byName = <T>(things: readonly T[], name: (thing: T) => string): Map<string, T> => {
  const map = new Map(things.map((thing) => [name(thing), thing]));
  if (map.size !== things.length) throw new TypeError('two commands or two kinds of rows share a name');
  return map;
};

export interface SyncServer {
  readonly served: readonly ServedOperation[];
  /**
   * The first page of changes for a device that opens the app. Sent with the start reply to save a round
   * trip.
   */
  changesSince(userId: string, cursor: number): Promise<Changes>;
  /**
   * Applies a farmer's action from another channel than the app (SMS), under the same rules, and notifies
   * their phones.
   */
  applyCommand(sender: Sender, command: SentCommand): Promise<Outcome>;
}

/** The only endpoint for private rows: commands in, changes out. */
export const syncServer = ({
  db,
  commands,
  synced,
  listeners = {},
  checkRows = false,
  onApplied,
}: SyncParts): SyncServer => {
  const kinds = byName([...synced, overwrittenSynced], (s) => s.synced.kind);
  const deps: ApplyDeps = { db, commands: byName(commands, (c) => c.command.name), kinds, listeners };
  const exchange = serve(syncExchange, async ({ session, now, address, log }, { body }) => {
    const { userId, role } = session;
    if (body.userId !== userId) return refuse('sync.other_user');
    const outcomes = await applyCommands(deps, { userId, role, now, log }, body.commands);
    const names = body.commands.filter((_, i) => outcomes[i]?.result === 'applied').map(({ name }) => name);
    if (names.length > 0)
      await onApplied?.({ userId, address, now, names }).catch((err: Error) =>
        log.warn({ err }, 'onApplied failed'),
      );
    const atLeast = Math.max(body.atLeast ?? 0, ...outcomes.map((o) => (o.result === 'applied' ? o.seq : 0)));
    const changes = await pull(
      db,
      kinds,
      { userId, cursor: body.cursor, restarting: body.restarting, atLeast, rows: body.rows ?? PAGE_ROWS },
      checkRows,
    );
    return ok({ outcomes, changes, serverTime: now.toISOString() });
  });
  return {
    served: [exchange],
    applyCommand: async (sender, command) => (await applyCommands(deps, sender, [command]))[0]!,
    changesSince: (userId, cursor) =>
      pull(db, kinds, { userId, cursor, restarting: false, atLeast: 0, rows: START_ROWS }, checkRows),
  };
};
