import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callers, type Caller, type FeatureAccess, type IdMeaning } from '#kit/server/access.ts';
import {
  type Route,
  expected,
  expectedCommand,
  idsOfCommand,
  idsOfRoute,
  requestFor,
  withId,
} from './routes.ts';
import { METRICS_TOKEN } from './settings.ts';
import { type Actor, type Answer, openTestEnvironment } from './testing/environment.ts';
import { signInAgain } from './testing/people.ts';

declare module 'vitest' {
  interface TaskMeta {
    cells?: number;
  }
}

let testEnv: Awaited<ReturnType<typeof openTestEnvironment>>;
let operations: Required<FeatureAccess>['operations'];
let commands: Required<FeatureAccess>['commands'];
/** In the order in which they are tried. */
let commandNames: string[];
beforeAll(async () => {
  testEnv = await openTestEnvironment();
  ({ operations, commands } = testEnv.access);
  const [early, last] = [false, true].map((isLast) =>
    Object.keys(commands).filter((name) => (commands[name]!.runsLast ?? false) === isLast),
  ) as [string[], string[]];
  // A scan is removed before its crop, and a crop before its field.
  commandNames = [...early, ...last.reverse()];
}, 240_000);
afterAll(() => testEnv.stop());

/** Every command of every contract, with the schema of its arguments. */
const contractCommands = async (): Promise<Map<string, unknown>> => {
  const all = new Map<string, unknown>();
  for (const file of readdirSync('features', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[^/]+\/contract[a-z-]*\.ts$/.test(name),
  )) {
    for (const one of Object.values<any>(await import(path.resolve('features', file))))
      if (typeof one?.name === 'string' && one.args && Array.isArray(one.refusals))
        all.set(one.name, one.args);
  }
  return all;
};

test('X-10 every operation and command is in the access table, and so is every id it takes', async () => {
  const shapes = await contractCommands();
  expect(Object.keys(operations).sort()).toEqual(testEnv.routes.map(({ id }) => id).sort());
  expect(Object.keys(commands).sort()).toEqual([...shapes.keys()].sort());
  for (const route of testEnv.routes) {
    expect([route.id, operations[route.id]!.access]).toEqual([route.id, route.access]);
    expect([route.id, Object.keys(operations[route.id]!.idParams ?? {})]).toEqual([
      route.id,
      expect.arrayContaining(idsOfRoute(route)),
    ]);
  }
  for (const [name, args] of shapes)
    expect([name, Object.keys(commands[name]!.idParams ?? {}).sort()]).toEqual([
      name,
      idsOfCommand(args).sort(),
    ]);
});

const order = ({ id }: Route): number => Object.keys(operations).indexOf(id);
const [steady, ending] = [false, true].map(
  (ends) => (): Route[] =>
    testEnv.routes
      .filter(({ id }) => (operations[id]!.endsSession ?? false) === ends)
      .sort((a, b) => order(a) - order(b)),
) as [() => Route[], () => Route[]];

interface Cell {
  readonly caller: Caller | 'operator';
  readonly id: string;
  readonly answer: Answer;
  readonly should: string;
  readonly seesAll?: boolean;
}
/** Deviations from the table, one per line. */
const judged = (task: { meta: { cells?: number } }) => {
  const wrong: string[] = [];
  const judge = ({ caller, id, answer: { outcome, raw }, should, seesAll = false }: Cell): void => {
    const leaked = seesAll ? [] : testEnv.leaks(raw);
    if (outcome !== should || leaked.length > 0)
      wrong.push([caller, id, outcome, should, ...leaked].join(' | '));
    task.meta.cells = (task.meta.cells ?? 0) + 1;
  };
  const tryRoute = async (caller: Caller, route: Route, { visitor, own }: Actor): Promise<void> => {
    const rule = operations[route.id]!;
    judge({
      caller,
      id: route.id,
      answer: await testEnv.ask(visitor, route, requestFor(rule, own)),
      should: expected(rule, caller),
      seesAll: rule.access === 'admin',
    });
  };
  const act = async (caller: Caller, name: string, { visitor, own }: Actor): Promise<void> => {
    const rule = commands[name]!;
    judge({
      caller,
      id: name,
      answer: await testEnv.command(visitor, name, rule.sampleArgs(own)),
      should: caller === 'anonymous' ? '401 session.missing' : expectedCommand(rule, caller),
    });
  };
  const end = async (caller: Caller, route: Route, actor: Actor): Promise<void> =>
    tryRoute(
      caller,
      route,
      caller === 'anonymous'
        ? actor
        : { ...actor, visitor: await signInAgain(testEnv.server, actor.own.email) },
    );
  return { wrong, judge, tryRoute, act, end };
};

