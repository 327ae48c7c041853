import { HOUR_MS } from '#kit/pure/days.ts';
import type { OutboxItem } from '#kit/sync/outbox.ts';
import type { WithPending } from '#kit/sync/replay.ts';
import { writePreference } from '../preference.ts';

type Row = { readonly id: string };

const writeCopy = (key: string, value: unknown): void => {
  // Mirrors are only for people who inspect the storage. IndexedDB is the source of truth.
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* full or blocked */
  }
};

const readCopy = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Signed out: waiting items belong to their owner only. */
export const clearLocalCopies = (keys: readonly string[]): void => {
  for (const key of ['offline_queue', ...keys]) writePreference(key, null);
};

/** Pending commands, as `offline_queue`. */
export const saveQueueCopy = (items: readonly OutboxItem[]): void => {
  const waiting = items.filter((i) => i.state === 'waiting');
  writeCopy('offline_queue', { count: waiting.length, ids: waiting.map((i) => i.id) });
};

/** Mirrors unconfirmed rows under the key that exports and partners know. */
export const savePendingCopy = (key: string, rows: readonly WithPending<Row>[]): void =>
  writeCopy(
    key,
    rows
      .filter((r) => r.pending)
      .map(({ pending: _, ...row }) => ({ ...row, offline_id: row.id, is_synced: false })),
  );

const COPY_VERSION = '1.0.0';
const STALE_AFTER_HOURS = 24;

interface CachedReply<T> {
  readonly data: T;
  readonly timestamp: number;
  readonly isOld: boolean;
}

/** Saves the last reply of an online call under `farm_{name}`. */
export const cacheReply = (name: string, data: unknown, now: number): void =>
  writeCopy(`farm_${name}`, { data, timestamp: now, version: COPY_VERSION });

/**
 * Reads a saved reply and marks it as old after a day. Never deletes it, because it may be the farmer's only
 * copy.
 */
export const readCachedReply = <T>(name: string, now: number): CachedReply<T> | null => {
  const copy = readCopy(`farm_${name}`) as { data: T; timestamp: number; version: string } | null;
  if (copy?.version !== COPY_VERSION || typeof copy.timestamp !== 'number') return null;
  return {
    data: copy.data,
    timestamp: copy.timestamp,
    isOld: now - copy.timestamp >= STALE_AFTER_HOURS * HOUR_MS || copy.timestamp > now,
  };
};
