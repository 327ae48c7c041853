import type { Phone } from '../harness/main.ts';
import type { Address } from './addresses.ts';
import type { Turnstile } from './turnstile.ts';

/** A screen is at rest after so long without a request. The live line opens after two seconds. */
const QUIET_MS = 2_500;
/** A screen that never rests is counted after this. */
const SETTLED_MS = 15_000;
const WATCHED_MS = 3_500;
export const MAX_REQUESTS = 1;

export interface Watched {
  readonly address: Address;
  /** What the screen asked for while it was watched at rest. */
  readonly requests: readonly string[];
  /** Where the visitor ended, as a path. */
  readonly at: string;
  /** Paths that were answered 429 since the screen was opened. */
  readonly limited: readonly string[];
}

const wait = (ms: number): Promise<void> => new Promise((done) => { setTimeout(done, ms); });

/**
 * Follows a link where the app is open. The first address of a phone, a guest's and the return from the payment service
 * load the page.
 */
const go = async ({ page, open }: Phone, { path, visitor }: Address): Promise<void> => {
  if (page.url() === 'about:blank' || visitor === 'guest' || path.startsWith('/payment-callback')) return open(path);
  await page.evaluate((to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }, path);
};

/** Collects what a page asks for. Parts of the app that are fetched late come once and are left out. */
const listen = ({ page }: Phone) => {
  const loaded = new Set<string>();
  const heard = { requests: [] as string[], limited: [] as string[], last: Date.now() };
  const onRequest = (request: { method(): string; url(): string }): void => {
    const { pathname } = new URL(request.url());
    heard.last = Date.now();
    if (pathname.startsWith('/assets/') && !loaded.has(pathname)) loaded.add(pathname);
    else heard.requests.push(`${request.method()} ${pathname}`);
  };
  const onResponse = (response: { status(): number; url(): string }): void => {
    if (response.status() === 429) heard.limited.push(new URL(response.url()).pathname);
  };
  page.on('request', onRequest).on('response', onResponse);
  return { heard, stop: () => page.off('request', onRequest).off('response', onResponse) };
};

/** Opens a screen, lets it come to rest and counts what it still asks for. */
export const watch = async (phone: Phone, address: Address, oneOfFew: Turnstile): Promise<Watched> => {
  const { page } = phone;
  const { heard, stop } = listen(phone);
  await oneOfFew(async () => {
    await go(phone, address);
    await page.locator('h1, h2').first().waitFor();
  });
  for (const end = Date.now() + SETTLED_MS; Date.now() < end && Date.now() - heard.last < QUIET_MS;) await wait(100);
  // On a slow machine a screen may still be opening. That ends; a loop is there the second time too.
  for (let turn = 0; turn < 2 && (turn === 0 || heard.requests.length > MAX_REQUESTS); turn += 1) {
    heard.requests = [];
    await wait(WATCHED_MS);
  }
  stop();
  const { pathname, search } = new URL(page.url());
  const at = address.ends.includes('?') ? pathname + search : pathname;
  return { address, requests: heard.requests, at, limited: heard.limited };
};
