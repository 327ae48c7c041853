import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Address } from './addresses.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';

/** An idle screen makes at most `MAX_REQUESTS` requests in this time, in milliseconds. */
const WATCHED_MS = 10_000;
export const MAX_REQUESTS = 3;
/** The longest wait for a screen to become idle, in milliseconds. */
const MAX_WAIT_MS = 35_000;

export interface IdleReport {
  readonly address: Address;
  /** The requests of the screen while it was idle. */
  readonly requests: readonly string[];
  /** The final path. */
  readonly finalPath: string;
  /** Paths answered with 429 since the screen was opened. */
  readonly rateLimitedPaths: readonly string[];
}

/**
 * Navigates inside the open app. The first screen of a tab, a guest's screens and the return from the payment
 * service load the page.
 */
const go = async (page: Page, { path, visitor }: Address): Promise<void> => {
  if (page.url() === 'about:blank' || visitor === 'guest' || path.startsWith('/payment-callback'))
    await page.goto(path);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
};

/** Collects a page's requests, without deferred scripts, which load once. */
const listen = (page: Page) => {
  const loaded = new Set<string>();
  const requests: { readonly at: number; readonly what: string }[] = [];
  const limited: string[] = [];
  const onRequest = (request: { method(): string; url(): string }): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && !loaded.has(pathname)) loaded.add(pathname);
    else requests.push({ at: Date.now(), what: `${request.method()} ${pathname}` });
  };
  const onResponse = (response: { status(): number; url(): string }): void => {
    if (response.status() === 429) limited.push(new URL(response.url()).pathname);
  };
  page.on('request', onRequest).on('response', onResponse);
  const since = (time: number): string[] => requests.filter(({ at }) => at > time).map(({ what }) => what);
  return { since, limited, stop: () => page.off('request', onRequest).off('response', onResponse) };
};

/** Opens a screen, waits until it is idle or the longest wait is over, and returns its latest requests. */
export const watch = async (
  page: Page,
  address: Address,
  limitConcurrency: ConcurrencyLimit,
): Promise<IdleReport> => {
  const { since, limited: rateLimitedPaths, stop } = listen(page);
  await limitConcurrency(async () => {
    await go(page, address);
    await page.locator('h1, h2').first().waitFor();
  });
  const opened = Date.now();
  const newest = (): string[] => since(Date.now() - WATCHED_MS);
  await sleep(WATCHED_MS);
  while (newest().length > MAX_REQUESTS && Date.now() - opened < MAX_WAIT_MS) await sleep(100);
  const requests = newest();
  stop();
  const { pathname, search } = new URL(page.url());
  const finalPath = address.finalPath.includes('?') ? pathname + search : pathname;
  return { address, requests, finalPath, rateLimitedPaths };
};
