import { afterAll, beforeAll, expect } from 'vitest';
import { seedSampleData } from '../tools/look/screenshot-targets.ts';
import { type Address, addressesOf, type Visitor } from './at-rest/addresses.ts';
import { buyerAddresses } from './at-rest/buyer.ts';
import { createConcurrencyLimit } from './at-rest/concurrency-limit.ts';
import { MAX_REQUESTS, watch, type IdleReport } from './at-rest/requests.ts';
import { samplesOf, signInAs } from './at-rest/samples.ts';
import { browser, newPhone, type Phone, startServer, test, type TestServer } from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

// A separate server with the sample data.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  seedSampleData(server);
});
afterAll(async () => {
  await server?.stop();
});

/** Number of tabs watching at the same time; each opens its share of the screens. */
const TABS = 32;
/**
 * Number of tabs loading at the same time. Loading a screen needs the processor, watching an idle one does
 * not.
 */
const LOADING = 3;

type Cookies = Awaited<ReturnType<Phone['context']['cookies']>>;
interface Prepared {
  readonly addresses: readonly Address[];
  readonly cookies: Readonly<Record<Visitor, Cookies>>;
}

/** All URLs, and the cookies of their visitors. */
const prepare = async (): Promise<Prepared> => {
  const on = async <T>(work: (phone: Phone) => Promise<T>): Promise<[T, Cookies]> => {
    const phone = await newPhone(browser, server);
    const done = await work(phone);
    const cookies = await phone.context.cookies();
    await phone.close();
    return [done, cookies];
  };
  const as = (who: string) => on(({ context }) => signInAs(server, context, who));
  const [samples, farmer] = await on(async ({ context }) => {
    const otieno = await signInAs(server, context, 'otieno');
    return samplesOf(server, context, otieno);
  });
  const [payments, buyer] = await on(({ context }) => buyerAddresses({ server, context }));
  const [[, neighbour], [, expert], [, admin]] = [await as('cherono'), await as('njeri'), await as('karimi')];
  const cookies = { guest: [], farmer, neighbour, expert, admin, buyer };
  return { addresses: [...addressesOf(samples), ...payments], cookies };
};

/** The shares of the tabs: one visitor per tab. */
const sharesOf = (addresses: readonly Address[]): readonly (readonly Address[])[] => {
  const size = Math.ceil(addresses.length / TABS);
  const visitors = [...new Set(addresses.map(({ visitor }) => visitor))];
  return visitors.flatMap((visitor) => {
    const all = addresses.filter((address) => address.visitor === visitor);
    return Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
      all.slice(i * size, (i + 1) * size),
    );
  });
};

test(
  'every screen stops sending requests once it is open, and no request hits a rate limit',
  { timeout: scaled(360_000) },
  async () => {
    const { addresses, cookies } = await prepare();
    const oneOfFew = createConcurrencyLimit(LOADING);
    // The tabs of a visitor share cookies, storage and cache, so that only the first one loads everything.
    const phones = new Map<Visitor, Phone>();
    for (const [visitor, own] of Object.entries(cookies) as [Visitor, Cookies][]) {
      const phone = await newPhone(browser, server, { language: visitor === 'neighbour' ? 'sw' : 'en' });
      await phone.context.addCookies(own);
      phones.set(visitor, phone);
    }
    const visit = async (share: readonly Address[]): Promise<IdleReport[]> => {
      const page = await phones.get(share[0]!.visitor)!.context.newPage();
      const watched: IdleReport[] = [];
      for (const address of share) watched.push(await watch(page, address, oneOfFew));
      await page.close();
      return watched;
    };
    const watched = (await Promise.all(sharesOf(addresses).map(visit))).flat();
    const found = (isWrong: (one: IdleReport) => boolean, what: (one: IdleReport) => unknown): unknown[] =>
      watched.filter(isWrong).map((one) => [one.address.visitor, one.address.path, what(one)]);
    expect(watched).toHaveLength(addresses.length);
    expect
      .soft(
        found(
          ({ requests }) => requests.length > MAX_REQUESTS,
          ({ requests }) => requests,
        ),
      )
      .toEqual([]);
    expect
      .soft(
        found(
          ({ rateLimitedPaths }) => rateLimitedPaths.length > 0,
          ({ rateLimitedPaths }) => rateLimitedPaths,
        ),
      )
      .toEqual([]);
    expect
      .soft(
        found(
          ({ address, finalPath }) => finalPath !== address.finalPath,
          ({ finalPath }) => finalPath,
        ),
      )
      .toEqual([]);
  },
);
