import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  click,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastOf,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { addPlan } from '../contract.ts';
import { nextIdOf } from '../domain/task.ts';
import { taskCardEn } from '../words.card.en.ts';
import { tasksEn as en } from '../words.en.ts';
import { taskOutboxEn } from '../words.outbox.en.ts';
import { suggestWordsEn } from '../words.suggest.en.ts';
import { tasksSw as sw } from '../words.sw.ts';
import { FieldTasks } from './FieldTasks.tsx';
import { PlanningCard } from './PlanningCard.tsx';
import { openWithTasks, openPlanning, plan, plot, task } from './testing.tsx';
import { DAILY_FRESH_MS, DAILY_RETRIES } from './use-tasks.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanUp();
  vi.restoreAllMocks();
  delete (navigator as { share?: unknown }).share;
});
vi.setConfig({ testTimeout: 15_000 });

const today = dayInNairobi(new Date());
const dialog = () => screen.getByRole('dialog');
const put = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const select = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);
const quick = async (text: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText(en.quick.label), text);
  await waitForUpdates(60);
};
const sent = (commands: { name: string; args: any }[], name: string) =>
  commands.filter((c) => c.name === name).map((c) => c.args);

test('PLN-03 PLN-14 quick add: Enter submits, blank does nothing, and the task appears at once, even offline', async () => {
  const farm = await openPlanning([], { online: false });
  await quick('   {Enter}');
  expect(farm.commands()).toEqual([]);
  await userEvent.clear(screen.getByLabelText(en.quick.label));
  await quick('Fix the fence{Enter}');
  expect(screen.getByRole('checkbox', { name: en.row.notDone('Fix the fence') })).toBeTruthy();
  expect(farm.commands()).toEqual([
    expect.objectContaining({
      name: 'tasks.add',
      state: 'waiting',
      args: expect.objectContaining({ title: 'Fix the fence', priority: 'medium', due_date: today }),
    }),
  ]);
  expect(farm.store.snapshot().view.all('farm_plan_task')).toEqual([
    expect.objectContaining({ status: 'pending', pending: true }),
  ]);
  expect(toastTexts()).toContain(en.done.taskAdded);
  expect((screen.getByLabelText(en.quick.label) as HTMLInputElement).value).toBe('');
});

test('PLN-03 a second Enter is ignored while a task is being saved', async () => {
  const farm = await openPlanning();
  const input = screen.getByLabelText(en.quick.label);
  fireEvent.input(input, { target: { value: 'Fix the fence' } });
  fireEvent.submit(input.closest('form')!);
  fireEvent.submit(input.closest('form')!);
  await waitForUpdates(80);
  expect(sent(farm.commands(), 'tasks.add')).toHaveLength(1);
});

test('PLN-10 PLN-03 a two-letter title is refused with a message, in quick add and in the dialog', async () => {
  const farm = await openPlanning();
  await quick('ab{Enter}');
  expect(pageText()).toContain('Title must be at least 3 characters long.');
  await tap(en.detailed);
  put(en.sheet.title, 'ab');
  await tap(en.sheet.create_act);
  expect(dialog().textContent).toContain('Title must be at least 3 characters long.');
  expect(farm.commands()).toEqual([]);
});

