import type { Logger } from 'pino';
import { refuse, type Refused } from '#kit/pure/result.ts';
import type { Outcome, SentCommand, UnseenRow } from '#kit/sync/exchange.ts';
import { MAX_UNSEEN } from '#kit/sync/limits.ts';
import type { Role } from '../context.ts';
import { isBusy, isFull, sql, type Database, type Transaction } from '../database/database.ts';
import type { CommandContext, ServedCommand } from './commands.ts';
import { detectConflict, overwrittenVersions, type SyncedKinds } from './conflicts.ts';
import { recordEvent, type DomainEvent, type Listeners } from './events.ts';
import { insertOverwrite, OVERWRITTEN_KIND } from './overwrites.ts';
import { nextSequence, writeLog, type Touch } from './sequence.ts';

export interface ApplyDeps {
  readonly db: Database;
  readonly commands: ReadonlyMap<string, ServedCommand>;
  readonly kinds: SyncedKinds;
  readonly listeners: Listeners;
}
export interface Sender {
  readonly userId: string;
  readonly role: Role;
  readonly now: Date;
  readonly log: Logger;
}

/** Rows that the user must see before a deletion, and the sequence number up to which the list is complete. */
interface UnseenDetails {
  readonly unseen?: readonly UnseenRow[];
  readonly unseenTotal?: number;
  readonly upTo?: number;
}
interface Applied {
  readonly result: 'applied';
  readonly seq: number;
  readonly replaced?: Readonly<Record<string, unknown>>;
  readonly over?: Readonly<Record<string, number>>;
}
type Decision =
  | Applied
  | ({
      readonly result: 'refused';
      readonly code: string;
      readonly details?: Refused['details'];
    } & UnseenDetails);

/** Rolls back the transaction when a handler refuses the command. */
class RollbackError extends Error {
  readonly refused: Refused & UnseenDetails;
  constructor(refused: Refused & UnseenDetails) {
    super(refused.code);
    this.refused = refused;
  }
}

const UNKNOWN_COMMAND = 'sync.unknown_command';

const findOutcome = async (tx: Transaction, userId: string, id: string): Promise<Decision | null> =>
  (
    await tx.maybe<{ outcome: Decision }>(
      sql`select outcome from sync_commands where user_id = ${userId} and id = ${id}`,
    )
  )?.outcome ?? null;

const saveOutcome = async (
  tx: Transaction,
  userId: string,
  sent: SentCommand,
  seq: number,
  outcome: Decision,
): Promise<Decision> => {
  await tx.run(sql`
    insert into sync_commands (user_id, id, name, outcome, seq, device_time)
    values (${userId}, ${sent.id}, ${sent.name}, ${JSON.stringify(outcome)}, ${seq}, ${sent.deviceTime})`);
  return outcome;
};

const parseMoment = (text: string): Date | null => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** The list as shown, with the total number of rows when it is cut. */
const unseenPart = (unseen: readonly UnseenRow[], upTo: number): UnseenDetails => ({
  unseen: unseen.slice(0, MAX_UNSEEN),
  ...(unseen.length > MAX_UNSEEN && { unseenTotal: unseen.length }),
  upTo,
});

const execute = async (
  deps: ApplyDeps,
  sender: Sender,
  sent: SentCommand,
  tx: Transaction,
  seq: number,
): Promise<Decision> => {
  const served = deps.commands.get(sent.name);
  if (!served) throw new RollbackError(refuse(UNKNOWN_COMMAND));
  const args = served.command.args.safeParse(sent.args);
  if (!args.success)
    throw new RollbackError(
      refuse('sync.invalid', {
        at: args.error.issues
          .map((i) => i.path.join('.'))
          .join(', ')
          .slice(0, 200),
      }),
    );
  const conflict = await detectConflict(
    { tx, kinds: deps.kinds, userId: sender.userId, seq },
    served,
    sent,
    args.data,
  );
  if (conflict.refused)
    throw new RollbackError({
      ...conflict.refused,
      ...(conflict.unseen && unseenPart(conflict.unseen, seq - 1)),
    });
  const touches: Touch[] = [];
  const events: DomainEvent[] = [];
  const recordTouch =
    (deleted: boolean) =>
    (kind: string, id: string): void => {
      if (!deps.kinds.has(kind))
        throw new TypeError(
          `no synced rows of kind ${kind} are served: add serveSynced to "synced" in the feature's server/index.ts`,
        );
      touches.push({ kind, id, deleted });
    };
  const { userId, role, now } = sender;
  const ctx: CommandContext = {
    tx,
    userId,
    role,
    now,
    commandId: sent.id,
    deviceTime: parseMoment(sent.deviceTime),
    touch: recordTouch(false),
    remove: recordTouch(true),
    event: (name, payload) => void events.push({ userId, name, payload, seq }),
  };
  // Parsed above by this command's schema.
  const result = await served.handle(ctx, args.data as never);
  if (!result.ok) throw new RollbackError(result);
  const overwritten = await conflict.overwritten();
  if (overwritten && 'code' in overwritten) throw new RollbackError(overwritten);
  const previousVersions = overwrittenVersions(conflict.remoteChanges, touches);
  if (overwritten) {
    await insertOverwrite(tx, userId, sent.id, overwritten, now);
    touches.push({ kind: OVERWRITTEN_KIND, id: sent.id, deleted: false });
  }
  await writeLog(tx, userId, seq, touches);
  for (const event of events) await recordEvent(tx, event, deps.listeners);
  // App versions before the `overwritten` rows read the replaced values from here.
  const overwrittenValues = overwritten && { replaced: overwritten.oldValues };
  return {
    result: 'applied',
    seq,
    ...overwrittenValues,
    ...(Object.keys(previousVersions).length > 0 && { over: previousVersions }),
  };
};

