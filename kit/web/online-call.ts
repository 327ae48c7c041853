import { useCallback, useEffect, useRef, useState } from 'react';
import { sleep } from '#kit/web/sleep.ts';
import type { CallResult } from './call.ts';
import { useRetryOnline } from './network.ts';

const MINUTE = 60_000;
export const STALE_MS = 10 * MINUTE;
export const CACHE_MS = 30 * MINUTE;
const RETRIES = 2;
const MUTATION_RETRIES = 1;
const RETRY_CAP_MS = 10_000;

export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, RETRY_CAP_MS);

export const isTemporary = (code: string): boolean =>
  code === 'network.unreachable' || code === 'server.busy' || code === 'server.fault';

/** The phone reports no network: a retry would only delay the stored answer. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Retries only temporary failures; a refusal is an answer. */
export const withRetries = async <T>(
  request: () => Promise<CallResult<T>>,
  retries = RETRIES,
  pause = sleep,
): Promise<CallResult<T>> => {
  for (let attempt = 0; ; attempt++) {
    const answer = await request();
    if (answer.ok || !isTemporary(answer.code) || attempt >= retries || isOffline()) return answer;
    await pause(retryDelay(attempt));
  }
};

/** For an action that is not an outbox command (a payment, a question to the assistant). */
export const mutate = <T>(request: () => Promise<CallResult<T>>, pause = sleep): Promise<CallResult<T>> =>
  withRetries(request, MUTATION_RETRIES, pause);

interface CacheEntry {
  readonly value: unknown;
  readonly at: number;
}

export const createOnlineCache = (now: () => number = Date.now) => {
  const entries = new Map<string, CacheEntry>();
  const pending = new Map<string, Promise<CallResult<unknown>>>();
  const read = <T>(key: string): { value: T; at: number; stale: boolean } | null => {
    const found = entries.get(key);
    if (!found || now() - found.at >= CACHE_MS) {
      entries.delete(key);
      return null;
    }
    return { value: found.value as T, at: found.at, stale: now() - found.at >= STALE_MS };
  };
  const fetchOnce = <T>(
    key: string,
    call: () => Promise<CallResult<T>>,
    pause = sleep,
  ): Promise<CallResult<T>> => {
    const already = pending.get(key);
    if (already) return already as Promise<CallResult<T>>;
    const sent = withRetries(call, RETRIES, pause).then((answer) => {
      // Ignores an answer that arrives after sign-out.
      if (pending.get(key) !== sent) return answer;
      pending.delete(key);
      if (answer.ok) entries.set(key, { value: answer.value, at: now() });
      return answer;
    });
    pending.set(key, sent);
    return sent;
  };
  const clear = (): void => {
    entries.clear();
    pending.clear();
  };
  return {
    read,
    ask: fetchOnce,
    forget: (key: string): void => {
      entries.delete(key);
    },
    clear,
  };
};

const sharedCache = createOnlineCache();

/** On sign-out: replies belong to the user who requested them. */
export const clearOnlineCache = (): void => sharedCache.clear();

export interface OnlineCall<T> {
  readonly value: T | null;
  readonly at: number | null;
  readonly refusal: Exclude<CallResult<T>, { ok: true }> | null;
  readonly isLoading: boolean;
  reload(): void;
}

interface OnlineState<T> extends Pick<OnlineCall<T>, 'isLoading' | 'refusal'> {
  readonly key: string | null;
}

/**
 * The answer of an online-only call, with its age. It is not requested again when the window gets the focus,
 * but after a network failure once the network is back. `key` identifies the request, so that two screens
 * with the same request share one answer; null requests nothing.
 */
export const useOnlineCall = <T>(key: string | null, call: () => Promise<CallResult<T>>): OnlineCall<T> => {
  // Of the current key only: a late reply for another key must not show here.
  const [state, setState] = useState<OnlineState<T>>({ key, isLoading: false, refusal: null });
  const { isLoading, refusal } = state.key === key ? state : { isLoading: false, refusal: null };
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);
  const reload = useCallback(() => {
    if (key === null) return;
    setState((now) => ({ key, isLoading: true, refusal: now.key === key ? now.refusal : null }));
    void sharedCache.ask(key, latest.current).then((answer) => {
      setState((now) =>
        now.key === key ? { key, isLoading: false, refusal: answer.ok ? null : answer } : now,
      );
    });
  }, [key]);
  useEffect(() => {
    if (key === null || sharedCache.read(key)?.stale === false) return;
    // No automatic request without a network; a tap still tries.
    if (isOffline()) setState({ key, isLoading: false, refusal: { ok: false, code: 'network.unreachable' } });
    else reload();
  }, [key, reload]);
  useRetryOnline(refusal && isTemporary(refusal.code) ? reload : null);
  const found = key === null ? null : sharedCache.read<T>(key);
  return { value: found?.value ?? null, at: found?.at ?? null, refusal, isLoading, reload };
};