test('PLN-04 PLN-02 the dialog has title, description, priority, field, date, repeat, assignee and duration', async () => {
  const farm = await openPlanning([task()]);
  await tap('Add Detailed Task');
  expect(dialog().querySelector('h2')?.textContent).toBe('Add Detailed Task');
  expect((screen.getByRole('radio', { name: en.sheet.noField }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('radio', { name: en.priorities.medium }) as HTMLInputElement).checked).toBe(true);
  put(en.sheet.title, 'Top dress');
  put(en.sheet.description, 'With CAN, after rain');
  await click(screen.getByRole('radio', { name: en.priorities.high }));
  await click(screen.getByRole('radio', { name: plot.name! }));
  put(en.sheet.day, '2026-12-24');
  put(en.sheet.time, '06:30');
  await select(en.sheet.repeat, '2 week');
  await tap(en.sheet.more);
  put(en.sheet.who, 'Otieno');
  put(en.sheet.phone, '0712345678');
  put(en.sheet.duration, '1.5');
  await tap(en.sheet.create_act);
  expect(sent(farm.commands(), 'tasks.add')).toEqual([
    expect.objectContaining({
      title: 'Top dress',
      description: 'With CAN, after rain',
      priority: 'high',
      field_id: plot.id,
      due_date: '2026-12-24',
      due_time: '06:30',
      repeat_every: 2,
      repeat_unit: 'week',
      assigned_to: 'Otieno',
      estimated_duration: 90,
    }),
  ]);
  expect(toastTexts()).toContain('Task created successfully!');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PLN-04 errors in the dialog are shown, and the entered text is restored after the app was closed', async () => {
  const farm = await openPlanning([], { online: false });
  await tap(en.detailed);
  put(en.sheet.title, 'Weed again');
  await select(en.sheet.repeat, '1 week');
  await tap(en.sheet.create_act);
  expect(dialog().textContent).toContain(taskOutboxEn.refusals['tasks.repeat_needs_day']);
  const saved = { ...localStorage };
  cleanUp();
  for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, String(value));
  await openPlanning([], { online: false, disk: farm.disk });
  await tap(en.detailed);
  expect((screen.getByLabelText(en.sheet.title) as HTMLInputElement).value).toBe('Weed again');
  put(en.sheet.day, today);
  await tap(en.sheet.create_act);
  await tap(en.detailed);
  expect((screen.getByLabelText(en.sheet.title) as HTMLInputElement).value).toBe('');
});

test('PLN-05 shows the number of active tasks, each with title, description, date, checkbox and delete button', async () => {
  await openPlanning([
    task({ title: 'Weed', description: 'By hand', due_date: '2026-12-01', field_id: plot.id }),
    task({ title: 'Late one', due_date: addDays(today, -2) }),
    task({ title: 'Done one', status: 'completed', completed_on: today }),
  ]);
  expect(pageText()).toContain('2 active tasks');
  expect(screen.getByRole('heading', { name: 'Active Tasks' })).toBeTruthy();
  const rows = screen.getAllByRole('list', { name: 'Active Tasks' })[0]!.querySelectorAll('li');
  expect([...rows].map((li) => li.querySelector('button')?.textContent)).toEqual([
    expect.stringMatching(/^Late oneLate since/),
    expect.stringMatching(/^WeedBy hand.*1 Dec 2026 · Shamba la mto$/),
  ]);
  expect(screen.getByRole('checkbox', { name: en.row.notDone('Weed') })).toBeTruthy();
  expect(screen.getByRole('button', { name: en.row.remove('Weed') })).toBeTruthy();
});

test('PLN-06 shows the latest five completed tasks, then how many more', async () => {
  await openPlanning(
    Array.from({ length: 8 }, (_, i) =>
      task({ title: `Done ${i}`, status: 'completed', completed_on: addDays('2026-11-01', i) }),
    ),
  );
  const list = () => screen.getByRole('list', { name: 'Completed Tasks' }).querySelectorAll('li');
  expect(list()).toHaveLength(5);
  expect(list()[0]!.textContent).toContain('Done 7');
  await tap('+3 more completed tasks');
  expect(list()).toHaveLength(8);
});

test('PLN-07 an empty list says so and offers to generate tasks', async () => {
  await openPlanning();
  expect(pageText()).toContain('No tasks yet');
  await tap('Generate AI Tasks');
  // Loaded on the first tap.
  await vi.waitFor(() => expect(dialog().textContent).toContain(suggestWordsEn.honest), { timeout: 10_000 });
  cleanUp();
  await openPlanning([task()]);
  expect(screen.getByRole('button', { name: 'Generate More AI Tasks' })).toBeTruthy();
  cleanUp();
  await openPlanning([], { language: 'sw' });
  expect(pageText()).toContain(sw.empty);
}, 20_000);

test('PLN-08 a phone that never synced shows loading, or offline a problem with a retry button', async () => {
  await openPlanning([], { neverSynced: true });
  expect(pageText()).toContain('Loading your farm tasks...');
  cleanUp();
  await openPlanning([], { neverSynced: true, online: false });
  expect(pageText()).toContain('Having trouble loading your tasks');
  expect(screen.getByRole('button', { name: en.retry })).toBeTruthy();
  cleanUp();
  await openPlanning([], { noStorage: true });
  await quick('Fix the fence{Enter}');
  expect(toastTexts().join()).toContain('Failed to add task');
  expect(screen.getByLabelText<HTMLInputElement>(en.quick.label).value).toBe('Fix the fence');
});

