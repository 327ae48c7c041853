import type { Logger } from 'pino';
import { MAX_UNSEEN, type Outcome, type SentCommand, type UnseenRow } from '#kit/sync/exchange.ts';
import { refuse, type Refused } from '#kit/pure/result.ts';
import type { Role } from '../context.ts';
import { isBusy, isFull, sql, type Database, type Transaction } from '../database/database.ts';
import { recordEvent, type Happened, type Listeners } from './events.ts';
import type { CommandContext, ServedCommand } from './commands.ts';
import { insertOverwrite, OVERWRITTEN } from './overwrites.ts';
import { takeSeq, writeLog, type Touch } from './sequence.ts';
import { mindOtherPhone, over, type Kinds } from './two-phones.ts';

export interface Desk {
  readonly db: Database;
  readonly commands: ReadonlyMap<string, ServedCommand>;
  readonly kinds: Kinds;
  readonly listeners: Listeners;
}
export interface Sender {
  readonly userId: string;
  readonly role: Role;
  readonly now: Date;
  readonly log: Logger;
}

/** What a refused deletion has to show, and the number up to which the list is complete. */
interface Shown {
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
type Decided =
  | Applied
  | ({ readonly result: 'refused'; readonly code: string; readonly details?: Refused['details'] } & Shown);

/** Thrown to undo what a handler wrote before it refused. */
class Declined extends Error {
  readonly refused: Refused & Shown;
  constructor(refused: Refused & Shown) {
    super(refused.code);
    this.refused = refused;
  }
}

const UNKNOWN = 'sync.unknown_command';

const seenBefore = async (tx: Transaction, userId: string, id: string): Promise<Decided | null> =>
  (
    await tx.maybe<{ outcome: Decided }>(
      sql`select outcome from sync_commands where user_id = ${userId} and id = ${id}`,
    )
  )?.outcome ?? null;

const remember = async (
  tx: Transaction,
  userId: string,
  sent: SentCommand,
  seq: number,
  outcome: Decided,
): Promise<Decided> => {
  await tx.run(sql`
    insert into sync_commands (user_id, id, name, outcome, seq, device_time)
    values (${userId}, ${sent.id}, ${sent.name}, ${JSON.stringify(outcome)}, ${seq}, ${sent.deviceTime})`);
  return outcome;
};

const moment = (text: string): Date | null => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** The list that the farmer sees, with the whole number of rows where it is cut. */
const unseenPart = (unseen: readonly UnseenRow[], upTo: number): Shown => ({
  unseen: unseen.slice(0, MAX_UNSEEN),
  ...(unseen.length > MAX_UNSEEN && { unseenTotal: unseen.length }),
  upTo,
});

const carryOut = async (
  desk: Desk,
  sender: Sender,
  sent: SentCommand,
  tx: Transaction,
  seq: number,
): Promise<Decided> => {
  const served = desk.commands.get(sent.name);
  if (!served) throw new Declined(refuse(UNKNOWN));
  const args = served.command.args.safeParse(sent.args);
  if (!args.success)
    throw new Declined(
      refuse('sync.invalid', {
        at: args.error.issues
          .map((i) => i.path.join('.'))
          .join(', ')
          .slice(0, 200),
      }),
    );
  const minded = await mindOtherPhone(
    { tx, kinds: desk.kinds, userId: sender.userId, seq },
    served,
    sent,
    args.data,
  );
  if (minded.refused)
    throw new Declined({ ...minded.refused, ...(minded.unseen && unseenPart(minded.unseen, seq - 1)) });
  const touches: Touch[] = [];
  const events: Happened[] = [];
  const note =
    (deleted: boolean) =>
    (kind: string, id: string): void => {
      if (!desk.kinds.has(kind)) throw new TypeError(`no synced rows of kind ${kind} are served`);
      touches.push({ kind, id, deleted });
    };
  const { userId, role, now } = sender;
  const ctx: CommandContext = {
    tx,
    userId,
    role,
    now,
    commandId: sent.id,
    deviceTime: moment(sent.deviceTime),
    touch: note(false),
    remove: note(true),
    event: (name, payload) => void events.push({ userId, name, payload, seq }),
  };
  const result = await served.handle(ctx, args.data as never);
  if (!result.ok) throw new Declined(result);
  const overwritten = await minded.overwritten();
  if (overwritten && 'code' in overwritten) throw new Declined(overwritten);
  const under = over(minded.news, touches);
  if (overwritten) {
    await insertOverwrite(tx, userId, sent.id, overwritten, now);
    touches.push({ kind: OVERWRITTEN, id: sent.id, deleted: false });
  }
  await writeLog(tx, userId, seq, touches);
  for (const event of events) await recordEvent(tx, event, desk.listeners);
  // Older versions of the app know the replaced values only from here.
  const told = overwritten && { replaced: overwritten.oldValues };
  return { result: 'applied', seq, ...told, ...(Object.keys(under).length > 0 && { over: under }) };
};

const decide = (desk: Desk, sender: Sender, sent: SentCommand): Promise<Decided> =>
  desk.db.asUser(sender.userId, async (tx) => {
    const seq = await takeSeq(tx, sender.userId);
    const seen = await seenBefore(tx, sender.userId, sent.id);
    if (seen) return seen;
    return remember(tx, sender.userId, sent, seq, await carryOut(desk, sender, sent, tx, seq));
  });

/** An unknown command is not remembered: a newer server may know it. */
const decline = async (
  desk: Desk,
  sender: Sender,
  sent: SentCommand,
  { code, details, unseen, unseenTotal, upTo }: Refused & Shown,
): Promise<Decided> => {
  const outcome: Decided = {
    result: 'refused',
    code,
    ...(details && { details }),
    ...(unseen && { unseen }),
    ...(unseenTotal && { unseenTotal }),
    ...(upTo !== undefined && { upTo }),
  };
  if (code === UNKNOWN) return outcome;
  return desk.db.asUser(sender.userId, async (tx) => {
    const seq = await takeSeq(tx, sender.userId);
    return (await seenBefore(tx, sender.userId, sent.id)) ?? remember(tx, sender.userId, sent, seq, outcome);
  });
};

/** What lies under an act is for the server's next comparison only. */
const toPhone = (id: string, decided: Decided): Outcome => {
  if (decided.result === 'refused') return { id, ...decided } as Outcome;
  const { over: _over, ...told } = decided;
  return { id, ...told } as Outcome;
};

const applyOne = async (desk: Desk, sender: Sender, sent: SentCommand): Promise<Outcome> => {
  try {
    return toPhone(sent.id, await decide(desk, sender, sent));
  } catch (thrown) {
    if (!(thrown instanceof Declined)) throw thrown;
    return toPhone(sent.id, await decline(desk, sender, sent, thrown.refused));
  }
};

/**
 * No command is to blame for a database that restarts or a disk that is full; a statement that runs too long
 * is the command's own.
 */
const isDatabaseAway = (err: unknown): boolean =>
  isFull(err) || (isBusy(err) && (err as { code?: string }).code !== '57014');

/** A database's error also carries the values it stumbled over: those are the farmer's. */
const plain = (err: unknown) => {
  const { name, message, stack, code } = err as Error & { code?: string };
  return { name, message, stack, code };
};

/** In order, each in a transaction of its own. A fault stops the batch: what comes behind may depend on it. */
export const applyAll = async (
  desk: Desk,
  sender: Sender,
  commands: readonly SentCommand[],
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const sent of commands) {
    try {
      outcomes.push(await applyOne(desk, sender, sent));
    } catch (err) {
      if (isDatabaseAway(err)) throw err;
      sender.log.error({ err: plain(err), command: sent.name }, 'a command failed');
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
