import { refuse, ok, type Result } from '#kit/pure/result.ts';
import type { ConflictPolicy } from './commands.ts';
import type { Outcome, SentCommand, BaseVersion, UnseenRow } from './exchange.ts';
import { BATCH_BYTES, BATCH_COMMANDS } from './limits.ts';

/**
 * One command in the outbox. "Sending" is not stored: an item being sent is a waiting item in a running
 * exchange, so a killed tab leaves no item stuck.
 */
export interface OutboxItem {
  /** Position in the queue of this browser. */
  readonly n: number;
  /** The command's id: the idempotency key. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly args: unknown;
  readonly deviceTime: string;
  readonly sight?: BaseVersion;
  /** The command's conflict policy; a retry sends a new base version. */
  readonly minds?: ConflictPolicy;
  readonly bytes: number;
  /** Hashes of photos that are uploaded separately. */
  readonly photos: readonly string[];
  readonly state: 'waiting' | 'applied' | 'refused';
  /** Its sequence number on the server. Its rows are on the device once the replica covers this number. */
  readonly seq?: number;
  readonly attempts: number;
  /** How often the server failed while applying this command. */
  readonly faults: number;
  readonly lastError?: string;
  /** Values of another device that this command overwrote. */
  readonly replaced?: Readonly<Record<string, unknown>>;
  readonly refusal?: Refusal;
  /** The row it edits or deletes, as the screen showed it. Not sent. */
  readonly row?: Readonly<Record<string, unknown>>;
}
export interface Refusal {
  readonly code: string;
  readonly details?: Readonly<Record<string, string | number>>;
  /** For a deletion: changes of another device that this one had not shown, up to sequence number `upTo`. */
  readonly unseen?: readonly UnseenRow[];
  readonly upTo?: number;
  /** The total number of rows when `unseen` is cut. */
  readonly unseenTotal?: number;
}
export type NewItem = Omit<OutboxItem, 'n'>;

/** A command on which the server fails this many times is set aside, so that it does not block the queue. */
export const MAX_FAULTS = 5;
/** Number of sent items that the outbox screen lists. */
export const MAX_SENT_ITEMS = 50;

const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, 'x').length;

export const newItem = (
  command: SentCommand & {
    readonly userId: string;
    readonly photos?: readonly string[];
    readonly minds?: ConflictPolicy | undefined;
    readonly row?: object | undefined;
  },
): Result<NewItem, 'store.too_large'> => {
  const { id, name, args, deviceTime, userId, sight, minds, row, photos = [] } = command;
  const bytes = utf8Length(JSON.stringify({ id, name, args, deviceTime, sight }));
  if (bytes > BATCH_BYTES) return refuse('store.too_large');
  return ok({
    id,
    userId,
    name,
    args,
    deviceTime,
    ...(sight && { sight }),
    ...(minds && { minds }),
    ...(row && { row: row as Record<string, unknown> }),
    bytes,
    photos,
    state: 'waiting',
    attempts: 0,
    faults: 0,
  });
};

const byPosition = (a: OutboxItem, b: OutboxItem): number => a.n - b.n;

/**
 * The next items to send, in order. After failures it picks fewer, for slow connections and to isolate a bad
 * item.
 */
export const pickBatch = (items: readonly OutboxItem[], userId: string, failures = 0): OutboxItem[] => {
  const limit = Math.max(1, BATCH_COMMANDS >> Math.min(failures, 5));
  const batch: OutboxItem[] = [];
  let bytes = 0;
  for (const item of items.filter((i) => i.userId === userId && i.state === 'waiting').sort(byPosition)) {
    bytes += item.bytes;
    if (batch.length === limit || (batch.length > 0 && bytes > BATCH_BYTES)) break;
    batch.push(item);
  }
  return batch;
};

export const toSentCommand = ({ id, name, args, deviceTime, sight }: OutboxItem): SentCommand => ({
  id,
  name,
  args,
  deviceTime,
  ...(sight && { sight }),
});

type Refused = { readonly [Key in keyof Refusal]: Refusal[Key] | undefined } & { readonly code: string };

