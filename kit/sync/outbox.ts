import { refuse, ok, type Result } from '#kit/pure/result.ts';
import {
  BATCH_BYTES,
  BATCH_COMMANDS,
  type Outcome,
  type SentCommand,
  type Sight,
  type UnseenRow,
} from './exchange.ts';
import type { OnTwoPhones } from './commands.ts';

/**
 * One thing the farmer did. "Sending" is never stored, so a killed tab leaves nothing stuck: an item on its
 * way is a waiting one that a running exchange holds.
 */
export interface OutboxItem {
  /** Place in the one queue of this browser. */
  readonly n: number;
  /** The command's id: the idempotency key. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly args: unknown;
  readonly deviceTime: string;
  readonly sight?: Sight;
  /** Of the command; a second try tells what the screen shows by then. */
  readonly minds?: OnTwoPhones;
  readonly bytes: number;
  /** Hashes of photos that follow by themselves. */
  readonly photos: readonly string[];
  readonly state: 'waiting' | 'applied' | 'refused';
  /** Where the server put it; its rows are on the device once the shelf covers this. */
  readonly seq?: number;
  readonly attempts: number;
  /** How often the server failed on this very command. */
  readonly faults: number;
  readonly lastError?: string;
  /** What another phone had set, and this replaced. */
  readonly replaced?: Readonly<Record<string, unknown>>;
  readonly refusal?: Refusal;
  /** The row it edits or deletes, as the screen showed it; it stays on this phone. */
  readonly row?: Readonly<Record<string, unknown>>;
}
export interface Refusal {
  readonly code: string;
  readonly details?: Readonly<Record<string, string | number>>;
  /** Of a deletion: what another phone did that this one had not shown, up to number `upTo` of the sequence. */
  readonly unseen?: readonly UnseenRow[];
  readonly upTo?: number;
  /** How many rows there are, where `unseen` is cut. */
  readonly unseenTotal?: number;
}
export type NewItem = Omit<OutboxItem, 'n'>;

/** A command that fails the server this often steps aside, so that it does not hold up the rest for ever. */
export const FAULTS_BEFORE_ASIDE = 5;
/** Sent items kept for the outbox screen. */
export const KEEP_SENT = 50;

const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, 'x').length;

export const newItem = (
  command: SentCommand & {
    readonly userId: string;
    readonly photos?: readonly string[];
    readonly minds?: OnTwoPhones | undefined;
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

const inOrder = (a: OutboxItem, b: OutboxItem): number => a.n - b.n;

/**
 * The head of the queue, in order. After failures less at a time: a slow link gets through, and a bad item is
 * found.
 */
export const pickBatch = (items: readonly OutboxItem[], userId: string, failures = 0): OutboxItem[] => {
  const limit = Math.max(1, BATCH_COMMANDS >> Math.min(failures, 5));
  const batch: OutboxItem[] = [];
  let bytes = 0;
  for (const item of items.filter((i) => i.userId === userId && i.state === 'waiting').sort(inOrder)) {
    bytes += item.bytes;
    if (batch.length === limit || (batch.length > 0 && bytes > BATCH_BYTES)) break;
    batch.push(item);
  }
  return batch;
};

export const toSend = ({ id, name, args, deviceTime, sight }: OutboxItem): SentCommand => ({
  id,
  name,
  args,
  deviceTime,
  ...(sight && { sight }),
});

type Refused = { readonly [Key in keyof Refusal]: Refusal[Key] | undefined } & { readonly code: string };

const refused = (
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

const faulted = (item: OutboxItem): OutboxItem => {
  const next = { ...item, attempts: item.attempts + 1, faults: item.faults + 1, lastError: 'server.fault' };
  return next.faults >= FAULTS_BEFORE_ASIDE ? refused(next, { code: 'server.fault' }) : next;
};

/**
 * What the server said about one item. An applied item never changes again, and a refused one only if it was
 * applied after all.
 */
export const settle = (item: OutboxItem, outcome: Outcome): OutboxItem => {
  if (item.state === 'applied') return item;
  if (outcome.result === 'applied') {
    const { refusal: _, lastError: __, ...rest } = item;
    const { seq, replaced } = outcome;
    return { ...rest, state: 'applied', seq, ...(replaced && { replaced }), attempts: item.attempts + 1 };
  }
  if (item.state === 'refused') return item;
  if (outcome.result === 'refused') return refused({ ...item, attempts: item.attempts + 1 }, outcome);
  return outcome.fault ? faulted(item) : item;
};

/** Each command of a batch must be answered; one that is not is sent again, after a pause. */
export const isSettledBy = (outcomes: readonly Outcome[], batch: readonly OutboxItem[]): boolean =>
  batch.every((item) => outcomes.some((o) => o.id === item.id && o.result !== 'retry'));

const unsendable: ReadonlySet<string> = new Set(['request.invalid', 'request.too_large']);

/**
 * The exchange as a whole failed. That is never held against a command (the server may be restarting), except
 * where a command that went alone was called unsendable.
 */
export const failed = (batch: readonly OutboxItem[], code: string, alone: boolean): OutboxItem[] =>
  batch.map((item) => {
    const next = { ...item, attempts: item.attempts + 1, lastError: code };
    return alone && unsendable.has(code) ? refused(next, { code }) : next;
  });

/** The server forgot these with a restored backup; the device still has them. */
export const forgotten = (items: readonly OutboxItem[], head: number): OutboxItem[] =>
  items
    .filter((i) => i.state === 'applied' && i.seq !== undefined && i.seq > head)
    .map(({ seq: _, ...item }) => ({ ...item, state: 'waiting' }));

/** What the screens must still replay over the server's rows, in the order it was done. */
export const uncovered = (items: readonly OutboxItem[], covered: number): OutboxItem[] =>
  items
    .filter((i) => i.state === 'waiting' || (i.state === 'applied' && (i.seq ?? 0) > covered))
    .sort(inOrder);

/** Sent items beyond the newest few, once their rows have come back. */
export const tooOld = (items: readonly OutboxItem[], covered: number): OutboxItem[] =>
  items
    .filter((i) => i.state === 'applied' && (i.seq ?? 0) <= covered)
    .sort(inOrder)
    .slice(0, -KEEP_SENT);

/**
 * The server's own failure decided nothing, so the same command goes again in its old place; a decided one is
 * a new command.
 */
const undecided: ReadonlySet<string> = new Set([
  'server.fault',
  'sync.unknown_command',
  'request.invalid',
  'request.too_large',
]);

/** `sight`: what the farmer has been shown by now; `row`: the row as it is by now. */
export const tryAgain = (
  item: OutboxItem,
  newId: string,
  sight = item.sight,
  row = item.row,
): OutboxItem | NewItem => {
  const { refusal, lastError: _, ...rest } = item;
  const fresh = { ...rest, state: 'waiting', attempts: 0, faults: 0 } as const;
  if (refusal && undecided.has(refusal.code)) return fresh;
  const { n: __, ...unplaced } = fresh;
  return { ...unplaced, id: newId, ...(sight && { sight }), ...(row && { row }) };
};