test('PLN-13 checking completes a task, unchecking reopens it; a series continues and shows its next date', async () => {
  const weekly = task({
    title: 'Water',
    due_date: today,
    repeat_every: 1,
    repeat_unit: 'week',
    repeat_from: today,
  });
  const farm = await openPlanning([weekly], { online: false });
  await click(screen.getByRole('checkbox', { name: en.row.notDone('Water') }));
  expect(farm.store.snapshot().view.get('farm_plan_task', weekly.id)).toMatchObject({
    status: 'completed',
    completed_on: today,
  });
  expect(farm.store.snapshot().view.get('farm_plan_task', nextIdOf(weekly.id))).toMatchObject({
    status: 'pending',
    due_date: addDays(today, 7),
  });
  expect(toastTexts().join()).toContain('The next one is on');
  await click(screen.getByRole('checkbox', { name: en.row.done('Water') }));
  expect(farm.store.snapshot().view.all('farm_plan_task')).toEqual([
    expect.objectContaining({ id: weekly.id, status: 'pending' }),
  ]);
});

test('PLN-13 checking a task in progress completes it', async () => {
  const begun = task({ status: 'in_progress' });
  const farm = await openPlanning([begun]);
  await click(screen.getByRole('checkbox'));
  expect(sent(farm.commands(), 'tasks.set_status')).toEqual([
    { id: begun.id, status: 'completed', on: today },
  ]);
});

test('PLN-09 PLN-17 deleting a task asks once, confirms, and can be undone offline', async () => {
  const one = task({ title: 'Weed', description: 'By hand', priority: 'high', due_date: '2026-12-01' });
  const farm = await openPlanning([one], { online: false });
  await tap(en.row.remove('Weed'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Are you sure you want to delete this task?');
  await tap(en.confirm.act);
  expect(farm.store.snapshot().view.all('farm_plan_task')).toEqual([]);
  const toast = toastOf(/^Task deleted successfully!$/)!;
  expect(toast.action?.label).toBe(en.confirm.undo);
  toast.action!.run();
  await waitForUpdates(80);
  expect(farm.store.snapshot().view.all('farm_plan_task')).toEqual([
    expect.objectContaining({
      id: one.id,
      title: 'Weed',
      description: 'By hand',
      priority: 'high',
      due_date: '2026-12-01',
      created_at: one.created_at,
    }),
  ]);
});

test('PLN-14 a task refused by the server is rolled back with a message', async () => {
  const farm = await openPlanning([], { refuse: { code: 'tasks.field_not_found' } });
  await quick('Fix the fence{Enter}');
  await farm.store.whenIdle();
  await waitForUpdates(60);
  expect(farm.store.snapshot().view.all('farm_plan_task')).toEqual([]);
  expect(pageText()).toContain(en.refused(1));
});

test('PLN-14b offline nothing is rolled back: the task stays and waits', async () => {
  const farm = await openPlanning([], { online: false });
  await quick('Fix the fence{Enter}');
  await farm.store.whenIdle();
  expect(farm.commands().map((c) => c.state)).toEqual(['waiting']);
  expect(pageText()).toContain(en.row.waiting);
});

test('PLN-16 PLN-10 if nothing can be saved, each action shows its own error', async () => {
  const held = [task({ title: 'Weed' })];
  const farm = await openPlanning(held);
  farm.store.send = async () => ({ ok: false, code: 'store.full' });
  await quick('Fix the fence{Enter}');
  expect(toastTexts().join()).toContain('Failed to add task');
  await tap(en.detailed);
  put(en.sheet.title, 'Top dress');
  await tap(en.sheet.create_act);
  expect(toastTexts().join()).toMatch(/Failed to create task: \S/);
  expect(screen.getByLabelText<HTMLInputElement>(en.sheet.title).value).toBe('Top dress');
  await click(screen.getByRole('button', { name: 'Close', hidden: false }));
  await click(screen.getByRole('checkbox'));
  expect(toastTexts().join()).toContain('Failed to update task');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await tap(en.row.remove('Weed'));
  await tap(en.confirm.act);
  expect(toastTexts().join()).toContain('Failed to delete task');
  farm.store.send = async () => ({ ok: false, code: 'session.missing' });
  await click(screen.getByRole('checkbox'));
  expect(toastTexts().join()).toContain('User not authenticated');
});

test('PLN-01 PLN-17 a new plan opens; Back, selecting and deleting move between the plan and the list', async () => {
  const farm = await openPlanning();
  await tap(en.plans.create);
  put(en.plans.name, 'Beans, short rains');
  put(en.plans.goal, '5 bags');
  await tap(en.plans.save);
  expect(toastTexts()).toContain('Farm plan created successfully!');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beans, short rains');
  const [made] = sent(farm.commands(), 'tasks.add_plan');
  expect(location.search).toBe(`?plan=${made.id}`);
  await quick('Buy seed{Enter}');
  expect(sent(farm.commands(), 'tasks.add')).toEqual([
    expect.objectContaining({ title: 'Buy seed', plan_id: made.id }),
  ]);
  await click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.title);
  await tap(/Beans, short rains/);
  await tap(en.plans.remove);
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Are you sure you want to delete this plan? This action cannot be undone.',
  );
  await tap(en.confirm.act);
  expect(toastTexts()).toContain('Plan deleted successfully!');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.title);
  expect(farm.store.snapshot().view.all('farm_plan')).toEqual([]);
});

