import {
  afterFailure,
  canTry,
  type Backoff,
  noBackoff,
  afterSignIn,
  afterSuccess,
  retrySoon,
} from '#kit/sync/backoff.ts';
import type { SyncReply } from '#kit/sync/exchange.ts';
import { PAGE_ROWS } from '#kit/sync/limits.ts';
import { isAnsweredBy, type OutboxItem, pickBatch, toSentCommand } from '#kit/sync/outbox.ts';
import { nextPhoto } from '#kit/sync/photo-queue.ts';
import type { CallRefused } from '../call.ts';
import type { Disk, QueueState } from './disk.ts';
import { sendPhoto } from './photo-sender.ts';
import type { DiskChange } from './row-loader.ts';
import type { SyncLock } from './sync-lock.ts';
import type { Transport } from './transport.ts';

export type KickReason =
  | 'start'
  | 'signed_in'
  | 'command'
  | 'online'
  | 'visible'
  | 'send_now'
  | 'tab'
  | 'session_confirmed';

interface LoopDeps {
  readonly disk: Disk;
  readonly transport: Transport;
  readonly lock: SyncLock;
  readonly userId: () => string | null;
  readonly isOnline: () => boolean;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly random: () => number;
  /** Rows on disk have changed, so the screens must read again. */
  readonly onDiskChange: (what: DiskChange) => Promise<void>;
  /** The ids being sent, or the backoff, have changed. */
  readonly onStateChange: () => void;
}
export interface SyncLoop {
  kick(reason: KickReason): void;
  /**
   * The sequence number up to which the server has notified of changes. Starts no exchange when this phone
   * has them already.
   */
  setNotifiedSeq(seq: number): void;
  state(): {
    readonly backoff: Backoff;
    readonly sending: readonly string[];
    readonly running: boolean;
    readonly fault: string | null;
  };
  /** Resolves when the loop is idle. */
  whenIdle(): Promise<void>;
  stop(): void;
}

const LOCKED_RETRY_MS = 5_000;
const VISIBLE_PULL_MS = 30_000;

/** The backoff, the ids being sent and the last failure. */
const createAttempts = ({ now, random, onStateChange }: LoopDeps) => {
  let backoff = noBackoff;
  let sending: readonly string[] = [];
  let fault: string | null = null;
  const set = (next: Backoff, ids: readonly string[] = []): void => {
    backoff = next;
    sending = ids;
    onStateChange();
  };
  return {
    state: () => ({ backoff, sending, fault }),
    backoff: () => backoff,
    setBackoff: (next: Backoff): void => {
      backoff = next;
    },
    markSending: (ids: readonly string[]): void => set(backoff, ids),
    failed: (failure: Pick<CallRefused, 'code' | 'retryAfterSeconds'>): void => {
      fault = failure.code;
      set(afterFailure(backoff, failure, now(), random()));
    },
    succeeded: (): void => {
      fault = null;
      set(afterSuccess(backoff));
    },
  };
};

