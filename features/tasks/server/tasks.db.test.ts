import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { blankTask, nextIdOf, suggestedId, type Task } from '../domain/task.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const today = dayInNairobi(new Date());
const said = (reply: any): string[] =>
  reply.outcomes.map((o: { result: string; code?: string }) => o.code ?? o.result);
const rowsOf = (reply: any, kind = 'farm_plan_task') =>
  reply.changes.rows.filter((r: any) => r.kind === kind);
const all = async (farmer: ApiClient): Promise<Task[]> => (await farmer.ask('GET', '/api/tasks')).body.tasks;

const fieldOf = (id: string) => ({
  name: 'fields.add',
  args: {
    id,
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'maize',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: null,
  },
});
const taskOf = (over: Record<string, unknown> = {}) => ({
  name: 'tasks.add',
  args: { ...blankTask(), id: newId(), title: 'Palilia mahindi', due_date: today, ...over },
});
const planOf = (over: Record<string, unknown> = {}) => ({
  name: 'tasks.add_plan',
  args: {
    id: newId(),
    title: 'Mahindi',
    description: null,
    goal: null,
    field_id: null,
    crop_type: null,
    start_date: null,
    end_date: null,
    ...over,
  },
});
const statusOf = (id: string, status: string, on = today) => ({
  name: 'tasks.set_status',
  args: { id, status, on },
});

test('PLN-10 PLN-14 PLN-19 a task stores its fields, starts pending and medium, and edits change only their fields', async () => {
  const farmer = await server.farmer();
  const fieldId = newId();
  const plan = planOf({ field_id: fieldId, goal: 'Magunia 20' });
  const task = taskOf({
    plan_id: plan.args.id,
    field_id: fieldId,
    title: '  Palilia\u202E   mahindi ',
    description: ' mapema ',
    due_time: '07:30',
    assigned_to: 'Otieno',
    assigned_phone: '0712 345 678',
    category: 'weeding',
    estimated_duration: 90,
  });
  const reply = await farmer.sync([fieldOf(fieldId), plan, task, taskOf({ title: 'Peke yake' })]);
  expect(said(reply)).toEqual(['applied', 'applied', 'applied', 'applied']);
  expect(rowsOf(reply).find((r: any) => r.id === task.args.id).row).toMatchObject({
    plan_id: plan.args.id,
    field_id: fieldId,
    title: 'Palilia mahindi',
    description: 'mapema',
    due_date: today,
    due_time: '07:30',
    priority: 'medium',
    status: 'pending',
    assigned_phone: '+254712345678',
    completed_on: null,
  });
  expect(rowsOf(reply, 'farm_plan')[0].row).toMatchObject({
    title: 'Mahindi',
    status: 'active',
    goal: 'Magunia 20',
  });
  await farmer.sync([{ name: 'tasks.change', args: { id: task.args.id, priority: 'high' } }]);
  expect((await all(farmer)).find((t) => t.id === task.args.id)).toMatchObject({
    priority: 'high',
    description: 'mapema',
    due_time: '07:30',
  });
});