test('PLN-02 PLN-17 editing a plan or a task sends only the changed fields', async () => {
  const [of, one] = [
    plan({ goal: '20 bags' }),
    task({
      title: 'Weed',
      description: 'By hand',
      repeat_every: 3,
      repeat_unit: 'day',
      repeat_from: '2026-11-01',
      due_date: '2026-11-01',
      category: 'weeding',
    }),
  ];
  const farm = await openPlanning([one], { plans: [of] });
  await tap(/^Weed/);
  expect(dialog().textContent).toContain(en.sheet.edit);
  expect((screen.getByLabelText(en.sheet.repeat) as HTMLSelectElement).selectedOptions[0]!.textContent).toBe(
    'Every 3 days',
  );
  put(en.sheet.description, 'With a hoe');
  await tap(en.sheet.edit_act);
  expect(sent(farm.commands(), 'tasks.change')).toEqual([{ id: one.id, description: 'With a hoe' }]);
  expect(toastTexts()).toContain('Task updated successfully!');
  await tap(/Maize, long rains/);
  await tap(en.plans.edit);
  put(en.plans.end, '2027-01-31');
  await tap(en.plans.saveChanges);
  expect(sent(farm.commands(), 'tasks.change_plan')).toEqual([{ id: of.id, end_date: '2027-01-31' }]);
  expect(toastTexts()).toContain('Plan updated successfully!');
});

test('PLN-01 the address of a missing plan opens the list with a message', async () => {
  await openPlanning([], { at: '/farm-planning?plan=019a0000-0000-7000-8000-000000000000' });
  await waitForUpdates(60);
  expect(toastTexts()).toContain(en.plans.gone);
  expect(location.search).toBe('');
});

