import {
  afterFailure,
  canTry,
  type Backoff,
  noBackoff,
  afterSignIn,
  afterSuccess,
  retrySoon,
} from '#kit/sync/backoff.ts';
import { PAGE_ROWS } from '#kit/sync/exchange.ts';
import { isAnsweredBy, pickBatch, toSend } from '#kit/sync/outbox.ts';
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
  /** Moved on disk: the screens read again. */
  readonly moved: (what: Moved) => Promise<void>;
  /** Ids on their way, or the pace, changed. */
  readonly paced: () => void;
}
export interface SyncLoop {
  kick(reason: Reason): void;
  /**
   * How far the server says the rows have moved: what an exchange of this phone brings anyway is not asked
   * for again.
   */
  setNotifiedSeq(seq: number): void;
  state(): {
    readonly pace: Backoff;
    readonly sending: readonly string[];
    readonly running: boolean;
    readonly fault: string | null;
  };
  /** Resolves when the loop rests. */
  settled(): Promise<void>;
  stop(): void;
}

const OTHER_TAB_MS = 5_000;
const VISIBLE_PULL_MS = 30_000;

export const createLoop = (parts: LoopParts): SyncLoop => {
  const { disk, transport, lock: flusher, now, random } = parts;
  let pace = noBackoff;
  let sending: readonly string[] = [];
  /** Why the last try failed. */
  let fault: string | null = null;
  let pullDue = false;
  let forced = false;
  let pulledAt = -Infinity;
  /** The server's word of how far the rows have moved; 0 once they are here. */
  let movedTo = 0;
  let signIns = 0;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Partial<{ pace: Backoff; sending: readonly string[] }>): void => {
    pace = next.pace ?? pace;
    sending = next.sending ?? sending;
    parts.paced();
  };
  const failedBy = (failure: Pick<CallRefused, 'code' | 'retryAfterSeconds'>): void => {
    fault = failure.code;
    set({ pace: afterFailure(pace, failure, now(), random()), sending: [] });
  };
  const wentWell = (): void => {
    fault = null;
    set({ pace: afterSuccess(pace), sending: [] });
  };

  const exchange = async (userId: string, { items, replica }: Queue): Promise<boolean> => {
    const turn = signIns;
    const batch = pickBatch(items, userId, pace.failures);
    const ids = batch.map((i) => i.id);
    set({ sending: ids });
    const { cursor, restarting } = replica;
    const asked = movedTo;
    const rows = Math.max(1, PAGE_ROWS >> Math.min(pace.failures, 6));
    const reply = await transport.exchange({
      userId,
      cursor,
      restarting,
      rows,
      commands: batch.map(toSend),
      ...(Number.isFinite(asked) && asked > cursor && { atLeast: asked }),
    });
    // What the server says to the farmer before is no reason to stop this one.
    if (!reply.ok && turn !== signIns) return true;
    if (!reply.ok) {
      await disk.fail(userId, ids, reply.code);
      failedBy(reply);
      await parts.moved('outbox');
      return false;
    }
    const { outcomes, changes } = reply.value;
    const absorbed = await disk.applyReply(userId, cursor, outcomes, changes, Date.now());
    const advanced = !changes.more || changes.cursor > cursor || changes.restart;
    const mustPause = !absorbed.ok || !advanced || !isAnsweredBy(outcomes, batch);
    if (mustPause) failedBy({ code: absorbed.ok ? 'server.fault' : absorbed.code });
    else wentWell();
    pullDue = changes.more || (absorbed.ok && !absorbed.value);
    pulledAt = now();
    // Once is enough: a number that never comes must not be asked for over and over.
    if (movedTo <= Math.max(asked, changes.cursor)) movedTo = 0;
    const kinds = [...new Set(changes.rows.map((row) => row.kind))];
    await parts.moved(changes.restart || restarting ? 'rows' : kinds.length > 0 ? kinds : 'outbox');
    return !mustPause;
  };

  const photo = async (next: NonNullable<ReturnType<typeof nextPhoto>>): Promise<boolean> => {
    const turn = signIns;
    const failure = await sendPhoto(disk, next, transport, () => parts.moved('outbox'));
    if (failure && turn !== signIns) return true;
    if (failure) failedBy(failure);
    else {
      wentWell();
      // What the server makes of the photo comes down as rows.
      pullDue = true;
    }
    await parts.moved('outbox');
    return failure === null;
  };

  /** One step; false when there is nothing to do now. */
  const step = async (): Promise<boolean> => {
    const userId = parts.userId();
    if (stopped || !userId || !canTry(pace, now()) || !(parts.isOnline() || forced)) return false;
    const queue = await disk.queue(userId);
    if (queue.replica.cursor < movedTo) pullDue = true;
    if (pullDue || pickBatch(queue.items, userId).length > 0) return exchange(userId, queue);
    const next = nextPhoto(queue.photos, queue.items);
    return next ? photo(next) : false;
  };

  const hasWork = async (): Promise<boolean> => {
    const userId = parts.userId();
    if (!userId) return false;
    const { items, photos, replica } = await disk.queue(userId);
    return (
      pullDue ||
      replica.cursor < movedTo ||
      pickBatch(items, userId).length > 0 ||
      nextPhoto(photos, items) !== undefined
    );
  };

  const schedule = async (wasAlone: boolean): Promise<void> => {
    clearTimeout(timer);
    if (stopped || pace.signedOut || !parts.isOnline() || !(await hasWork())) return;
    const pause = wasAlone ? Math.max(0, pace.nextTryAt - now()) : OTHER_TAB_MS;
    timer = setTimeout(run, pause);
  };

  const drain = async (): Promise<void> => {
    let wasAlone = true;
    try {
      do {
        again = false;
        wasAlone = await flusher.runExclusive(async (renew) => {
          while ((await renew()) && (await step()));
        });
      } while (again && wasAlone && !stopped);
    } catch (thrown) {
      console.error('sync', thrown);
      failedBy({ code: 'store.fault' });
    }
    forced = false;
    set({ sending: [] });
    await schedule(wasAlone).catch((thrown: unknown) => console.error('sync', thrown));
  };

  const run = (): void => {
    again = true;
    running ??= drain().finally(() => {
      running = null;
      if (again && !stopped && canTry(pace, now())) run();
      parts.paced();
    });
  };

  return {
    kick: (reason) => {
      if (reason === 'signed_in') {
        pace = noBackoff;
        movedTo = 0;
        signIns += 1;
      }
      if (reason === 'session_confirmed') pace = afterSignIn(pace);
      if (reason === 'online' || reason === 'send_now') pace = retrySoon(pace);
      if (reason === 'send_now') forced = true;
      pullDue ||=
        reason === 'visible' ? now() - pulledAt > VISIBLE_PULL_MS : reason !== 'command' && reason !== 'tab';
      run();
    },
    setNotifiedSeq: (seq) => {
      movedTo = Math.max(movedTo, seq);
      run();
    },
    state: () => ({ pace, sending, running: running !== null, fault }),
    settled: async () => {
      while (running) await running;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
