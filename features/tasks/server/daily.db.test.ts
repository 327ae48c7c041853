import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import { addField, makePro, storeForecast } from '#features/alerts/server/testing.ts';
import { addDays, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { seasonKey } from '../domain/suggest/season-steps.ts';
import { suggestTasks } from '../domain/suggest/suggest-tasks.ts';
import { savedReason, suggestionText } from '../domain/suggest/suggestion-text.ts';
import { keyOf } from '../domain/suggest/suggestion.ts';
import { factsOfFarmers } from './daily-reads.ts';
import { startDailyTasks, DAILY_JOB, createDailyJob } from './daily.ts';
import { startReminders, REMIND_JOB } from './reminders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const today = dayInNairobi(new Date());
const crop = (fieldId: string, age: number) => ({
  id: newId(),
  field_id: fieldId,
  crop_type: 'maize',
  variety: null,
  variety_class: 'maize_medium',
  status: 'growing',
  area_size: null,
  area_unit: null,
  planting_date: addDays(today, -age),
  expected_harvest_date: addDays(today, 137 - age),
  harvest_source: 'own',
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: 'Nakuru',
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
});
const grows = async (farmer: ApiClient, age = 22): Promise<string> => {
  const field = await addField(farmer, { lat: -0.3031, lng: 36.08 });
  await farmer.sync([{ name: 'crops.add', args: crop(field, age) }]);
  return field;
};
interface Row {
  readonly title: string;
  readonly rule: string;
  readonly due_date: string;
  readonly why: string;
  readonly suggestion_key: string;
}
const tasksOf = (farmer: ApiClient) =>
  server.database.asUser(farmer.userId, (tx) =>
    tx.many<Row>(
      sql`
        select title, rule, due_date, why, suggestion_key
        from farm_plan_tasks
        where user_id = ${farmer.userId}
        order by title
      `,
    ),
  );
const asked: object[] = [];
const jobs = {
  enqueue: async (_: unknown, name: string, data: object) => {
    asked.push({ name, ...data });
  },
} as unknown as Jobs;
const morning = (): Promise<void> =>
  createDailyJob({ db: server.database, jobs })({ day: today, after: null });

test('PLN-21 PAY-04 each morning the server adds the day’s tasks with reasons for Pro farmers, once; not for Free', async () => {
  const [paying, free] = [await server.farmer(), await server.farmer()];
  await makePro(server, paying);
  await grows(paying);
  await grows(free);
  await morning();
  await morning();
  const made = await tasksOf(paying);
  expect(made.map(({ rule }) => rule).sort()).toEqual(['scouting', 'top_dressing', 'weeding_first']);
  expect(
    made.every(
      ({ due_date, why, suggestion_key }) =>
        due_date === today && why.length > 20 && suggestion_key.length > 10,
    ),
  ).toBe(true);
  expect(await tasksOf(free)).toEqual([]);
});

test('PLN-21 a harvest task added by the server moves when the farmer changes the crop’s harvest date', async () => {
  const farmer = await server.farmer();
  await makePro(server, farmer);
  const field = await addField(farmer, { lat: -0.3031, lng: 36.08 });
  const ripe = { ...crop(field, 137), expected_harvest_date: today };
  await farmer.sync([{ name: 'crops.add', args: ripe }]);
  await morning();
  const harvest = async () =>
    (await tasksOf(farmer))
      .filter(({ rule }) => rule === 'harvest_window')
      .map(({ due_date, why }) => [due_date, why]);
  expect(await harvest()).toEqual([[today, expect.any(String)]]);
  const later = addDays(today, 28);
  await farmer.sync([
    { name: 'crops.change', args: { id: ripe.id, expected_harvest_date: later, harvest_source: 'own' } },
  ]);
  expect((await harvest()).map(([due]) => due)).toEqual([later]);
  // A change that leaves the day within its window moves nothing.
  await farmer.sync([{ name: 'crops.change', args: { id: ripe.id, notes: 'near the river' } }]);
  expect((await harvest()).map(([due]) => due)).toEqual([later]);
});

test('PLN-21 a harvest task of the earlier rule moves to the expected day once, unless the farmer edited it', async () => {
  const farmer = await server.farmer();
  const field = await addField(farmer, { lat: -0.3031, lng: 36.08 });
  const [from, expected] = [addDays(today, -2), addDays(today, 28)];
  const beans = {
    ...crop(field, 62),
    crop_type: 'bean',
    variety_class: null,
    harvest_source: 'calendar',
    expected_harvest_date: expected,
    harvest_from: from,
    harvest_to: addDays(today, 58),
  };
  await farmer.sync([{ name: 'crops.add', args: beans }]);
  const key = keyOf('harvest_window', field, seasonKey({ crop: 'bean', plantedOn: beans.planting_date }));
  const put = async (due: string, edited: boolean, addedOn = addDays(today, -9)) => {
    await server.database.asUser(farmer.userId, (tx) =>
      tx.run(sql`
      delete from farm_plan_tasks where user_id = ${farmer.userId}`),
    );
    await server.database.asUser(farmer.userId, (tx) =>
      tx.run(sql`
        insert into farm_plan_tasks (user_id, id, field_id, title, due_date, priority, category, status,
          suggestion_key, rule, why, created_at, updated_at)
        values (${farmer.userId}, ${newId()}, ${field}, 'Harvest the beans', ${due}, 'medium', 'harvest',
          'pending', ${key}, 'harvest_window', 'Ripe now.', ${addedOn},
          ${edited ? addDays(addedOn, 1) : addedOn})
      `),
    );
  };
  const due = async () =>
    (await tasksOf(farmer)).filter(({ rule }) => rule === 'harvest_window').map((t) => t.due_date);
  await put(from, false);
  await morning();
  expect(await due()).toEqual([expected]);
  // The farmer sets the first day of the window again: the next morning's run leaves it.
  await server.database.asUser(farmer.userId, (tx) =>
    tx.run(sql`
    update farm_plan_tasks set due_date = ${from} where user_id = ${farmer.userId}`),
  );
  await morning();
  expect(await due()).toEqual([from]);
  await put(from, true);
  await morning();
  expect(await due()).toEqual([from]);
  // Added while the window was already open, for that same day.
  await put(addDays(today, -1), false, addDays(today, -1));
  await morning();
  expect(await due()).toEqual([expected]);
  // A changed suggestion is the farmer's own choice of day.
  await put(from, false);
  await farmer.sync([{ name: 'tasks.judge_suggestion', args: { key, verdict: 'changed' } }]);
  await morning();
  expect(await due()).toEqual([from]);
});

test('a server-added task that the farmer deleted does not return, and an ignored suggestion is not added', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const [field, elsewhere] = [await grows(farmer), await grows(other)];
  await makePro(server, farmer);
  await morning();
  const made = await server.database.asUser(farmer.userId, (tx) =>
    tx.many<{ id: string; suggestion_key: string }>(
      sql`select id, suggestion_key from farm_plan_tasks where user_id = ${farmer.userId}`,
    ),
  );
  await farmer.sync(made.map(({ id }) => ({ name: 'tasks.remove', args: { id } })));
  await other.sync(
    made.map(({ suggestion_key: key }) => ({
      name: 'tasks.judge_suggestion',
      args: { key: key.replace(field, elsewhere), verdict: 'ignored' },
    })),
  );
  await makePro(server, other);
  await morning();
  expect(made).toHaveLength(3);
  expect((await tasksOf(farmer)).map(({ rule }) => rule)).toEqual(['thinning']);
  expect((await tasksOf(other)).map(({ rule }) => rule)).toEqual(['thinning']);
});