test('PLN-15 data older than two minutes is requested again while the screen is open, with two retries', async () => {
  expect([DAILY_FRESH_MS, DAILY_RETRIES]).toEqual([120_000, 2]);
  const farm = await openWithTasks(<p>nothing</p>, []);
  const { status } = farm.store.snapshot();
  let lastSyncAt = Date.now() - 60_000;
  vi.spyOn(farm.store, 'snapshot').mockImplementation(
    () => ({ status: { ...status, online: true, lastSyncAt } }) as never,
  );
  const asked = vi.spyOn(farm.store, 'setNotifiedSeq').mockImplementation(() => {});
  const { useTaskRefresh } = await import('./use-tasks.ts');
  const { renderHook } = await import('@testing-library/react');
  const { StoreProvider } = await import('#kit/web/store/hooks.ts');
  vi.useFakeTimers();
  const hook = renderHook(() => useTaskRefresh(), {
    wrapper: ({ children }) => (
      <StoreProvider
        store={{
          ...farm.store,
          snapshot: farm.store.snapshot,
          setNotifiedSeq: farm.store.setNotifiedSeq,
          whenIdle: async () => {},
        }}
      >
        {children}
      </StoreProvider>
    ),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(DAILY_FRESH_MS - 500);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  lastSyncAt = Date.now() + 10 * DAILY_FRESH_MS;
  await vi.advanceTimersByTimeAsync(DAILY_FRESH_MS);
  expect(asked).toHaveBeenCalledTimes(3);
  hook.unmount();
});

test('PLN-05 filters by field and by crop stage, and shows a month with the repeats', async () => {
  await openPlanning([
    task({
      title: 'Weed',
      field_id: plot.id,
      stage: 'vegetative',
      due_date: today,
      repeat_every: 1,
      repeat_unit: 'day',
      repeat_from: today,
    }),
    task({ title: 'Fence' }),
  ]);
  const ofField = (name: string) =>
    click(within(screen.getByRole('radiogroup', { name: en.filters.field })).getByRole('radio', { name }));
  await ofField(plot.name!);
  expect(screen.queryByText('Fence')).toBeNull();
  await ofField(en.filters.noField);
  expect(screen.queryByText('Weed')).toBeNull();
  await ofField(en.filters.anyField);
  await select(en.filters.stage, 'vegetative');
  expect(screen.queryByText('Fence')).toBeNull();
  await click(screen.getByRole('tab', { name: en.views.calendar }));
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain('1 task');
  expect(screen.getByRole('checkbox', { name: en.row.notDone('Weed') })).toBeTruthy();
  await tap(en.calendar.addHere);
  expect((screen.getByLabelText(en.sheet.day) as HTMLInputElement).value).toBe(today);
});

test('PLN-05 deleting the last task of a filter shows the other tasks again', async () => {
  await openPlanning([
    task({ title: 'Weed', field_id: plot.id, stage: 'vegetative' }),
    task({ title: 'Fence' }),
  ]);
  await select(en.filters.stage, 'vegetative');
  expect(screen.queryByText('Fence')).toBeNull();
  await tap(en.row.remove('Weed'));
  await tap(en.confirm.act);
  expect(screen.getByText('Fence')).toBeTruthy();
});

test('DSH-11 a task is shared by the phone’s share sheet or WhatsApp, or sent directly to its assignee', async () => {
  const one = task({
    title: 'Weed',
    due_date: today,
    field_id: plot.id,
    assigned_to: 'Otieno',
    assigned_phone: '+254712345678',
  });
  await openPlanning([one]);
  await tap(/^Weed/);
  const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
  await tap(en.sheet.share);
  const link = new URL(String(opened.mock.calls[0]![0]));
  expect([link.host, link.pathname]).toEqual(['wa.me', '/']);
  // Names the date, because the message may be read on another day.
  expect(link.searchParams.get('text')).toMatch(
    new RegExp(
      `^Farm task: Weed\\nField: Shamba la mto\\nWhen: \\w{3} ${Number(today.slice(8))} \\w{3} ${today.slice(0, 4)}\\nSent from Mavuno$`,
    ),
  );
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await tap(en.sheet.share);
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('Weed') });
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: en.sheet.sendTo('Otieno') }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/254712345678\?text=Farm%20task/,
  );
});

test('DSH-04 DSH-13 DAT-09 the home card shows plans, the week’s tasks with bars, and the next task', async () => {
  const week = Array.from({ length: 3 }, (_, i) =>
    task({ title: `In ${i + 1}`, due_date: addDays(today, i + 1), due_time: i === 0 ? '07:30' : null }),
  );
  await openWithTasks(
    <PlanningCard />,
    [
      ...week,
      task({ due_date: addDays(today, 7) }),
      task({ due_date: addDays(today, 8) }),
      task({ due_date: addDays(today, 2), status: 'completed', completed_on: today }),
      task({ due_date: addDays(today, -1) }),
    ],
    { plans: [plan(), plan(), plan({ status: 'completed' })] },
  );
  expect(pageText()).toContain('2 active plans');
  expect(pageText()).toContain('4 tasks this week');
  expect(screen.getAllByRole('img').map((bar) => (bar.firstElementChild as HTMLElement).style.width)).toEqual(
    ['50%', '20%'],
  );
  expect(pageText()).toMatch(/Next taskIn 1Tomorrow at 07:30/);
  expect(pageText()).toContain(taskCardEn.late(1));
});