test('PLN-10 invalid tasks are refused by name, and values no form sends are invalid', async () => {
  const farmer = await server.farmer();
  const task = taskOf();
  expect(
    said(
      await farmer.sync([
        task,
        task,
        taskOf({ title: ' a ' }),
        taskOf({ title: '\u202Eab\u202C' }),
        taskOf({ due_date: '1999-12-31' }),
        taskOf({ due_date: null, repeat_every: 1, repeat_unit: 'week' }),
        taskOf({ assigned_phone: 'abc' }),
        taskOf({ field_id: newId() }),
        taskOf({ plan_id: newId() }),
        statusOf(newId(), 'completed'),
        { name: 'tasks.change', args: { id: newId(), title: 'Jembe' } },
        { name: 'tasks.remove', args: { id: newId() } },
        { name: 'tasks.remove_plan', args: { id: newId() } },
        planOf({ title: 'ab' }),
        planOf({ start_date: '2026-05-01', end_date: '2026-04-01' }),
      ]),
    ),
  ).toEqual([
    'applied',
    'tasks.exists',
    'tasks.title_short',
    'tasks.title_short',
    'tasks.day_wrong',
    'tasks.repeat_needs_day',
    'tasks.phone_wrong',
    'tasks.field_not_found',
    'tasks.plan_not_found',
    'tasks.not_found',
    'tasks.not_found',
    'tasks.not_found',
    'tasks.plan_not_found',
    'tasks.title_short',
    'tasks.ends_before',
  ]);
  for (const wrong of [
    { priority: 'urgent' },
    { status: 'completed', due_time: '25:00' },
    { title: 'x'.repeat(201) },
    { repeat_every: 0 },
    { estimated_duration: -1 },
    { due_date: '2026-02-30' },
    { category: 'dancing' },
  ]) {
    expect(said(await farmer.sync([taskOf(wrong)])), JSON.stringify(wrong)).toEqual(['sync.invalid']);
  }
});

test('PLN-13 completes and reopens; a repeating task creates its next one once, even if two phones complete it', async () => {
  const farmer = await server.farmer();
  const task = taskOf({ due_date: addDays(today, -1), repeat_every: 1, repeat_unit: 'week' });
  const { id } = task.args;
  await farmer.sync([task]);
  expect(
    said(
      await farmer.sync([statusOf(id, 'completed', addDays(today, -1)), statusOf(id, 'completed', today)]),
    ),
  ).toEqual(['applied', 'applied']);
  const both = await all(farmer);
  expect(both).toHaveLength(2);
  expect(both.find((t) => t.id === id)).toMatchObject({ status: 'completed', completed_on: today });
  expect(both.find((t) => t.id === nextIdOf(id))).toMatchObject({
    status: 'pending',
    due_date: addDays(today, 6),
    repeat_every: 1,
    completed_on: null,
  });
  // Undone, the next one is deleted too; done again, it is the same one.
  await farmer.sync([statusOf(id, 'pending')]);
  expect((await all(farmer)).map((t) => t.id)).toEqual([id]);
  await farmer.sync([statusOf(id, 'completed')]);
  expect((await all(farmer)).map((t) => t.id).sort()).toEqual([id, nextIdOf(id)].sort());
  // The farmer moved the next task: undoing the completion keeps it.
  await farmer.sync([
    { name: 'tasks.change', args: { id: nextIdOf(id), due_date: addDays(today, 9) } },
    statusOf(id, 'pending'),
    statusOf(id, 'completed'),
  ]);
  expect(await all(farmer)).toHaveLength(2);
});

test('PLN-13 a phone clock years ahead does not move a series into the future', async () => {
  const farmer = await server.farmer();
  const task = taskOf({ repeat_every: 1, repeat_unit: 'day' });
  await farmer.sync([task, statusOf(task.args.id, 'completed', '2099-01-01')]);
  expect((await all(farmer)).find((t) => t.id === nextIdOf(task.args.id))?.due_date).toBe(addDays(today, 2));
});

test('PLN-09 a deleted task is restored as it was, also if it was never deleted', async () => {
  const farmer = await server.farmer();
  const task = taskOf({ repeat_every: 1, repeat_unit: 'month', due_date: '2026-10-31' });
  await farmer.sync([task, statusOf(task.args.id, 'completed', '2026-10-31')]);
  const [before] = (await all(farmer)).filter((t) => t.id === task.args.id);
  const { updated_at: _, ...back } = before!;
  expect(
    said(
      await farmer.sync([
        { name: 'tasks.remove', args: { id: back.id } },
        { name: 'tasks.bring_back', args: back },
        { name: 'tasks.bring_back', args: back },
      ]),
    ),
  ).toEqual(['applied', 'applied', 'applied']);
  const after = await all(farmer);
  expect(after.find((t) => t.id === back.id)).toMatchObject(back);
  expect(after).toHaveLength(2);
});