test('daily tasks start once, in the hour before reminders; a server that was down starts them later, before dark', async () => {
  const at = (day: string, hour: number): Date =>
    new Date(Date.parse(`${day}T00:10:00.000Z`) + (hour - 3) * HOUR_MS);
  const begun = async (day: string, hours: readonly number[]): Promise<readonly boolean[]> => {
    const all: boolean[] = [];
    for (const hour of hours) all.push(await startDailyTasks({ db: server.database, jobs }, at(day, hour)));
    return all;
  };
  asked.length = 0;
  expect(await begun('2027-03-01', [3, 4, 5, 12])).toEqual([false, true, false, false]);
  expect(await begun('2027-03-02', [0, 11, 12])).toEqual([false, true, false]);
  expect(await begun('2027-03-03', [19, 23])).toEqual([false, false]);
  expect(asked).toEqual([
    { name: DAILY_JOB, day: '2027-03-01', after: null },
    { name: DAILY_JOB, day: '2027-03-02', after: null },
  ]);
});

test('after such a late start, the reminders wait until the day’s tasks are made', async () => {
  const waits: (Date | undefined)[] = [];
  const noting = {
    enqueue: async (_: unknown, name: string, __: object, { runAt }: { runAt?: Date }) => {
      if (name === REMIND_JOB) waits.push(runAt);
    },
  } as unknown as Jobs;
  const deps = { db: server.database, jobs: noting, listeners: () => ({}) };
  const [late, usual] = ['2027-04-01T08:10:00.000Z', '2027-04-02T02:10:00.000Z'].map(
    (text) => new Date(text),
  ) as [Date, Date];
  await startReminders(deps, late, await startDailyTasks(deps, late));
  await startDailyTasks(deps, new Date('2027-04-02T01:10:00.000Z'));
  await startReminders(deps, usual, await startDailyTasks(deps, usual));
  expect(waits).toEqual([new Date('2027-04-01T08:20:00.000Z'), undefined]);
});

