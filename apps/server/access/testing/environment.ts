import { placeOrder } from '#features/payments/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { type Caller, callers, type Mine, type Own, type Person, type Sent } from '#kit/server/access.ts';
import { type Route, routesOf, outcomeWord, urlOf, wordOf } from '../routes.ts';
import {
  asking,
  become,
  fill,
  forgetLater,
  freshMinute,
  type TestServer,
  nobodys,
  openAccessTestServer,
  ownOf,
  personOf,
  quiet,
  rowsOf,
  type Visitor,
} from './people.ts';

export interface Answer {
  readonly word: string;
  readonly raw: Buffer;
}
export interface Actor {
  readonly visitor: Visitor;
  readonly own: Own;
}

const made = async (server: TestServer, caller: Caller) => {
  await freshMinute(server);
  const { farmer, photo } = await fill(server);
  await become[caller]?.(server, farmer);
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
  const asks = await made(server, 'pro');
  await asking(server, asks.farmer, (await personOf(server, asks.farmer)).has('photo'));
  const someone = await made(server, 'pro');
  await someone.farmer.sync([{ name: 'sightings.follow', args: { cell: '-6:802', active: false } }]);
  const visitors = new Map<Caller, Awaited<ReturnType<typeof made>>>();
  for (const caller of callers) if (caller !== 'anonymous') visitors.set(caller, await made(server, caller));
  // The daily batch runs a minute after the start: its writes would look like another user's.
  await server.upkeep();
  await forgetLater(server);
  await quiet(server);
  const asker: Person = await personOf(server, asks.farmer);
  const victim = await personOf(server, someone.farmer);
  const before = await rowsOf(server, victim.userId);
  /** The victim's values that a caller was made to send may be returned to it. */
  const given = new Set<string>();
  const marks = [...new Set([...victim.all.values()].flat()), victim.email];
  const face = someone.photo.subarray(-64);

  const actor = async (caller: Caller): Promise<Actor> => {
    const known = visitors.get(caller);
    return known
      ? { visitor: known.farmer, own: await ownOf(server, caller, known.farmer, known.photo, asker) }
      : { visitor: server.browser(), own: nobodys(asker) };
  };

  /** Streams never end: reads only the status. */
  const listen = async (visitor: Visitor, url: string, headers: Sent['headers']): Promise<Answer> => {
    const leave = new AbortController();
    const answer = await fetch(address + url, {
      headers: { ...headers, cookie: visitor.cookie },
      signal: leave.signal,
    });
    const word = wordOf({ status: answer.status, body: answer.ok ? null : await answer.json() });
    leave.abort();
    return { word, raw: Buffer.alloc(0) };
  };

  const ask = async (visitor: Visitor, route: Route, sent: Sent): Promise<Answer> => {
    await freshMinute(server);
    if (route.isEndless) return listen(visitor, urlOf(route, sent), sent.headers);
    const { bytes, headers, body = bytes || route.method === 'GET' ? undefined : {} } = sent;
    const answer = await visitor.ask(route.method, urlOf(route, sent), {
      ...(body !== undefined && { body }),
      ...(bytes && { bytes }),
      ...(headers && { headers }),
    });
    return { word: wordOf(answer), raw: answer.raw };
  };

  const cursors = new WeakMap<Visitor, number>();
  const command = async (visitor: Visitor, name: string, args: object): Promise<Answer> => {
    await freshMinute(server);
    const body = {
      userId: visitor.userId || newId(),
      cursor: cursors.get(visitor) ?? 0,
      restarting: false,
      commands: [{ id: newId(), name, args, deviceTime: new Date().toISOString() }],
    };
    const { status, body: answer, raw } = await visitor.ask('POST', '/api/sync', { body });
    if (status === 200) cursors.set(visitor, answer.changes.cursor);
    return { word: status === 200 ? outcomeWord(answer.outcomes[0]) : wordOf({ status, body: answer }), raw };
  };

  return {
    server,
    access: server.access,
    routes,
    actor,
    ask,
    command,
    settled: () => quiet(server),
    stop: (): Promise<void> => {
      server.app.server.closeAllConnections();
      return server.stop();
    },
    /** An id of the victim's, and a similar one that does not exist. */
    pair: (what: Mine): readonly [string, string] => {
      const his = victim.has(what);
      given.add(his);
      return [
        his,
        what === 'photo' ? 'e'.repeat(64) : what === 'code' ? [...his].reverse().join('') : newId(),
      ];
    },
    /** The victim's values in an answer to another user. */
    leaks: (raw: Buffer): string[] => [
      ...marks.filter((mark) => !given.has(mark) && raw.includes(mark)),
      ...(raw.includes(face) ? ['the photo'] : []),
    ],
    /** Tables in which the victim's rows have changed. */
    changed: async (): Promise<string[]> =>
      Object.entries(await rowsOf(server, victim.userId))
        .filter(([table, rows]) => rows !== before[table])
        .map(([table]) => table),
  };
};
