import type { Phone } from '../harness/main.ts';
import type { Address } from './addresses.ts';

/** A screen is at rest when it has asked for nothing for this long (the live line opens after two seconds), and at the latest after `SETTLED_MS`. */
const QUIET_MS = 2_500;
const SETTLED_MS = 15_000;
export const WATCHED_MS = 10_000;
export const MOST_REQUESTS = 3;

export interface Watched {
  readonly address: Address;
  /** What the screen asked for in `WATCHED_MS` at rest. */
  readonly requests: readonly string[];
  /** Where the visitor ended, as a path. */
  readonly at: string;
  /** Answers 429 since the screen was opened. */
  readonly limited: readonly string[];
}

/** Lets so many of those who come do their work at the same time; the others wait for their turn. */
export const turnstile = (most: number) => {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>((enter) => { waiting.push(enter); });
    else inside += 1;
    try { return await work(); } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
};
export type Turnstile = ReturnType<typeof turnstile>;

const wait = (ms: number): Promise<void> => new Promise((done) => { setTimeout(done, ms); });

/** Follows a link of the app where the app is open. A first address, one from outside and the way back from the payment service load the page. */
const go = async ({ page, open }: Phone, { path, visitor }: Address): Promise<void> => {
  if (page.url() === 'about:blank' || visitor === 'guest' || path.startsWith('/payment-callback')) return open(path);
  await page.evaluate((to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }, path);
};

/** Opens a screen, lets it come to rest and counts what it still asks for. */
export const watch = async (phone: Phone, address: Address, oneOfFew: Turnstile): Promise<Watched> => {
  const { page } = phone;
  let last = Date.now();
  const fetched = new Set<string>();
  let all: string[] = [];
  const limited: string[] = [];
  const onRequest = (request: { method(): string; url(): string }): void => {
    last = Date.now();
    const { pathname } = new URL(request.url());
    // Parts of the app that can wait come once, when the page is quiet.
    if (pathname.startsWith('/assets/') && !fetched.has(pathname)) fetched.add(pathname);
    else all.push(`${request.method()} ${pathname}`);
  };
  const onResponse = (response: { status(): number; url(): string }): void => { if (response.status() === 429) limited.push(new URL(response.url()).pathname); };
  page.on('request', onRequest);
  page.on('response', onResponse);
  await oneOfFew(async () => {
    await go(phone, address);
    await page.locator('h1, h2').first().waitFor();
  });
  for (const end = Date.now() + SETTLED_MS; Date.now() < end && Date.now() - last < QUIET_MS;) await wait(100);
  // What a slow machine still fetches for a screen that is opening ends; what repeats itself is there the second time too.
  for (let look = 0; look < 2 && (look === 0 || all.length > MOST_REQUESTS); look += 1) {
    all = [];
    await wait(WATCHED_MS);
  }
  page.off('request', onRequest);
  page.off('response', onResponse);
  const { pathname, search } = new URL(page.url());
  return { address, requests: all, at: pathname + (address.ends.includes('?') ? search : ''), limited };
};