test('a whole page of farmers is read and written in one batch: as many queries for four as for one', async () => {
  const farmers: ApiClient[] = [];
  for (let i = 0; i < 4; i += 1) {
    const farmer = await server.farmer();
    farmers.push(farmer);
    await grows(farmer);
  }
  const ids = farmers.map(({ userId }) => userId);
  const asks = async (users: readonly string[]): Promise<number> =>
    server.database.asSystem(async (tx) => {
      let n = 0;
      const counting: Query = {
        ...tx,
        many: (text) => {
          n += 1;
          return tx.many(text);
        },
        one: (text) => {
          n += 1;
          return tx.one(text);
        },
        maybe: (text) => {
          n += 1;
          return tx.maybe(text);
        },
      };
      const facts = await factsOfFarmers(counting, users, new Date());
      expect([...facts.values()].map(({ fields }) => fields[0]?.crops[0]?.crop)).toEqual(
        users.map(() => 'maize'),
      );
      return n;
    });
  expect(await asks(ids)).toBe(await asks(ids.slice(0, 1)));
});

test('a batch of an earlier day creates no tasks', async () => {
  const farmer = await server.farmer();
  await makePro(server, farmer);
  await grows(farmer);
  await createDailyJob({ db: server.database, jobs })({ day: addDays(today, -1), after: null });
  expect(await tasksOf(farmer)).toEqual([]);
});

test('PLN-20 a weather-dependent task stores its forecast’s time; an outdated forecast is ignored', async () => {
  const at = { lat: 0.5143, lng: 35.2698 };
  const farmer = await server.farmer();
  await makePro(server, farmer);
  const field = await addField(farmer, at);
  await farmer.sync([{ name: 'crops.add', args: crop(field, 22) }]);
  const told = (hours: number) =>
    storeForecast(
      server.database,
      at,
      { 0: { rain: 30 }, 1: { rain: 30 } },
      { fetchedAt: new Date(Date.now() - hours * HOUR_MS) },
    );
  const factsAt = async () =>
    (await server.database.asSystem((tx) => factsOfFarmers(tx, [farmer.userId], new Date()))).get(
      farmer.userId,
    )!.fields[0]!;
  await told(40);
  expect(await factsAt()).toMatchObject({ forecastDays: [], gate: null, forecastAt: null });
  await told(30);
  expect((await factsAt()).forecastDays.length).toBe(7);
  const weeding = suggestTasks({ fields: [await factsAt()], tasks: [], verdicts: [] }, today).find(
    ({ rule }) => rule === 'weeding_first',
  )!;
  expect(weeding.due).toBe(addDays(today, 2));
  expect(savedReason(suggestionText(weeding, 'en'))).toMatch(
    /Rain is forecast until then; \d+ \w+ looks drier\. From the forecast of \d+ \w+\.$/,
  );
});

