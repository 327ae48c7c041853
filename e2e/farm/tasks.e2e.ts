import { expect } from 'vitest';
import { tasksEn as en } from '#features/tasks/words.en.ts';
import { tasksSw as sw } from '#features/tasks/words.sw.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  waitForInstall,
  waitForLateCache,
  newFarmer,
  newPhone,
  type Phone,
  server,
  takeScreenshot,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const today = dayInNairobi(new Date());
const quick = async ({ page }: Phone, title: string): Promise<void> => {
  await page.getByLabel(en.quick.label).fill(title);
  await page.getByLabel(en.quick.label).press('Enter');
  await page.getByRole('checkbox', { name: en.row.notDone(title) }).waitFor();
};
const remove = async ({ page }: Phone, title: string): Promise<void> => {
  await page.getByRole('button', { name: en.row.remove(title) }).click();
  await page.getByRole('alertdialog').getByText(en.confirm.task).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: en.confirm.act }).click();
  await page.getByText(en.done.taskDeleted).waitFor();
};

test('PLN-14b PLN-09 PLN-13 offline task changes (add, complete, repeat, delete, undo) reach the second phone', async () => {
  const [a, b] = [
    await newPhone(browser, server, { allowServiceWorker: true }),
    await newPhone(browser, server, { allowServiceWorker: true }),
  ];
  const farmer = await newFarmer(server, a.context);
  await addFields(server, a.context, farmer, 1);
  await a.open('/farm-planning');
  await waitForInstall(a.page);
  await waitForLateCache(a.page);
  await a.cutNetwork();
  await a.page.reload();
  await a.page.getByText(en.empty, { exact: true }).waitFor();
  await quick(a, 'Mend the fence');
  await quick(a, 'Buy seed');
  await quick(a, 'Sell maize');
  await a.page.getByRole('button', { name: en.detailed }).click();
  const sheet = a.page.getByRole('dialog');
  await sheet.getByLabel(en.sheet.title).fill('Water the kale');
  await sheet.getByText('Shamba 1', { exact: true }).click();
  await sheet.getByLabel(en.sheet.day).fill(today);
  await sheet.getByLabel(en.sheet.repeat).selectOption('1 day');
  expect(await axeAllThemes(a.page)).toEqual([]);
  await takeScreenshot(a.page, 'task-sheet');
  await sheet.getByRole('button', { name: en.sheet.create_act }).click();
  await a.page.getByText(en.done.taskCreated).waitFor();

  // Ticks the recurring task by keyboard.
  await a.page.getByRole('checkbox', { name: en.row.notDone('Water the kale') }).click();
  await a.page.getByRole('checkbox', { name: en.row.done('Water the kale') }).waitFor();
  await remove(a, 'Mend the fence');
  await remove(a, 'Buy seed');
  await a.page.getByRole('button', { name: en.confirm.undo }).last().click();
  await a.page.getByRole('checkbox', { name: en.row.notDone('Buy seed') }).waitFor();
  await a.page.reload();
  await a.page.getByRole('checkbox', { name: en.row.notDone('Buy seed') }).waitFor();
  await a.page.getByRole('tab', { name: en.views.calendar }).click();
  expect(await axeAllThemes(a.page)).toEqual([]);
  await takeScreenshot(a.page, 'tasks-month');
  await a.restoreNetwork();

  const stored = () =>
    queryDatabase<{ title: string; status: string; due: string }>(
      server,
      'select title, status, due_date::text as due from farm_plan_tasks where user_id = $1 order by title, due_date',
      [farmer.userId],
    );
  await expect.poll(stored, { timeout: scaled(30_000) }).toEqual([
    { title: 'Buy seed', status: 'pending', due: today },
    { title: 'Sell maize', status: 'pending', due: today },
    { title: 'Water the kale', status: 'completed', due: today },
    { title: 'Water the kale', status: 'pending', due: addDays(today, 1) },
  ]);
  await b.context.addCookies(await a.context.cookies());
  await b.open('/tasks');
  await b.page.getByText(en.active(3)).waitFor();
  expect(new URL(b.page.url()).pathname).toBe('/farm-planning');
  await b.page.getByRole('checkbox', { name: en.row.done('Water the kale') }).waitFor();

  await waitForInstall(b.page);
  // Both phones are offline and complete the task; the next one is created once.
  await a.open('/farm-planning');
  const synced = await Promise.all(
    [a, b].map(async (phone) => {
      await phone.page.getByText(en.active(3)).waitFor();
      await phone.cutNetwork();
      await phone.page.getByRole('checkbox', { name: en.row.notDone('Water the kale') }).click();
      await expect
        .poll(() => phone.page.getByRole('checkbox', { name: en.row.done('Water the kale') }).count())
        .toBe(2);
      return () =>
        phone.page.waitForResponse(
          (answer) =>
            new URL(answer.url()).pathname === '/api/sync' &&
            (answer.request().postData() ?? '').includes('tasks.'),
        );
    }),
  );
  const sent = synced.map((wait) => wait());
  for (const phone of [a, b]) await phone.restoreNetwork();
  await Promise.all(sent);
  await expect
    .poll(
      async () =>
        (await stored())
          .filter(({ title }) => title === 'Water the kale')
          .map(({ status, due }) => `${status} ${due}`),
      { timeout: scaled(30_000) },
    )
    .toEqual([`completed ${today}`, `completed ${addDays(today, 1)}`, `pending ${addDays(today, 2)}`]);
  expect((await stored()).filter(({ title }) => title === 'Water the kale')).toHaveLength(3);
  expect([...a.faults, ...b.faults]).toEqual([]);
  await a.close();
});

test('PLN-01 PLN-07 a plan in Kiswahili and its suggestions have no axe faults and no horizontal overflow', async () => {
  const phone = await newPhone(browser, server, { language: 'sw' });
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  await addFields(server, phone.context, farmer, 1);
  await phone.open('/farm-planning');
  await phone.page.getByText(sw.empty, { exact: true }).waitFor();
  expect(await axeAllThemes(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: sw.generate }).click();
  await phone.page.getByRole('dialog').waitFor();
  expect(await axeAllThemes(phone.page)).toEqual([]);
  await phone.page.keyboard.press('Escape');
  await phone.page.getByRole('heading', { name: sw.plans.title, exact: true }).click();
  await phone.page.getByRole('button', { name: sw.plans.create }).click();
  await phone.page.getByLabel(sw.plans.name).fill('Mahindi ya masika');
  await phone.page.getByLabel(sw.plans.goal).fill('Magunia 20 kwa ekari');
  expect(await axeAllThemes(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: sw.plans.save }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Mahindi ya masika' }).waitFor();
  await phone.page.getByLabel(sw.quick.label).fill('Nunua mbegu');
  await phone.page.getByLabel(sw.quick.label).press('Enter');
  await phone.page.getByText(sw.plans.done(0, 1)).waitFor();
  await takeScreenshot(phone.page, 'plan');
  expect(await axeAllThemes(phone.page)).toEqual([]);
  expect(
    await phone.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await phone.page.getByRole('button', { name: sw.plans.remove }).click();
  await phone.page.getByRole('alertdialog').getByText(sw.confirm.plan).waitFor();
  await phone.page.getByRole('alertdialog').getByRole('button', { name: sw.confirm.act }).click();
  await phone.page.getByRole('heading', { level: 1, name: sw.title }).waitFor();
  await expect
    .poll(() => queryDatabase(server, 'select 1 from farm_plan_tasks where user_id = $1', [farmer.userId]), {
      timeout: scaled(20_000),
    })
    .toEqual([]);
  expect(phone.faults).toEqual([]);
});
