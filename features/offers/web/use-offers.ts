import { useCallback, useEffect, useState } from 'react';
import { counties, type County } from '#features/places/domain/counties.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { useLive } from '#kit/web/live/use-live.ts';
import { logError } from '#kit/web/log.ts';
import { useOnline } from '#kit/web/network.ts';
import { withRetries } from '#kit/web/online-call.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { type ListedOffer, listOffers, OFFERS_TOPIC } from '../contract.ts';

export interface Filter {
  readonly crop: string;
  readonly county: string;
  readonly near: string;
}
interface Pages {
  readonly key: string;
  readonly at: number;
  readonly offers: readonly ListedOffer[];
  readonly next: string | null;
}

const CACHE_KEY = 'offers:last';
const countyOf = (text: string): County | undefined => counties.find((county) => county === text);
const queryOf = ({ crop, county, near }: Filter, after?: string) => ({
  ...(crop && { crop }),
  ...(countyOf(county) && { county: countyOf(county) }),
  ...(near && { near }),
  ...(after && { after }),
});

/**
 * Offers that match the filter, page by page: live while on screen, and the saved first page when offline. A
 * new `ownOffersKey` (ids and states of the user's own offers) reloads the list.
 */
export const useOffers = (filter: Filter, ownOffersKey: string) => {
  const store = useStore();
  const online = useOnline();
  const key = `${useStoreUser()} ${JSON.stringify(filter)}`;
  const [pages, setPages] = useState<Pages | null>(null);
  const [refusal, setRefusal] = useState<CallRefused | null>(null);

  const newSignal = useLatestRequest();
  const refresh = useCallback(async (): Promise<void> => {
    const signal = newSignal();
    const page = await withRetries(() => call(listOffers, { query: queryOf(filter) }, { signal }));
    if (signal.aborted) return;
    setRefusal(page.ok ? null : page);
    if (!page.ok) return;
    const firstPage: Pages = { key, at: Date.now(), offers: page.value.offers, next: page.value.next };
    // Keeps the scroll position of a reader; the list is requested again with the next visit.
    setPages((now) =>
      now?.key === key &&
      now.offers.length > firstPage.offers.length &&
      now.offers[0]?.id === firstPage.offers[0]?.id
        ? now
        : firstPage,
    );
    void store.keepMeta(CACHE_KEY, firstPage).catch(logError('offers.use_offers'));
  }, [filter, key, store, newSignal]);
  useEffect(() => {
    void refresh();
  }, [refresh, ownOffersKey, online]);
  useEffect(() => {
    void store.readMeta<Pages>(CACHE_KEY).then((saved) => {
      if (saved?.key === key) setPages((now) => (now?.key === key ? now : saved));
    }, logError('offers.use_offers'));
  }, [store, key]);
  useLive(OFFERS_TOPIC, () => {
    void refresh();
  });

  const shown = pages?.key === key ? pages : null;
  const more = useExclusiveAction(
    useCallback(async () => {
      if (!shown?.next) return;
      const page = await withRetries(() =>
        call(listOffers, { query: queryOf(filter, shown.next ?? undefined) }),
      );
      // The filter may have changed in the meantime.
      setPages((now) => {
        if (now?.key !== key || !page.ok) return now;
        return { ...now, offers: [...now.offers, ...page.value.offers], next: page.value.next };
      });
      setRefusal(page.ok ? null : page);
    }, [filter, key, shown]),
  );
  return { pages: shown, refusal, refresh, more };
};
