import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Browser, openHouse } from '#apps/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { addField, makePro } from '#features/alerts/server/testing.ts';
import { beginDaily, DAILY_JOB, dailyWith } from './daily.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => { house = await openHouse(); });
afterAll(() => house.stop());
beforeEach(() => house.database.run(sql`truncate rate_limits`));

const today = dayInNairobi(new Date());
const crop = (fieldId: string, age: number) => ({
  id: newId(), field_id: fieldId, crop_type: 'maize', variety: null, variety_class: 'maize_medium', status: 'growing', area_size: null, area_unit: null, planting_date: addDays(today, -age), expected_harvest_date: addDays(today, 137 - age),
  harvest_source: 'own', harvest_from: null, harvest_to: null, altitude_band: null, county: 'Nakuru', expected_yield: null, expected_yield_size: null, expected_yield_unit: null, notes: null,
});
const grows = async (farmer: Browser, age = 22): Promise<string> => {
  const field = await addField(farmer, { lat: -0.3031, lng: 36.08 });
  await farmer.sync([{ name: 'crops.add', args: crop(field, age) }]);
  return field;
};
interface Row { readonly title: string; readonly rule: string; readonly due_date: string; readonly why: string; readonly suggestion_key: string }
const tasksOf = (farmer: Browser) => house.database.asUser(farmer.userId, (tx) => tx.many<Row>(sql`select title, rule, due_date, why, suggestion_key from farm_plan_tasks where user_id = ${farmer.userId} order by title`));
const asked: object[] = [];
const jobs = { enqueue: async (_: unknown, name: string, data: object) => { asked.push({ name, ...data }); } } as unknown as Jobs;
const morning = (): Promise<void> => dailyWith({ db: house.database, jobs })({ day: today, after: null });

test('PLN-21 PAY-04 each morning the server puts the day’s tasks on the lists of Pro farmers, with their reasons, once; Free is left alone', async () => {
  const [paying, free] = [await house.farmer(), await house.farmer()];
  await makePro(house, paying);
  await grows(paying);
  await grows(free);
  await morning();
  await morning();
  const made = await tasksOf(paying);
  expect(made.map(({ rule }) => rule).sort()).toEqual(['scouting', 'top_dressing', 'weeding_first']);
  expect(made.every(({ due_date, why, suggestion_key }) => due_date === today && why.length > 20 && suggestion_key.length > 10)).toBe(true);
  expect(await tasksOf(free)).toEqual([]);
});

test('a task of the morning that the farmer deletes does not come back, and what was ignored does not come', async () => {
  const [farmer, other] = [await house.farmer(), await house.farmer()];
  const [field, elsewhere] = [await grows(farmer), await grows(other)];
  await makePro(house, farmer);
  await morning();
  const made = await house.database.asUser(farmer.userId, (tx) => tx.many<{ id: string; suggestion_key: string }>(sql`select id, suggestion_key from farm_plan_tasks where user_id = ${farmer.userId}`));
  await farmer.sync(made.map(({ id }) => ({ name: 'tasks.remove', args: { id } })));
  await other.sync(made.map(({ suggestion_key: key }) => ({ name: 'tasks.judge_suggestion', args: { key: key.replace(field, elsewhere), verdict: 'ignored' } })));
  await makePro(house, other);
  await morning();
  expect(made).toHaveLength(3);
  expect((await tasksOf(farmer)).map(({ rule }) => rule)).toEqual(['thinning']);
  expect((await tasksOf(other)).map(({ rule }) => rule)).toEqual(['thinning']);
});

test('the day begins once, in the hour before tasks are spoken of', async () => {
  const at = (hour: number): Date => new Date(`${today}T${String(hour - 3).padStart(2, '0')}:10:00.000Z`);
  asked.length = 0;
  for (const hour of [3, 4, 5, 12]) await beginDaily({ db: house.database, jobs }, at(hour));
  expect(asked).toEqual([{ name: DAILY_JOB, day: today, after: null }]);
});
