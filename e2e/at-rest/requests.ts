import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Address } from './addresses.ts';
import type { Turnstile } from './turnstile.ts';

/**
 * A screen at rest asks for at most so much in this time; parts that come late, and a slow machine, make it
 * rest later.
 */
const WATCHED_MS = 10_000;
export const MAX_REQUESTS = 3;
/** A screen that never rests is given up after this. */
const LONGEST_MS = 35_000;

export interface Watched {
  readonly address: Address;
  /** What the screen asked for while it was watched at rest. */
  readonly requests: readonly string[];
  /** Where the visitor ended, as a path. */
  readonly at: string;
  /** Paths that were answered 429 since the screen was opened. */
  readonly limited: readonly string[];
}

/**
 * Follows a link where the app is open. The first address of a tab, a guest's and the return from the payment
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

/** Collects what a page asks for. Parts of the app that are fetched late come once and are left out. */
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

/** Opens a screen and counts what it asks for, until ten seconds have passed with few requests. */
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