test('DSH-04 the home card shows a plan on a phone that has not synced yet, and nothing without one', async () => {
  const { store } = await openWithTasks(<PlanningCard />, [], { neverSynced: true });
  expect(pageText()).toBe('');
  const { status: _status, created_at: _created, updated_at: _updated, ...details } = plan();
  await store.send(addPlan, details);
  await waitForUpdates(80);
  expect(pageText()).toContain('1 active plan');
});

test('DSH-04 the empty home card links to planning', async () => {
  await openWithTasks(<PlanningCard />, []);
  expect(screen.getByRole('link', { name: taskCardEn.startPlanning }).getAttribute('href')).toBe(
    '/farm-planning',
  );
});

test('PLN-05 a field’s page shows its first three tasks with checkboxes, and a new task is assigned to the field', async () => {
  const farm = await openWithTasks(
    <FieldTasks field={plot} />,
    [
      ...['a', 'b', 'c', 'd'].map((name, i) =>
        task({ title: `Weed ${name}`, field_id: plot.id, due_date: addDays(today, i) }),
      ),
      task({ title: 'Elsewhere' }),
    ],
    { online: false },
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(pageText()).not.toContain('Elsewhere');
  expect(screen.getByRole('link', { name: en.ofField.all(4) }).getAttribute('href')).toBe('/farm-planning');
  await tap(en.ofField.add);
  put(en.sheet.title, 'Fence it');
  await tap(en.sheet.create_act);
  expect(sent(farm.commands(), 'tasks.add')).toEqual([
    expect.objectContaining({ title: 'Fence it', field_id: plot.id, due_date: today }),
  ]);
});

test('PLN-16 failed plan actions show their own error', async () => {
  const of = plan();
  const farm = await openPlanning([], { plans: [of] });
  farm.store.send = async () => ({ ok: false, code: 'store.full' });
  await tap(en.plans.create);
  put(en.plans.name, 'Beans');
  await tap(en.plans.save);
  expect(toastTexts().join()).toContain('Failed to create farm plan');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await tap('Close');
  await tap(/Maize, long rains/);
  await tap(en.plans.finish);
  expect(toastTexts().join()).toContain('Failed to update plan');
  await tap(en.plans.remove);
  await tap(en.confirm.act);
  expect(toastTexts().join()).toContain('Failed to delete plan');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maize, long rains');
});

test('PLN-16 PLN-17 the messages match the specification exactly', () => {
  expect(
    [
      ...Object.values(en.done),
      ...Object.values(en.failed).filter((text) => typeof text === 'string'),
    ].sort(),
  ).toEqual([
    'Failed to add task',
    'Failed to create farm plan',
    'Failed to create task',
    'Failed to delete plan',
    'Failed to delete task',
    'Failed to generate daily tasks',
    'Failed to update plan',
    'Failed to update task',
    'Farm plan created successfully!',
    'Plan deleted successfully!',
    'Plan updated successfully!',
    'Task added successfully!',
    'Task created successfully!',
    'Task deleted successfully!',
    'Task updated successfully!',
    'User not authenticated',
  ]);
  expect(en.failed.createTaskWhy('no space')).toBe('Failed to create task: no space');
});

test('PLN-21 the task service has the specified functions; the day’s tasks come from the phone', async () => {
  const farm = await openWithTasks(<p>nothing</p>, [
    task({ title: 'Due', due_date: today }),
    task({ title: 'Later', due_date: addDays(today, 3) }),
  ]);
  const { renderHook } = await import('@testing-library/react');
  const { StoreProvider } = await import('#kit/web/store/hooks.ts');
  const { LanguageProvider } = await import('#kit/web/words.tsx');
  const { useTaskService } = await import('./use-task-service.ts');
  const { result } = renderHook(() => useTaskService(), {
    wrapper: ({ children }) => (
      <StoreProvider store={farm.store}>
        <LanguageProvider initial="en">{children}</LanguageProvider>
      </StoreProvider>
    ),
  });
  expect(Object.keys(result.current).sort()).toEqual([
    'createFarmPlan',
    'createFarmPlanTask',
    'deleteDailyTask',
    'deleteFarmPlan',
    'getDailyTasks',
    'quickAddTask',
    'setStatus',
    'updateDailyTask',
    'updateFarmPlan',
  ]);
  expect(result.current.getDailyTasks().map((t) => t.title)).toEqual(['Due']);
});
