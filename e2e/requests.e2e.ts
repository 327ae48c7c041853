import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedVillage } from '../tools/look-screens.ts';
import { type Address, addressesOf, type Visitor } from './at-rest/addresses.ts';
import { buyerAddresses, samplesOf, signInAs } from './at-rest/people.ts';
import { MOST_REQUESTS, turnstile, watch, type Watched } from './at-rest/requests.ts';
import { newPhone, openBrowser, type Phone, startServer, type TestServer } from './harness/main.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  seedVillage(server);
});
afterAll(async () => { await browser?.close(); await server?.stop(); });

/** How many phones look at the same time; each goes through its share of the screens. */
const PHONES = 24;
/** How many of them load a screen at the same time. Waiting for a screen at rest costs nothing, loading one does. */
const LOADING = 4;

type Cookies = Awaited<ReturnType<Phone['context']['cookies']>>;
type Account = Exclude<Visitor, 'guest'>;

/** The cookies of everybody who visits, and all that they open. */
const prepare = async (): Promise<{ readonly addresses: readonly Address[]; readonly cookies: Readonly<Record<Account, Cookies>> }> => {
  const opened = async <T>(work: (phone: Phone) => Promise<T>): Promise<[T, Cookies]> => {
    const phone = await newPhone(browser, server);
    const done = await work(phone);
    const cookies = await phone.context.cookies();
    await phone.close();
    return [done, cookies];
  };
  const as = (who: string) => opened((phone) => signInAs(server, phone.context, who));
  const [samples, farmer] = await opened(async ({ context }) => samplesOf(server, context, await signInAs(server, context, 'otieno')));
  const [payments, buyer] = await opened(({ context }) => buyerAddresses(server, context));
  const [[, neighbour], [, expert], [, admin]] = [await as('cherono'), await as('njeri'), await as('karimi')];
  return { addresses: [...addressesOf(samples), ...payments], cookies: { farmer, neighbour, expert, admin, buyer } };
};

/** Shares out what is to be opened, so that the phones of one account open about as much as any other. */
const shared = (addresses: readonly Address[]): readonly (readonly Address[])[] => {
  const each = Math.ceil(addresses.length / PHONES);
  const byVisitor = new Map<Visitor, Address[]>();
  for (const address of addresses) byVisitor.set(address.visitor, [...(byVisitor.get(address.visitor) ?? []), address]);
  return [...byVisitor.values()].flatMap((all) => Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each)));
};

const oneOfFew = turnstile(LOADING);
const visit = async (addresses: readonly Address[], cookies: Cookies): Promise<Watched[]> => {
  const phone = await newPhone(browser, server, { language: addresses[0]!.visitor === 'neighbour' ? 'sw' : 'en', installs: false });
  if (cookies.length > 0) await phone.context.addCookies(cookies);
  const watched: Watched[] = [];
  for (const address of addresses) watched.push(await watch(phone, address, oneOfFew));
  await phone.close();
  return watched;
};

test('every screen of the app is quiet once it is open, and nobody is refused for too many requests', { timeout: 240_000 }, async () => {
  const { addresses, cookies } = await prepare();
  const watched = (await Promise.all(shared(addresses).map((some) => visit(some, some[0]!.visitor === 'guest' ? [] : cookies[some[0]!.visitor])))).flat();
  expect(watched).toHaveLength(addresses.length);
  expect.soft(watched.filter(({ requests }) => requests.length > MOST_REQUESTS).map(({ address, requests }) => [address.visitor, address.path, requests])).toEqual([]);
  expect.soft(watched.filter(({ limited }) => limited.length > 0).map(({ address, limited }) => [address.visitor, address.path, limited])).toEqual([]);
  expect.soft(watched.filter(({ address, at }) => at !== address.ends).map(({ address, at }) => [address.visitor, address.path, at])).toEqual([]);
});
