import { useEffect, useState } from 'react';
import { retryDelay } from '#kit/web/online-call.ts';
import { useRows, useStore, useStoreState, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import type { FarmPlan } from '../domain/plan.ts';
import type { Task } from '../domain/task.ts';

/** Timeout for the first rows of a new phone, after which the screen reports a problem. */
const FIRST_SYNC_TIMEOUT_MS = 8_000;
/** PLN-15. */
export const DAILY_FRESH_MS = 2 * 60_000;
export const DAILY_RETRIES = 2;

export interface TasksState {
  readonly tasks: readonly WithPending<Task>[];
  readonly plans: readonly WithPending<FarmPlan>[];
  /** `loading` and `failed` only while nothing is known: stored rows are always shown. */
  readonly state: 'ready' | 'loading' | 'failed';
}

export const useTasks = (): TasksState => {
  const [tasks, plans] = [useRows<Task>('farm_plan_task'), useRows<FarmPlan>('farm_plan')];
  const store = useStoreState();
  const { online } = useSyncStatus();
  const [late, setLate] = useState(false);
  const filling = store === 'filling';
  useEffect(() => {
    setLate(false);
    if (!filling) return;
    const timer = setTimeout(() => setLate(true), FIRST_SYNC_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [filling, online]);
  if (tasks.length > 0 || plans.length > 0 || store === 'open') return { tasks, plans, state: 'ready' };
  return { tasks, plans, state: store === 'unavailable' || late || !online ? 'failed' : 'loading' };
};

/** While the list is visible, rows older than two minutes are requested again, with two retries. */
export const useTaskRefresh = (): void => {
  const store = useStore();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const isOld = (): boolean => {
      const { online, lastSyncAt } = store.snapshot().status;
      return online && (lastSyncAt === null || Date.now() - lastSyncAt >= DAILY_FRESH_MS);
    };
    const refreshIfStale = async (tries: number): Promise<void> => {
      if (document.visibilityState === 'visible' && isOld()) {
        store.setNotifiedSeq(null);
        await store.whenIdle();
      }
      const again = isOld() && tries < DAILY_RETRIES;
      timer = setTimeout(
        () => {
          void refreshIfStale(again ? tries + 1 : 0);
        },
        again ? retryDelay(tries) : DAILY_FRESH_MS,
      );
    };
    timer = setTimeout(() => {
      void refreshIfStale(0);
    }, 0);
    return () => clearTimeout(timer);
  }, [store]);
};
