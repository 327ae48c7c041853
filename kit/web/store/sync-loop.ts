import {
  afterFailure,
  canTry,
  type Backoff,
  noBackoff,
  afterSignIn,
  afterSuccess,
  retrySoon,
} from '#kit/sync/backoff.ts';
import { PAGE_ROWS, type SyncReply } from '#kit/sync/exchange.ts';
import { isAnsweredBy, type OutboxItem, pickBatch, toSend } from '#kit/sync/outbox.ts';
import { nextPhoto } from '#kit/sync/photo-queue.ts';
import type { CallRefused } from '../call.ts';
import type { Disk, Queue } from './disk.ts';
import type { Moved } from './held-rows.ts';
import { sendPhoto } from './photo-sender.ts';
import type { SyncLock } from './sync-lock.ts';
import type { Transport } from './transport.ts';

export type Reason =
  | 'start'
  | 'signed_in'
  | 'command'
  | 'online'
  | 'visible'
  | 'send_now'
  | 'tab'
  | 'session_confirmed';

interface LoopParts {
  readonly disk: Disk;
  readonly transport: Transport;
  readonly lock: SyncLock;
  readonly userId: () => string | null;
  readonly isOnline: () => boolean;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly random: () => number;
  /** Rows on disk have changed, so the screens must read again. */
  readonly moved: (what: Moved) => Promise<void>;
  /** The ids being sent, or the backoff, have changed. */
  readonly paced: () => void;
}
export interface SyncLoop {
  kick(reason: Reason): void;
  /**
   * The sequence number up to which the server has notified of changes. Starts no exchange when this phone
   * has them already.
   */
  setNotifiedSeq(seq: number): void;
  state(): {
    readonly pace: Backoff;
    readonly sending: readonly string[];
    readonly running: boolean;
    readonly fault: string | null;
  };
  /** Resolves when the loop is idle. */
  settled(): Promise<void>;
  stop(): void;
}

const OTHER_TAB_MS = 5_000;
const VISIBLE_PULL_MS = 30_000;

/** The backoff, the ids being sent and the last failure. */
const createAttempts = ({ now, random, paced }: LoopParts) => {
  let pace = noBackoff;
  let sending: readonly string[] = [];
  let fault: string | null = null;
  const set = (next: Backoff, ids: readonly string[] = []): void => {
    pace = next;
    sending = ids;
    paced();
  };
  return {
    state: () => ({ pace, sending, fault }),
    pace: () => pace,
    setPace: (next: Backoff): void => {
      pace = next;
    },
    send: (ids: readonly string[]): void => set(pace, ids),
    failed: (failure: Pick<CallRefused, 'code' | 'retryAfterSeconds'>): void => {
      fault = failure.code;
      set(afterFailure(pace, failure, now(), random()));
    },
    succeeded: (): void => {
      fault = null;
      set(afterSuccess(pace));
    },
  };
};

