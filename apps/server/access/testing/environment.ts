import { placeOrder } from '#features/payments/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  type Caller,
  callers,
  type OwnedId,
  type TestCaller,
  type Person,
  type TestRequest,
} from '#kit/server/access.ts';
import { type Route, routesOf, outcomeText, urlOf, statusText } from '../routes.ts';
import {
  requestReviewsAndRefund,
  becomeCaller,
  createTestFarmer,
  deleteDelayedJobs,
  resetRateLimits,
  type TestServer,
  anonymousCallerData,
  openAccessTestServer,
  callerDataOf,
  personOf,
  waitForJobs,
  rowsOf,
  type Visitor,
} from './people.ts';

export interface Answer {
  readonly outcome: string;
  readonly raw: Buffer;
}
export interface Actor {
  readonly visitor: Visitor;
  readonly own: TestCaller;
}

const createCaller = async (server: TestServer, caller: Caller) => {
  await resetRateLimits(server);
  const { farmer, photo } = await createTestFarmer(server);
  await becomeCaller[caller]?.(server, farmer);
  await placeOrder(server, farmer, 'week');
  return { farmer, photo };
};

/**
 * A server with every kind of caller, a user who contacted the staff, and a victim whose farm nobody else may
 * see or change.
 */
export const openTestEnvironment = async () => {
  const server = await openAccessTestServer();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const routes = routesOf((await server.browser().ask('GET', '/api/openapi.json')).body);
  const askerFixture = await createCaller(server, 'pro');
  await requestReviewsAndRefund(
    server,
    askerFixture.farmer,
    (await personOf(server, askerFixture.farmer)).idOf('photo'),
  );
  const victimFixture = await createCaller(server, 'pro');
  await victimFixture.farmer.sync([{ name: 'sightings.follow', args: { cell: '-6:802', active: false } }]);
  const visitors = new Map<Caller, Awaited<ReturnType<typeof createCaller>>>();
  for (const caller of callers)
    if (caller !== 'anonymous') visitors.set(caller, await createCaller(server, caller));
  // The daily batch runs a minute after the start: its writes would look like another user's.
  await server.upkeep();
  await deleteDelayedJobs(server);
  await waitForJobs(server);
  const asker: Person = await personOf(server, askerFixture.farmer);
  const victim = await personOf(server, victimFixture.farmer);
  const before = await rowsOf(server, victim.userId);
  /** Values of the victim that a caller itself sent. Replies to it may contain them. */
  const sentValues = new Set<string>();
  const victimValues = [...new Set([...victim.all.values()].flat()), victim.email];
  const photoEnding = victimFixture.photo.subarray(-64);

  const actor = async (caller: Caller): Promise<Actor> => {
    const known = visitors.get(caller);
    return known
      ? { visitor: known.farmer, own: await callerDataOf(server, caller, known.farmer, known.photo, asker) }
      : { visitor: server.browser(), own: anonymousCallerData(asker) };
  };

  /** Streams never end: reads only the status. */
  const listen = async (visitor: Visitor, url: string, headers: TestRequest['headers']): Promise<Answer> => {
    const controller = new AbortController();
    const answer = await fetch(address + url, {
      headers: { ...headers, cookie: visitor.cookie },
      signal: controller.signal,
    });
    const outcome = statusText({ status: answer.status, body: answer.ok ? null : await answer.json() });
    controller.abort();
    return { outcome, raw: Buffer.alloc(0) };
  };

  const ask = async (visitor: Visitor, route: Route, sent: TestRequest): Promise<Answer> => {
    await resetRateLimits(server);
    if (route.isEndless) return listen(visitor, urlOf(route, sent), sent.headers);
    const { bytes, headers, body = bytes || route.method === 'GET' ? undefined : {} } = sent;
    const answer = await visitor.ask(route.method, urlOf(route, sent), {
      ...(body !== undefined && { body }),
      ...(bytes && { bytes }),
      ...(headers && { headers }),
    });
    return { outcome: statusText(answer), raw: answer.raw };
  };

  const cursors = new WeakMap<Visitor, number>();
  const command = async (visitor: Visitor, name: string, args: object): Promise<Answer> => {
    await resetRateLimits(server);
    const body = {
      userId: visitor.userId || newId(),
      cursor: cursors.get(visitor) ?? 0,
      restarting: false,
      commands: [{ id: newId(), name, args, deviceTime: new Date().toISOString() }],
    };
    const { status, body: answer, raw } = await visitor.ask('POST', '/api/sync', { body });
    if (status === 200) cursors.set(visitor, answer.changes.cursor);
    return {
      outcome: status === 200 ? outcomeText(answer.outcomes[0]) : statusText({ status, body: answer }),
      raw,
    };
  };

  return {
    server,
    access: server.access,
    routes,
    actor,
    ask,
    command,
    waitUntilIdle: () => waitForJobs(server),
    stop: (): Promise<void> => {
      server.app.server.closeAllConnections();
      return server.stop();
    },
    /** An id that belongs to the victim, and a similar one that does not exist. */
    idPair: (what: OwnedId): readonly [string, string] => {
      const existing = victim.idOf(what);
      sentValues.add(existing);
      return [
        existing,
        what === 'photo' ? 'e'.repeat(64) : what === 'code' ? [...existing].reverse().join('') : newId(),
      ];
    },
    /** The victim's values in an answer to another user. */
    leaks: (raw: Buffer): string[] => [
      ...victimValues.filter((mark) => !sentValues.has(mark) && raw.includes(mark)),
      ...(raw.includes(photoEnding) ? ['the photo'] : []),
    ],
    /** Tables in which the victim's rows have changed. */
    changed: async (): Promise<string[]> =>
      Object.entries(await rowsOf(server, victim.userId))
        .filter(([table, rows]) => rows !== before[table])
        .map(([table]) => table),
  };
};