test('PLN-20 the same suggestion accepted on two phones is one task; the last verdict wins and syncs', async () => {
  const farmer = await server.farmer();
  const key = 'weeding:field:1';
  const one = taskOf({
    id: suggestedId(key),
    suggestion_key: key,
    rule: 'weeding',
    why: 'Siku 18 tangu kupanda',
  });
  expect(said(await farmer.sync([one, { ...one, args: { ...one.args, title: 'Palilia' } }]))).toEqual([
    'applied',
    'applied',
  ]);
  expect(await all(farmer)).toEqual([
    expect.objectContaining({ title: 'Palilia mahindi', why: 'Siku 18 tangu kupanda' }),
  ]);
  const reply = await farmer.sync([
    { name: 'tasks.judge_suggestion', args: { key, verdict: 'accepted' } },
    { name: 'tasks.judge_suggestion', args: { key, verdict: 'ignored' } },
  ]);
  expect(rowsOf(reply, 'task_verdict')).toEqual([
    { kind: 'task_verdict', id: key, row: { id: key, verdict: 'ignored', judged_at: expect.any(String) } },
  ]);
});

test('PLN-09 deleting a plan that another phone added to is refused until the new task has been shown', async () => {
  const farmer = await server.farmer();
  const plan = planOf();
  const first = await farmer.sync([plan]);
  const cursor = first.changes.cursor;
  const sight = { cursor, acts: [] };
  expect(said(await farmer.sync([taskOf({ plan_id: plan.args.id })], cursor))).toEqual(['applied']);
  const removed = { name: 'tasks.remove_plan', args: { id: plan.args.id } };
  expect(said(await farmer.sync([{ ...removed, sight }], cursor))).toEqual(['sync.unseen']);
  // Once seen, it is deleted with its task; the other phone's later edit is refused by name.
  expect(said(await farmer.sync([removed]))).toEqual(['applied']);
  expect(await all(farmer)).toEqual([]);
  expect(
    said(
      await farmer.sync([
        { name: 'tasks.change_plan', args: { id: plan.args.id, title: 'Maharagwe' } },
        taskOf({ plan_id: plan.args.id }),
      ]),
    ),
  ).toEqual(['tasks.plan_not_found', 'tasks.plan_not_found']);
});

test('PLN-09 deleting a plan that another phone edited is refused until shown; a late edit is refused by name', async () => {
  const farmer = await server.farmer();
  const plan = planOf();
  const { cursor } = (await farmer.sync([plan])).changes;
  const edit = (title: string) => ({ name: 'tasks.change_plan', args: { id: plan.args.id, title } });
  const removed = { name: 'tasks.remove_plan', args: { id: plan.args.id } };
  // The edit arrived first: the deleting phone has not shown it, and is asked.
  expect(said(await farmer.sync([edit('Maharagwe')], cursor))).toEqual(['applied']);
  const asked = await farmer.sync([{ ...removed, sight: { cursor, acts: [] } }], cursor);
  expect(said(asked)).toEqual(['sync.unseen']);
  expect((await farmer.ask('GET', '/api/farm-plans')).body.plans).toMatchObject([{ title: 'Maharagwe' }]);
  // Now it was shown. The deletion arrived first this time; the other phone's edit stays in its outbox with
  // this reason.
  expect(
    said(
      await farmer.sync(
        [{ ...removed, sight: { cursor: asked.changes.cursor, acts: [] } }],
        asked.changes.cursor,
      ),
    ),
  ).toEqual(['applied']);
  expect(
    said(
      await farmer.sync([{ ...edit('Viazi'), sight: { cursor: asked.changes.cursor, acts: [] } }], cursor),
    ),
  ).toEqual(['tasks.plan_not_found']);
});