/** Single steps: an exchange of commands and changes, or one photo. */
const createSteps = (parts: LoopParts, attempts: ReturnType<typeof createAttempts>) => {
  const { disk, transport, now, moved } = parts;
  let pullDue = false;
  let pulledAt = -Infinity;
  /** The sequence number up to which the server has notified of changes; 0 once they have been pulled. */
  let notifiedSeq = 0;
  /** Number of sign-ins, so that a failed reply for a previous user does not stop the current one. */
  let signIns = 0;

  /** Stores the outcomes and changes of a reply; false when the loop must pause. */
  const applyReply = async (
    userId: string,
    { cursor, restarting }: Queue['replica'],
    batch: readonly OutboxItem[],
    atLeast: number,
    { outcomes, changes }: SyncReply,
  ): Promise<boolean> => {
    const applied = await disk.applyReply(userId, cursor, outcomes, changes, Date.now());
    const advanced = !changes.more || changes.cursor > cursor || changes.restart;
    const mustPause = !applied.ok || !advanced || !isAnsweredBy(outcomes, batch);
    if (mustPause) attempts.failed({ code: applied.ok ? 'server.fault' : applied.code });
    else attempts.succeeded();
    pullDue = changes.more || (applied.ok && !applied.value);
    pulledAt = now();
    // Requests a notified sequence number only once, because it may never arrive.
    if (notifiedSeq <= Math.max(atLeast, changes.cursor)) notifiedSeq = 0;
    const kinds = [...new Set(changes.rows.map((row) => row.kind))];
    await moved(changes.restart || restarting ? 'rows' : kinds.length > 0 ? kinds : 'outbox');
    return !mustPause;
  };

  /** Sends a batch and pulls a page of changes; false when the loop must pause. */
  const exchange = async (userId: string, { items, replica }: Queue): Promise<boolean> => {
    const turn = signIns;
    const { failures } = attempts.pace();
    const batch = pickBatch(items, userId, failures);
    const ids = batch.map((item) => item.id);
    attempts.send(ids);
    const { cursor, restarting } = replica;
    const atLeast = notifiedSeq;
    const reply = await transport.exchange({
      userId,
      cursor,
      restarting,
      rows: Math.max(1, PAGE_ROWS >> Math.min(failures, 6)),
      commands: batch.map(toSend),
      ...(Number.isFinite(atLeast) && atLeast > cursor && { atLeast }),
    });
    if (reply.ok) return applyReply(userId, replica, batch, atLeast, reply.value);
    if (turn !== signIns) return true;
    await disk.fail(userId, ids, reply.code);
    attempts.failed(reply);
    await moved('outbox');
    return false;
  };

  const photo = async (next: NonNullable<ReturnType<typeof nextPhoto>>): Promise<boolean> => {
    const turn = signIns;
    const failure = await sendPhoto(disk, next, transport, () => moved('outbox'));
    if (failure && turn !== signIns) return true;
    if (failure) attempts.failed(failure);
    else {
      attempts.succeeded();
      // The server's results for the photo arrive as rows, so pull.
      pullDue = true;
    }
    await moved('outbox');
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
    pull: (reason: Reason): void => {
      pullDue ||=
        reason === 'visible' ? now() - pulledAt > VISIBLE_PULL_MS : reason !== 'command' && reason !== 'tab';
    },
    /** One step; false when there is nothing to do now. */
    step: async (userId: string): Promise<boolean> => {
      const queue = await disk.queue(userId);
      if (queue.replica.cursor < notifiedSeq) pullDue = true;
      if (pullDue || pickBatch(queue.items, userId).length > 0) return exchange(userId, queue);
      const next = nextPhoto(queue.photos, queue.items);
      return next ? photo(next) : false;
    },
    hasWork: async (userId: string): Promise<boolean> => {
      const { items, photos, replica } = await disk.queue(userId);
      return (
        pullDue ||
        replica.cursor < notifiedSeq ||
        pickBatch(items, userId).length > 0 ||
        nextPhoto(photos, items) !== undefined
      );
    },
  };
};

/** Runs steps while there is work, in the one tab that holds the lock, and schedules the next attempt. */
export const createLoop = (parts: LoopParts): SyncLoop => {
  const { now, isOnline, lock } = parts;
  const attempts = createAttempts(parts);
  const steps = createSteps(parts, attempts);
  /** The user asked for an attempt although the phone reports no network. */
  let forced = false;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = async (): Promise<boolean> => {
    const userId = parts.userId();
    if (stopped || !userId || !canTry(attempts.pace(), now()) || !(isOnline() || forced)) return false;
    return steps.step(userId);
  };

  const schedule = async (hadLock: boolean): Promise<void> => {
    clearTimeout(timer);
    const userId = parts.userId();
    if (stopped || attempts.pace().signedOut || !isOnline() || !userId || !(await steps.hasWork(userId)))
      return;
    timer = setTimeout(run, hadLock ? Math.max(0, attempts.pace().nextTryAt - now()) : OTHER_TAB_MS);
  };

  const drain = async (): Promise<void> => {
    let hadLock = true;
    try {
      do {
        again = false;
        hadLock = await lock.runExclusive(async (renew) => {
          while ((await renew()) && (await step()));
        });
      } while (again && hadLock && !stopped);
    } catch (thrown) {
      console.error('sync', thrown);
      attempts.failed({ code: 'store.fault' });
    }
    forced = false;
    attempts.send([]);
    await schedule(hadLock).catch((thrown: unknown) => console.error('sync', thrown));
  };

  const run = (): void => {
    again = true;
    running ??= drain().finally(() => {
      running = null;
      if (again && !stopped && canTry(attempts.pace(), now())) run();
      parts.paced();
    });
  };

  return {
    kick: (reason) => {
      if (reason === 'signed_in') {
        attempts.setPace(noBackoff);
        steps.signedIn();
      }
      if (reason === 'session_confirmed') attempts.setPace(afterSignIn(attempts.pace()));
      if (reason === 'online' || reason === 'send_now') attempts.setPace(retrySoon(attempts.pace()));
      if (reason === 'send_now') forced = true;
      steps.pull(reason);
      run();
    },
    setNotifiedSeq: (seq) => {
      steps.setNotifiedSeq(seq);
      run();
    },
    state: () => ({ ...attempts.state(), running: running !== null }),
    settled: async () => {
      while (running) await running;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
