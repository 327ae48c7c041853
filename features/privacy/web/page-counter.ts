import { events } from '#kit/web/log.ts';
import { countPages } from '../contract.ts';
import { countByPage, type PageCount } from '../domain/pages.ts';

/** This many are sent without waiting until the app is hidden. */
const FLUSH_SIZE = 50;

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Sent without the cookie: the server learns only that some phone opened these screens. The request outlives
 * a closed page.
 */
const post = async (pages: readonly PageCount[]): Promise<boolean> => {
  const answer = await fetch(countPages.path, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pages }),
  });
  return answer.ok;
};

/** SHL-23. Starts with the consent; the returned function stops it and discards unsent counts. */
export const startCounting = (send: typeof post = post) => {
  let isStopped = false;
  const flush = async (): Promise<void> => {
    const seen = events.drain();
    const pages = countByPage(seen.map(({ name }) => name));
    if (pages.length === 0 || savesData()) return;
    const sent = await send(pages).catch(() => false);
    // Offline: sent next time. The buffer holds the newest hundred.
    if (!sent && !isStopped) for (const event of seen) events.add(event);
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') void flush();
  };
  document.addEventListener('visibilitychange', onHide);
  return {
    recordPage: (page: string): void => {
      if (savesData()) return;
      events.add({ name: page, at: new Date().toISOString() });
      if (events.size() >= FLUSH_SIZE) void flush();
    },
    stop: (): void => {
      isStopped = true;
      document.removeEventListener('visibilitychange', onHide);
      events.drain();
    },
  };
};
