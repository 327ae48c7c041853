import { useCallback, useEffect, useRef, useState } from 'react';
import { sleep } from '#kit/web/sleep.ts';
import type { CallResult } from './call.ts';
import { useReturn } from './network.ts';

const MINUTE = 60_000;
export const STALE_MS = 10 * MINUTE;
export const CACHE_MS = 30 * MINUTE;
const RETRIES = 2;
const MUTATION_RETRIES = 1;
const RETRY_CAP_MS = 10_000;

export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, RETRY_CAP_MS);

export const mayPass = (code: string): boolean =>
  code === 'network.unreachable' || code === 'server.busy' || code === 'server.fault';

/** The phone reports no network: a retry would only delay the stored answer. */
const isAway = (): boolean => globalThis.navigator?.onLine === false;

/** Retries only temporary failures; a refusal is an answer. */
export const withRetries = async <T>(
  ask: () => Promise<CallResult<T>>,
  retries = RETRIES,
  pause = sleep,
): Promise<CallResult<T>> => {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask();
    if (answer.ok || !mayPass(answer.code) || attempt >= retries || isAway()) return answer;
    await pause(retryDelay(attempt));
  }
};

/** For an action that is not an outbox command (a payment, a question to the assistant). */
export const mutate = <T>(ask: () => Promise<CallResult<T>>, pause = sleep): Promise<CallResult<T>> =>
  withRetries(ask, MUTATION_RETRIES, pause);

interface Kept {
  readonly value: unknown;
  readonly at: number;
}

export const createOnlineCache = (now: () => number = Date.now) => {
  const saved = new Map<string, Kept>();
  const running = new Map<string, Promise<CallResult<unknown>>>();
  const read = <T>(key: string): { value: T; at: number; stale: boolean } | null => {
    const found = saved.get(key);
    if (!found || now() - found.at >= CACHE_MS) {
      saved.delete(key);
      return null;
    }
    return { value: found.value as T, at: found.at, stale: now() - found.at >= STALE_MS };
  };
  const ask = <T>(key: string, call: () => Promise<CallResult<T>>, pause = sleep): Promise<CallResult<T>> => {
    const already = running.get(key);
    if (already) return already as Promise<CallResult<T>>;
    const asked = withRetries(call, RETRIES, pause).then((answer) => {
      // Ignores an answer that arrives after sign-out.
      if (running.get(key) !== asked) return answer;
      running.delete(key);
      if (answer.ok) saved.set(key, { value: answer.value, at: now() });
      return answer;
    });
    running.set(key, asked);
    return asked;
  };
  const clear = (): void => {
    saved.clear();
    running.clear();
  };
  return {
    read,
    ask,
    forget: (key: string): void => {
      saved.delete(key);
    },
    clear,
  };
};

const shared = createOnlineCache();

/** On sign-out: replies belong to the user who requested them. */
export const forgetAnswers = (): void => shared.clear();

export interface Online<T> {
  readonly value: T | null;
  readonly at: number | null;
  readonly refusal: Exclude<CallResult<T>, { ok: true }> | null;
  readonly asking: boolean;
  ask(): void;
}

interface OnlineState<T> extends Pick<Online<T>, 'asking' | 'refusal'> {
  readonly key: string;
}

/**
 * The answer of an online-only call, with its age. It is not requested again when the window gets the focus,
 * but after a network failure once the network is back. `key` identifies the request, so that two screens
 * with the same request share one answer.
 */
export const useOnlineCall = <T>(key: string, call: () => Promise<CallResult<T>>): Online<T> => {
  // Of the current key only: a late reply for another key must not show here.
  const [state, setState] = useState<OnlineState<T>>({ key, asking: false, refusal: null });
  const { asking, refusal } = state.key === key ? state : { asking: false, refusal: null };
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);
  const ask = useCallback(() => {
    setState((now) => ({ key, asking: true, refusal: now.key === key ? now.refusal : null }));
    void shared.ask(key, latest.current).then((answer) => {
      setState((now) => (now.key === key ? { key, asking: false, refusal: answer.ok ? null : answer } : now));
    });
  }, [key]);
  useEffect(() => {
    if (shared.read(key)?.stale === false) return;
    // No automatic request without a network; a tap still tries.
    if (isAway()) setState({ key, asking: false, refusal: { ok: false, code: 'network.unreachable' } });
    else ask();
  }, [key, ask]);
  useReturn(refusal && mayPass(refusal.code) ? ask : null);
  const found = shared.read<T>(key);
  return { value: found?.value ?? null, at: found?.at ?? null, refusal, asking, ask };
};