/** Single steps: an exchange of commands and changes, or one photo. */
const createSteps = (parts: LoopDeps, attempts: ReturnType<typeof createAttempts>) => {
  const { disk, transport, now, onDiskChange } = parts;
  let needsPull = false;
  let pulledAt = -Infinity;
  /** The sequence number up to which the server has notified of changes; 0 once they have been pulled. */
  let notifiedSeq = 0;
  /** Number of sign-ins, so that a failed reply for a previous user does not stop the current one. */
  let signIns = 0;

  /** Stores the outcomes and changes of a reply; false when the loop must pause. */
  const applyReply = async (
    userId: string,
    { cursor, restarting }: QueueState['replica'],
    batch: readonly OutboxItem[],
    atLeast: number,
    { outcomes, changes }: SyncReply,
  ): Promise<boolean> => {
    const applied = await disk.applyReply(userId, cursor, outcomes, changes, Date.now());
    const advanced = !changes.more || changes.cursor > cursor || changes.restart;
    const mustPause = !applied.ok || !advanced || !isAnsweredBy(outcomes, batch);
    if (mustPause) attempts.failed({ code: applied.ok ? 'server.fault' : applied.code });
    else attempts.succeeded();
    needsPull = changes.more || (applied.ok && !applied.value);
    pulledAt = now();
    // Requests a notified sequence number only once, because it may never arrive.
    if (notifiedSeq <= Math.max(atLeast, changes.cursor)) notifiedSeq = 0;
    const kinds = [...new Set(changes.rows.map((row) => row.kind))];
    await onDiskChange(changes.restart || restarting ? 'rows' : kinds.length > 0 ? kinds : 'outbox');
    return !mustPause;
  };

  /** Sends a batch and pulls a page of changes; false when the loop must pause. */
  const exchange = async (userId: string, { items, replica }: QueueState): Promise<boolean> => {
    const signInsAtStart = signIns;
    const { failures } = attempts.backoff();
    const batch = pickBatch(items, userId, failures);
    const ids = batch.map((item) => item.id);
    attempts.markSending(ids);
    const { cursor, restarting } = replica;
    const atLeast = notifiedSeq;
    const reply = await transport.exchange({
      userId,
      cursor,
      restarting,
      rows: Math.max(1, PAGE_ROWS >> Math.min(failures, 6)),
      commands: batch.map(toSentCommand),
      ...(Number.isFinite(atLeast) && atLeast > cursor && { atLeast }),
    });
    if (reply.ok) return applyReply(userId, replica, batch, atLeast, reply.value);
    if (signInsAtStart !== signIns) return true;
    await disk.fail(userId, ids, reply.code);
    attempts.failed(reply);
    await onDiskChange('outbox');
    return false;
  };

  const sendNextPhoto = async (next: NonNullable<ReturnType<typeof nextPhoto>>): Promise<boolean> => {
    const signInsAtStart = signIns;
    const failure = await sendPhoto(disk, next, transport, () => onDiskChange('outbox'));
    if (failure && signInsAtStart !== signIns) return true;
    if (failure) attempts.failed(failure);
    else {
      attempts.succeeded();
      // The server's results for the photo arrive as rows, so pull.
      needsPull = true;
    }
    await onDiskChange('outbox');
    return failure === null;
  };

  return {
    signedIn: (): void => {
      notifiedSeq = 0;
      signIns += 1;
    },
    setNotifiedSeq: (seq: number): void => {
      notifiedSeq = Math.max(notifiedSeq, seq);
    },
    /** Pulls with the next step, unless an earlier pull is fresh enough for this reason. */
    pull: (reason: KickReason): void => {
      needsPull ||=
        reason === 'visible' ? now() - pulledAt > VISIBLE_PULL_MS : reason !== 'command' && reason !== 'tab';
    },
    /** One step; false when there is nothing to do now. */
    step: async (userId: string): Promise<boolean> => {
      const queue = await disk.queue(userId);
      if (queue.replica.cursor < notifiedSeq) needsPull = true;
      if (needsPull || pickBatch(queue.items, userId).length > 0) return exchange(userId, queue);
      const next = nextPhoto(queue.photos, queue.items);
      return next ? sendNextPhoto(next) : false;
    },
    hasWork: async (userId: string): Promise<boolean> => {
      const { items, photos, replica } = await disk.queue(userId);
      return (
        needsPull ||
        replica.cursor < notifiedSeq ||
        pickBatch(items, userId).length > 0 ||
        nextPhoto(photos, items) !== undefined
      );
    },
  };
};

/** Runs steps while there is work, in the one tab that holds the lock, and schedules the next attempt. */
export const createLoop = (parts: LoopDeps): SyncLoop => {
  const { now, isOnline, lock } = parts;
  const attempts = createAttempts(parts);
  const steps = createSteps(parts, attempts);
  /** The user asked for an attempt although the phone reports no network. */
  let forced = false;
  let running: Promise<void> | null = null;
  let runAgain = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = async (): Promise<boolean> => {
    const userId = parts.userId();
    if (stopped || !userId || !canTry(attempts.backoff(), now()) || !(isOnline() || forced)) return false;
    return steps.step(userId);
  };

  const schedule = async (hadLock: boolean): Promise<void> => {
    clearTimeout(timer);
    const userId = parts.userId();
    if (stopped || attempts.backoff().signedOut || !isOnline() || !userId || !(await steps.hasWork(userId)))
      return;
    timer = setTimeout(run, hadLock ? Math.max(0, attempts.backoff().nextTryAt - now()) : LOCKED_RETRY_MS);
  };

  const runUntilDone = async (): Promise<void> => {
    let hadLock = true;
    try {
      do {
        runAgain = false;
        hadLock = await lock.runExclusive(async (renew) => {
          while ((await renew()) && (await step()));
        });
      } while (runAgain && hadLock && !stopped);
    } catch (thrown) {
      console.error('sync', thrown);
      attempts.failed({ code: 'store.fault' });
    }
    forced = false;
    attempts.markSending([]);
    await schedule(hadLock).catch((thrown: unknown) => console.error('sync', thrown));
  };

  const run = (): void => {
    runAgain = true;
    running ??= runUntilDone().finally(() => {
      running = null;
      if (runAgain && !stopped && canTry(attempts.backoff(), now())) run();
      parts.onStateChange();
    });
  };

  return {
    kick: (reason) => {
      if (reason === 'signed_in') {
        attempts.setBackoff(noBackoff);
        steps.signedIn();
      }
      if (reason === 'session_confirmed') attempts.setBackoff(afterSignIn(attempts.backoff()));
      if (reason === 'online' || reason === 'send_now') attempts.setBackoff(retrySoon(attempts.backoff()));
      if (reason === 'send_now') forced = true;
      steps.pull(reason);
      run();
    },
    setNotifiedSeq: (seq) => {
      steps.setNotifiedSeq(seq);
      run();
    },
    state: () => ({ ...attempts.state(), running: running !== null }),
    whenIdle: async () => {
      while (running) await running;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
