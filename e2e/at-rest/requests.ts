import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Address } from './addresses.ts';
import type { Turnstile } from './turnstile.ts';

/** The most requests of an idle screen in this time; deferred parts and a slow machine delay that state. */
const WATCHED_MS = 10_000;
export const MAX_REQUESTS = 3;
/** Gives up on a screen that never becomes idle after this time. */
const LONGEST_MS = 35_000;

export interface Watched {
  readonly address: Address;
  /** The requests of the screen while it was idle. */
  readonly requests: readonly string[];
  /** The final path. */
  readonly at: string;
  /** Paths answered with 429 since the screen was opened. */
  readonly limited: readonly string[];
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

/** Opens a screen and counts its requests until ten seconds had few of them. */
export const watch = async (page: Page, address: Address, oneOfFew: Turnstile): Promise<Watched> => {
  const { since, limited, stop } = listen(page);
  await oneOfFew(async () => {
    await go(page, address);
    await page.locator('h1, h2').first().waitFor();
  });
  const opened = Date.now();
  const newest = (): string[] => since(Date.now() - WATCHED_MS);
  await sleep(WATCHED_MS);
  while (newest().length > MAX_REQUESTS && Date.now() - opened < LONGEST_MS) await sleep(100);
  const requests = newest();
  stop();
  const { pathname, search } = new URL(page.url());
  const at = address.ends.includes('?') ? pathname + search : pathname;
  return { address, requests, at, limited };
};
