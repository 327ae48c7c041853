import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { CachedOperation, ReplyOf } from '#kit/pure/contract.ts';
import { call, type CallRefused } from './call.ts';
import { useOnlineCall } from './online-call.ts';
import { useStore, useStoreUser } from './store/hooks.ts';

interface CachedAnswer {
  readonly userId: string;
  readonly at: number;
  readonly value: unknown;
}

export interface CachedCall<T> {
  readonly value: T | null;
  /** When the server sent the value. */
  readonly at: number | null;
  readonly refusal: CallRefused | null;
  readonly isLoading: boolean;
  /** The stored copy has been read. */
  readonly isCacheRead: boolean;
  reload(): void;
}

/** The last answer for this user, stored on the phone. Another user's, or one of an older shape, is ignored. */
const useCachedAnswer = (name: string, userId: string | null, shape: z.ZodMiniType) => {
  const store = useStore();
  const [cached, setCached] = useState<CachedAnswer | null | undefined>(undefined);
  useEffect(() => {
    let cancelled = false;
    store.readMeta<CachedAnswer>(name).then(
      (found) => {
        if (!cancelled) setCached(found ?? null);
      },
      () => {
        if (!cancelled) setCached(null);
      },
    );
    return () => {
      cancelled = true;
    };
  }, [store, name]);
  const valid = cached && cached.userId === userId && shape.safeParse(cached.value).success ? cached : null;
  return { kept: valid, looked: cached !== undefined };
};

/**
 * An online-only answer about this farmer, stored on the phone with its age for offline use. When `version`
 * changes, a new answer is requested; the last one is shown until then. Null requests nothing.
 */
export const useCachedCall = <O extends CachedOperation>(
  operation: O,
  version: string | null,
  query?: Record<string, unknown>,
): CachedCall<ReplyOf<O>> => {
  const store = useStore();
  const userId = useStoreUser();
  const name = `kept:${operation.id}`;
  const { kept, looked: isCacheRead } = useCachedAnswer(name, userId, operation.reply);
  const live = useOnlineCall<ReplyOf<O>>(
    version === null ? null : `${operation.id}:${userId}:${version}`,
    () =>
      // TypeScript cannot infer that `query` matches a generic operation.
      call(operation, { query } as never),
  );
  const { value, at } = live;
  useEffect(() => {
    if (userId && value !== null && at !== null)
      void store.keepMeta(name, { userId, at, value } satisfies CachedAnswer).catch(() => undefined);
  }, [store, name, userId, value, at]);
  const shown =
    value !== null
      ? { value, at }
      : { value: (kept?.value as ReplyOf<O> | undefined) ?? null, at: kept?.at ?? null };
  return {
    ...shown,
    refusal: live.refusal,
    isLoading: live.isLoading,
    isCacheRead,
    reload: live.reload,
  };
};