test('X-10 ACC-01 ACC-37 every access cell: anonymous, Free, Pro, expired, cancelled, trial, expert, admin', async ({
  task,
}) => {
  const { wrong, judge, tryRoute, act, end } = judged(task);
  for (const caller of callers.filter((one) => one !== 'other')) {
    const actor = await testEnv.actor(caller);
    for (const route of steady()) await tryRoute(caller, route, actor);
    for (const name of commandNames) await act(caller, name, actor);
    for (const route of ending()) await end(caller, route, actor);
  }
  const operator = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };
  for (const route of testEnv.routes.filter(({ access }) => access === 'operator'))
    judge({
      caller: 'operator',
      id: route.id,
      answer: await testEnv.ask(testEnv.server.browser(), route, operator),
      should: '200',
    });
  await testEnv.waitUntilIdle();
  expect([wrong, await testEnv.changed()]).toEqual([[], []]);
}, 300_000);

interface Reach {
  readonly id: string;
  readonly at: string;
  readonly names: IdMeaning;
  with(value: string): Promise<Answer>;
}
/** Ids made by the phone come last: a row of the caller's own with that id would hide another user's. */
const reaches = ({ visitor, own }: Actor): Reach[] =>
  [
    ...commandNames.flatMap((id) =>
      Object.entries(commands[id]!.idParams ?? {}).map(([at, names]): Reach => ({
        id,
        at,
        names,
        with: (value) => testEnv.command(visitor, id, withId(commands[id]!.sampleArgs(own), at, value)),
      })),
    ),
    ...testEnv.routes.flatMap((route) =>
      Object.entries(operations[route.id]!.idParams ?? {}).map(([at, names]): Reach => ({
        id: route.id,
        at,
        names,
        with: (value) =>
          testEnv.ask(visitor, route, withId(requestFor(operations[route.id]!, own), at, value)),
      })),
    ),
  ]
    .filter(({ names }) => typeof names === 'string' || 'createdFor' in names)
    .sort((a, b) => Number(typeof a.names !== 'string') - Number(typeof b.names !== 'string'));

test('X-10 ACC-35 another user’s row answers like a missing row, in every parameter that takes an id', async ({
  task,
}) => {
  const { wrong, judge, tryRoute, act, end } = judged(task);
  const actor = await testEnv.actor('other');
  const named = new Set(reaches(actor).map(({ id }) => id));
  for (const route of steady()) if (!named.has(route.id)) await tryRoute('other', route, actor);
  for (const name of commandNames) if (!named.has(name)) await act('other', name, actor);
  for (const { id, at, names, with: reach } of reaches(actor)) {
    const [his, nobodys] = testEnv.idPair(
      typeof names === 'string' ? names : (names as { createdFor: string }).createdFor,
    );
    const [there, nowhere] = [await reach(his), await reach(nobodys)];
    judge({
      caller: 'other',
      id: `${id} ${at}`,
      answer: there,
      should:
        (typeof names !== 'string' && 'refusalIfTaken' in names && names.refusalIfTaken) || nowhere.outcome,
    });
  }
  for (const route of ending()) await end('other', route, actor);
  await testEnv.waitUntilIdle();
  expect([wrong, await testEnv.changed()]).toEqual([[], []]);
}, 300_000);
