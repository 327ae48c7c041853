import { useEffect, useState } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import type { startCounting } from '#features/privacy/web/page-counter.ts';
import { useHasConsent } from '#features/privacy/web/use-consent.ts';
import { logError } from '#kit/web/log.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { routePaths } from './routes.ts';

type Counter = ReturnType<typeof startCounting>;

/** Counts route names, never the ids in a URL, and only with the user's consent. */
export const PageCounter = (): null => {
  const user = useStoreUser();
  const allowed = useHasConsent('page_counts') && user !== null;
  const [path] = useLocation();
  const { parser } = useRouter();
  const [counter, setCounter] = useState<Counter | null>(null);
  useEffect(() => {
    if (!allowed) return undefined;
    let startedCounter: Counter | null = null;
    let isCancelled = false;
    import('#features/privacy/web/page-counter.ts').then(({ startCounting: start }) => {
      if (!isCancelled) setCounter((startedCounter = start()));
    }, logError('app.count_pages'));
    return () => {
      isCancelled = true;
      startedCounter?.stop();
      setCounter(null);
    };
  }, [allowed]);
  useEffect(() => {
    const page = counter && routePaths.find((pattern) => matchRoute(parser, pattern, path)[0]);
    if (page) counter.recordPage(page);
  }, [counter, parser, path]);
  return null;
};