test('PLN-18 PLN-21 lists active plans with their tasks in pages, and the day’s tasks separately', async () => {
  const farmer = await server.farmer();
  const plans = [planOf({ title: 'Mpango A' }), planOf({ title: 'Mpango B' }), planOf({ title: 'Mpango C' })];
  const late = taskOf({ plan_id: plans[0]!.args.id, title: 'Iliyochelewa', due_date: addDays(today, -3) });
  const undated = taskOf({ title: 'Haina siku', due_date: null });
  const later = taskOf({ title: 'Baadaye', due_date: addDays(today, 3) });
  await farmer.sync([
    ...plans,
    late,
    undated,
    later,
    { name: 'tasks.change_plan', args: { id: plans[2]!.args.id, status: 'completed' } },
  ]);
  const first = (await farmer.ask('GET', '/api/farm-plans?limit=1')).body;
  expect(first.plans.map((p: any) => [p.title, p.farm_plan_tasks.length])).toEqual([['Mpango B', 0]]);
  const second = (await farmer.ask('GET', `/api/farm-plans?limit=1&after=${first.next}`)).body;
  expect(
    second.plans.map((p: any) => [
      p.title,
      p.farm_plan_tasks.map((t: any) => Object.keys(t).length > 11 && t.title),
    ]),
  ).toEqual([['Mpango A', ['Iliyochelewa']]]);
  expect((await farmer.ask('GET', '/api/tasks/daily')).body).toMatchObject({
    today,
    tasks: [{ title: 'Iliyochelewa' }, { title: 'Haina siku' }],
  });
  const walked: string[] = [];
  for (let after = ''; ;) {
    const { tasks, next } = (await farmer.ask('GET', `/api/tasks?limit=1${after && `&after=${after}`}`)).body;
    walked.push(...tasks.map((t: Task) => t.title));
    if (!next) break;
    after = next;
  }
  expect(walked.sort()).toEqual(['Baadaye', 'Haina siku', 'Iliyochelewa']);
  expect((await farmer.ask('GET', `/api/tasks?plan=${plans[0]!.args.id}`)).body.tasks).toHaveLength(1);
});

test('PLN-18 another farmer cannot see, change, complete or delete a plan or task', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const [plan, task] = [planOf(), taskOf()];
  await farmer.sync([plan, task, { name: 'tasks.judge_suggestion', args: { key: 'k', verdict: 'ignored' } }]);
  const tried = await other.sync([
    { name: 'tasks.change', args: { id: task.args.id, title: 'Yangu' } },
    statusOf(task.args.id, 'completed'),
    { name: 'tasks.remove', args: { id: task.args.id } },
    { name: 'tasks.remove_plan', args: { id: plan.args.id } },
    taskOf({ plan_id: plan.args.id }),
  ]);
  expect(said(tried)).toEqual([
    'tasks.not_found',
    'tasks.not_found',
    'tasks.not_found',
    'tasks.plan_not_found',
    'tasks.plan_not_found',
  ]);
  expect([await all(other), (await other.ask('GET', '/api/farm-plans')).body.plans]).toEqual([[], []]);
  for (const table of ['farm_plans', 'farm_plan_tasks', 'task_verdicts']) {
    expect(
      await server.database.asUser(other.userId, (tx) =>
        tx.many({ text: `select 1 from ${table}`, values: [] } as never),
      ),
      table,
    ).toEqual([]);
  }
});

test('FLD-07 deleting a field deletes its tasks and plans', async () => {
  const farmer = await server.farmer();
  const fieldId = newId();
  const plan = planOf({ field_id: fieldId });
  const keeps = taskOf({ title: 'Inabaki' });
  await farmer.sync([
    fieldOf(fieldId),
    plan,
    taskOf({ plan_id: plan.args.id }),
    taskOf({ field_id: fieldId }),
    keeps,
  ]);
  const reply = await farmer.sync([{ name: 'fields.remove', args: { id: fieldId } }]);
  expect(said(reply)).toEqual(['applied']);
  expect((await all(farmer)).map((t) => t.title)).toEqual(['Inabaki']);
  expect((await farmer.ask('GET', '/api/farm-plans')).body.plans).toEqual([]);
});