test('PLN-20 accepted, changed and ignored suggestions sync to a second phone and count there too', async () => {
  const farmer = await server.farmer('two-phones@mavuno.test');
  const field = await grows(farmer);
  const facts = async () =>
    (await server.database.asSystem((tx) => factsOfFarmers(tx, [farmer.userId], new Date()))).get(
      farmer.userId,
    )!;
  const [first, second, third] = suggestTasks(await facts(), today);
  await farmer.sync(
    [first!, second!, third!].map(({ key }, i) => ({
      name: 'tasks.judge_suggestion',
      args: { key, verdict: (['accepted', 'changed', 'ignored'] as const)[i] },
    })),
  );
  const phone = server.browser();
  await phone.ask('POST', '/api/auth/sign-in', {
    body: { email: 'two-phones@mavuno.test', password: 'nzuri-sana-9' },
  });
  phone.userId = farmer.userId;
  const verdicts = (await phone.sync([])).changes.rows
    .filter((r: { kind: string }) => r.kind === 'task_verdict')
    .map(({ row }: any) => row);
  expect(Object.fromEntries(verdicts.map((v: any) => [v.id, v.verdict]))).toEqual({
    [first!.key]: 'accepted',
    [second!.key]: 'changed',
    [third!.key]: 'ignored',
  });
  const there = {
    ...(await facts()),
    tasks: [],
    verdicts: verdicts.map((v: any) => ({ key: v.id, verdict: v.verdict, on: today })),
  };
  expect(suggestTasks(there, today).map(({ rule }) => rule)).not.toContain(third!.rule);
  expect(
    suggestTasks(there, today)
      .map(({ key }) => key)
      .filter((key) => [first!.key, second!.key].includes(key)),
  ).toEqual([]);
  expect(field).toBe(first!.field_id);
});

test('PLN-20 the server uses the same facts as the phone: a county known by name only, a disease the farmer picked', async () => {
  const farmer = await server.farmer();
  const field = await addField(farmer, null, { location_description: 'Nakuru' });
  await server.database.asUser(farmer.userId, (tx) =>
    tx.run(sql`
      insert into crop_scans (user_id, id, field_id, crop_type, taken_at, outcome, source_api, result_data,
        pick, picked_at)
      values (${farmer.userId}, ${newId()}, ${field}, 'tomato', now() - interval '7 days', 'candidates',
        'phone', '{}', 'tomato___late_blight', now())
    `),
  );
  const facts = (await server.database.asSystem((tx) => factsOfFarmers(tx, [farmer.userId], new Date()))).get(
    farmer.userId,
  )!;
  expect(facts.fields[0]).toMatchObject({
    county: 'Nakuru',
    sickLeaves: [{ condition: 'tomato___late_blight', crop: 'tomato' }],
  });
  expect(suggestTasks(facts, today).map(({ rule }) => rule)).toContain('look_again');
});

test('PLN-20 an old leaf check is used only if its disease may still forbid work', async () => {
  const farmer = await server.farmer();
  const field = await addField(farmer, null, { location_description: 'Nakuru' });
  for (const condition of ['bean___angular_leaf_spot', 'bean___aphid'])
    await server.database.asUser(farmer.userId, (tx) =>
      tx.run(sql`
        insert into crop_scans (user_id, id, field_id, crop_type, taken_at, outcome, source_api, result_data,
          pick, picked_at)
        values (${farmer.userId}, ${newId()}, ${field}, 'bean', now() - interval '120 days', 'candidates',
          'phone', '{}', ${condition}, now())
      `),
    );
  const all = await server.database.asSystem((tx) => factsOfFarmers(tx, [farmer.userId], new Date()));
  const { sickLeaves } = all.get(farmer.userId)!.fields[0]!;
  expect(sickLeaves.map(({ condition }) => condition)).toEqual(['bean___angular_leaf_spot']);
});