const decide = (deps: ApplyDeps, sender: Sender, sent: SentCommand): Promise<Decision> =>
  deps.db.asUser(sender.userId, async (tx) => {
    const seq = await nextSequence(tx, sender.userId);
    const savedOutcome = await findOutcome(tx, sender.userId, sent.id);
    if (savedOutcome) return savedOutcome;
    return saveOutcome(tx, sender.userId, sent, seq, await execute(deps, sender, sent, tx, seq));
  });

/**
 * Saves the refusal, so that a repeated command gets the same answer. Unknown commands are not saved: a newer
 * server may know them.
 */
const recordRefusal = async (
  deps: ApplyDeps,
  sender: Sender,
  sent: SentCommand,
  { code, details, unseen, unseenTotal, upTo }: Refused & UnseenDetails,
): Promise<Decision> => {
  const outcome: Decision = {
    result: 'refused',
    code,
    ...(details && { details }),
    ...(unseen && { unseen }),
    ...(unseenTotal && { unseenTotal }),
    ...(upTo !== undefined && { upTo }),
  };
  if (code === UNKNOWN_COMMAND) return outcome;
  return deps.db.asUser(sender.userId, async (tx) => {
    const seq = await nextSequence(tx, sender.userId);
    return (
      (await findOutcome(tx, sender.userId, sent.id)) ?? saveOutcome(tx, sender.userId, sent, seq, outcome)
    );
  });
};

/** Previous versions are used server-side only and are not sent to the client. */
const toReply = (id: string, decided: Decision): Outcome => {
  if (decided.result === 'refused') return { id, ...decided } as Outcome;
  const { over: _over, ...reply } = decided;
  return { id, ...reply } as Outcome;
};

const applyCommand = async (deps: ApplyDeps, sender: Sender, sent: SentCommand): Promise<Outcome> => {
  try {
    return toReply(sent.id, await decide(deps, sender, sent));
  } catch (thrown) {
    if (!(thrown instanceof RollbackError)) throw thrown;
    return toReply(sent.id, await recordRefusal(deps, sender, sent, thrown.refused));
  }
};

/**
 * True for a restarting database or a full disk, which no command causes. A statement timeout (57014) is
 * caused by the command.
 */
const isDatabaseUnavailable = (err: unknown): boolean =>
  isFull(err) || (isBusy(err) && (err as { code?: string }).code !== '57014');

/** A copy of a database error without the row values that it carries: they are private. */
const withoutValues = (err: unknown) => {
  const { name, message, stack, code } = err as Error & { code?: string };
  return { name, message, stack, code };
};

/**
 * Applies commands in order, each in its own transaction. A fault stops the batch, because later commands may
 * depend on it.
 */
export const applyCommands = async (
  deps: ApplyDeps,
  sender: Sender,
  commands: readonly SentCommand[],
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const sent of commands) {
    try {
      outcomes.push(await applyCommand(deps, sender, sent));
    } catch (err) {
      if (isDatabaseUnavailable(err)) throw err;
      sender.log.error({ err: withoutValues(err), command: sent.name }, 'a command failed');
      return [
        ...outcomes,
        ...commands
          .slice(outcomes.length)
          .map((c, i): Outcome => ({ id: c.id, result: 'retry', fault: i === 0 })),
      ];
    }
  }
  return outcomes;
};
