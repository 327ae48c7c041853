import { useEffect, useMemo } from 'react';
import { call } from '#kit/web/call.ts';
import { useLive } from '#kit/web/live/use-live.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { cacheReply, readCachedReply } from '#kit/web/store/local-copies.ts';
import { type Insights, insightsReply, MARKET_TOPIC, marketInsights } from '../prices-contract.ts';

/** MKT-02. */
export const LIVE_MS = 300_000;

interface CachedInsights {
  readonly userId: string;
  readonly field: string | null;
  readonly value: Insights;
}

/** The copy stored for this farmer; another user's, or one of an older shape, is ignored. */
const readCached = (crop: string, userId: string | null, field: string | null) => {
  const copy = readCachedReply<CachedInsights>(`market_${crop}`, Date.now());
  const isOwn =
    copy?.data?.userId === userId &&
    copy.data.field === field &&
    insightsReply.safeParse(copy.data.value).success;
  return copy && isOwn ? { value: copy.data.value, at: copy.timestamp, isOld: copy.isOld } : null;
};

/**
 * Prices of one crop: requested from the server, stored as `farm_market_{crop}`; requested again every five
 * minutes while live, and when the server notifies of new ones.
 */
export const useInsights = (crop: string, field: string | null, isLive: boolean) => {
  const userId = useStoreUser();
  const { value, at, refusal, isLoading, reload } = useOnlineCall<Insights>(
    `market:${userId}:${crop}:${field}`,
    () => call(marketInsights, { query: { crop, ...(field && { field }) } }),
  );
  useEffect(() => {
    if (userId && value !== null && at !== null)
      cacheReply(`market_${crop}`, { userId, field, value } satisfies CachedInsights, at);
  }, [userId, crop, field, value, at]);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(reload, LIVE_MS);
    return () => clearInterval(timer);
  }, [isLive, reload]);
  useLive(isLive ? MARKET_TOPIC : null, reload);
  const kept = useMemo(
    () => (value === null ? readCached(crop, userId, field) : null),
    [value, crop, userId, field],
  );
  return { shown: value ?? kept?.value ?? null, kept, refusal, isLoading, reload };
};
export type ShownInsights = ReturnType<typeof useInsights>;