const withRefusal = (
  item: OutboxItem,
  { code, details, unseen, upTo, unseenTotal }: Partial<Refused> & { readonly code: string },
): OutboxItem => ({
  ...item,
  state: 'refused',
  refusal: {
    code,
    ...(details && { details }),
    ...(unseen && { unseen }),
    ...(upTo !== undefined && { upTo }),
    ...(unseenTotal && { unseenTotal }),
  },
});

const withFault = (item: OutboxItem): OutboxItem => {
  const next = { ...item, attempts: item.attempts + 1, faults: item.faults + 1, lastError: 'server.fault' };
  return next.faults >= MAX_FAULTS ? withRefusal(next, { code: 'server.fault' }) : next;
};

/**
 * The item after the server's outcome. An applied item never changes again. A refused one changes only if it
 * turns out to have been applied.
 */
export const applyOutcome = (item: OutboxItem, outcome: Outcome): OutboxItem => {
  if (item.state === 'applied') return item;
  if (outcome.result === 'applied') {
    const { refusal: _, lastError: __, ...rest } = item;
    const { seq, replaced } = outcome;
    return { ...rest, state: 'applied', seq, ...(replaced && { replaced }), attempts: item.attempts + 1 };
  }
  if (item.state === 'refused') return item;
  if (outcome.result === 'refused') return withRefusal({ ...item, attempts: item.attempts + 1 }, outcome);
  return outcome.fault ? withFault(item) : item;
};

/** True when every command of the batch has a final outcome; others are sent again after a delay. */
export const isAnsweredBy = (outcomes: readonly Outcome[], batch: readonly OutboxItem[]): boolean =>
  batch.every((item) => outcomes.some((o) => o.id === item.id && o.result !== 'retry'));

const UNSENDABLE_CODES: ReadonlySet<string> = new Set(['request.invalid', 'request.too_large']);

/**
 * The items after a failed exchange. They stay pending, because the server may be restarting. Only a command
 * that was sent alone and reported as unsendable is refused.
 */
export const markFailed = (batch: readonly OutboxItem[], code: string, wasSentAlone: boolean): OutboxItem[] =>
  batch.map((item) => {
    const next = { ...item, attempts: item.attempts + 1, lastError: code };
    return wasSentAlone && UNSENDABLE_CODES.has(code) ? withRefusal(next, { code }) : next;
  });

/** Commands that the server lost when a backup was restored. The device sends them again. */
export const itemsLostByRestore = (items: readonly OutboxItem[], head: number): OutboxItem[] =>
  items
    .filter((i) => i.state === 'applied' && i.seq !== undefined && i.seq > head)
    .map(({ seq: _, ...item }) => ({ ...item, state: 'waiting' }));

/** Commands that must be replayed over the server's rows, in order. */
export const itemsToReplay = (items: readonly OutboxItem[], covered: number): OutboxItem[] =>
  items
    .filter((i) => i.state === 'waiting' || (i.state === 'applied' && (i.seq ?? 0) > covered))
    .sort(byPosition);

/** Sent items to delete: covered by the replica and beyond the newest `MAX_SENT_ITEMS`. */
export const expiredItems = (items: readonly OutboxItem[], covered: number): OutboxItem[] =>
  items
    .filter((i) => i.state === 'applied' && (i.seq ?? 0) <= covered)
    .sort(byPosition)
    .slice(0, -MAX_SENT_ITEMS);

/**
 * Codes that mean the server made no decision: a retry sends the same command in its old position. Otherwise
 * a retry is a new command.
 */
const UNDECIDED_CODES: ReadonlySet<string> = new Set([
  'server.fault',
  'sync.unknown_command',
  'request.invalid',
  'request.too_large',
]);

/** `sight`: the current base version; `row`: the current row. */
export const retryItem = (
  item: OutboxItem,
  newId: string,
  sight = item.sight,
  row = item.row,
): OutboxItem | NewItem => {
  const { refusal, lastError: _, ...rest } = item;
  const resetItem = { ...rest, state: 'waiting', attempts: 0, faults: 0 } as const;
  if (refusal && UNDECIDED_CODES.has(refusal.code)) return resetItem;
  const { n: __, ...unplaced } = resetItem;
  return { ...unplaced, id: newId, ...(sight && { sight }), ...(row && { row }) };
};
