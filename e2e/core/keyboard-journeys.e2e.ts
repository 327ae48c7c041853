import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import { alertsEn } from '#features/alerts/words.en.ts';
import { chatEn } from '#features/chat/words.en.ts';
import { communityEn } from '#features/community/words.en.ts';
import { fieldWizardEn as wizard } from '#features/fields/web/wizard/words.en.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { marketEn } from '#features/market/words.en.ts';
import { notifyEn } from '#features/notify/words.en.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { phoneEn } from '#features/people/words.phone.en.ts';
import { plansEn } from '#features/plans/words.en.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { filingEn } from '#features/scanner/words.filing.en.ts';
import { tasksEn } from '#features/tasks/words.en.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { cropByKey } from '#knowledge/crops.ts';
import { en } from '../../apps/web/words.en.ts';
import { moreEn } from '../../apps/web/words.more.en.ts';
import { newPoster } from '../harness/community.ts';
import { type Keyboard, keyboardOf } from '../harness/keyboard.ts';
import {
  addFields,
  axeAllThemes,
  browser,
  drawnLeaf,
  type Farmer,
  fieldPhoto,
  makePro,
  newFarmer,
  newPhone,
  type Phone,
  queryDatabase,
  server,
  test,
} from '../harness/main.ts';

// Nothing here clicks, fills a field or moves the focus by script.

interface Person extends Phone {
  readonly farmer: Farmer;
  readonly fieldIds: readonly string[];
  readonly keys: Keyboard;
}
const person = async ({ fields = 0, isPro = false } = {}): Promise<Person> => {
  const phone = await newPhone(browser, server);
  const farmer = await newFarmer(server, phone.context);
  if (isPro) await makePro(server, farmer);
  const fieldIds = fields > 0 ? await addFields(server, phone.context, farmer, fields) : [];
  return { ...phone, farmer, fieldIds, keys: keyboardOf(phone.page) };
};

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const link = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) });
const inBar = (page: Page, name: string) => link(page.getByRole('navigation', { name: en.nav.label }), name);

const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName}: ${document.activeElement?.textContent?.trim()}`);
/** A screen that has just opened has the focus on its title. */
const expectTitle = (page: Page, title: string | RegExp): Promise<void> =>
  expect
    .poll(() => focusOf(page))
    .toMatch(typeof title === 'string' ? new RegExp(`^H1: ${title.replace(/[?.]/g, '\\$&')}$`) : title);
const expectFocus = (page: Page, target: Locator): Promise<void> =>
  expect
    .poll(async () =>
      (await target.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement)))
        ? 'there'
        : focusOf(page),
    )
    .toBe('there');
const expectHealthy = async ({
  page,
  faults,
  keys,
}: Pick<Person, 'page' | 'faults' | 'keys'>): Promise<void> => {
  expect(keys.faults).toEqual([]);
  expect(await axeAllThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
};

test('by keyboard: a farmer chooses a language and signs in with email and password', async () => {
  const { farmer } = await person();
  const phone = await newPhone(browser, server, { firstRun: true });
  const { page } = phone;
  const keys = keyboardOf(page);
  await phone.open('/auth');
  // The page shows these buttons before its script has loaded, and a tap on them counts; the script draws them anew.
  await page.locator('.static-auth').waitFor({ state: 'detached' });
  await keys.enter(button(page, 'English'));
  await keys.enter(button(page, phoneEn.useEmail));
  await keys.tabTo(page.getByLabel(peopleEn.email));
  await page.keyboard.type(farmer.email);
  await keys.tabTo(page.getByLabel(peopleEn.password, { exact: true }));
  await page.keyboard.type('not-the-password');
  await page.keyboard.press('Enter');
  await page.getByText(peopleEn.refusals['people.wrong_password']).waitFor();
  await keys.tabTo(page.getByLabel(peopleEn.password, { exact: true }), { back: true });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(farmer.password);
  await keys.enter(button(page, peopleEn.signIn));
  await page.waitForURL('**/dashboard');
  await expectTitle(page, /^H1: Good /);
  await keys.tabTo(link(page, new RegExp(`^${fieldsEn.home.scanFirst}`)));
  await expectHealthy({ ...phone, keys });
});

test('WIZ-01 by keyboard: a farmer adds a field in six steps', async () => {
  const one = await person();
  const { page, keys } = one;
  await one.open('/fields');
  await expectTitle(page, fieldsEn.title);
  await keys.enter(button(page, fieldsEn.createManually));
  await expectTitle(page, wizard.questions.name);
  await keys.tabTo(page.getByLabel(wizard.name));
  await page.keyboard.type('By the dam');
  await keys.enter(button(page, wizard.next));
  await expectTitle(page, wizard.questions.location);
  await keys.enter(button(page, wizard.useMyPlace));
  await page
    .getByText(/^(Location found|Chosen)/)
    .first()
    .waitFor();
  await expectFocus(page, button(page, wizard.useMyPlace));
  await keys.enter(button(page, wizard.next));
  await expectTitle(page, wizard.questions.crop);
  await keys.tabTo(page.getByRole('radio', { name: 'Maize', exact: true }));
  await page.keyboard.press('Space');
  await keys.enter(button(page, wizard.next));
  await expectTitle(page, wizard.questions.soil);
  await keys.tabTo(page.getByLabel(wizard.soils.clay, { exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByLabel(wizard.soils.loam, { exact: true }).isChecked()).toBe(true);
  await keys.tabTo(page.getByLabel(wizard.waters.rain_fed, { exact: true }));
  await page.keyboard.press('Space');
  await keys.enter(button(page, wizard.next));
  await expectTitle(page, wizard.questions.size);
  await keys.enter(button(page, /½/));
  await expectTitle(page, wizard.questions.planting);
  await keys.enter(button(page, new RegExp(`^${wizard.plantings.this_week}`)));
  await expectTitle(page, fieldsEn.added);
  await keys.enter(button(page, wizard.view));
  // The list, where the field isn't sent yet.
  await expectTitle(page, new RegExp(`^H1: (By the dam|${fieldsEn.title})$`));
  await expectHealthy(one);
});

test('SCN-05 by keyboard: a photo from the gallery is checked, and its field chosen', async () => {
  const one = await person({ fields: 2 });
  const { page, keys } = one;
  await one.open('/dashboard');
  await expectTitle(page, /^H1: /);
  await keys.enter(inBar(page, en.nav.scan));
  await expectTitle(page, scannerEn.title);
  const chooser = page.waitForEvent('filechooser');
  await keys.enter(button(page, scannerEn.upload));
  await (await chooser).setFiles(fieldPhoto('bean___rust') ?? (await drawnLeaf()));
  await page
    .getByRole('heading', { name: scannerEn.first })
    .or(button(page, scannerEn.again))
    .first()
    .waitFor();
  await expectTitle(page, /^H1: /);
  await keys.enter(button(page, filingEn.chooseField).or(button(page, filingEn.changeField)));
  await keys.enter(button(page.getByRole('dialog'), /^Shamba 2/));
  await page.getByText(filingEn.ofField('Shamba 2')).waitFor();
  await expectFocus(page, button(page, filingEn.changeField));
  await expectHealthy(one);
});

/** A rain alert of today, as the server's batch raises it. */
const raiseAlert = async ({ farmer: { userId }, fieldIds: [fieldId] }: Person): Promise<void> => {
  const day = dayInNairobi(new Date());
  const id = newId();
  const raised = {
    rule: 'HEAVY_RAIN',
    theme: 'rain',
    category: 'weather',
    urgency: 4,
    basis: 'published',
    confidence: 'medium',
    doubts: ['forecast'],
    cause: `rain ${day}`,
    crop: 'bean',
    condition: null,
    seen: {
      days: [day],
      ahead: 0,
      numbers: { rain: 41 },
      conditions: { temperature: 19, humidity: 88, windSpeed: 12, rainfall: 41 },
      nearbyFarmers: 0,
      nearbyOn: null,
    },
    from: day,
    until: day,
    doFirst: [],
    tell: 'now',
  } satisfies RaisedAlert;
  await queryDatabase(
    server,
    `insert into alerts (user_id, id, field_id, rule, theme, cause, category, urgency, valid_from, valid_until, raised, forecast_source, forecast_at)
    values ($1, $2, $3, $4, 'rain', $5, 'weather', 4, $6, $6, $7, 'open-meteo', now())`,
    [userId, id, fieldId, raised.rule, raised.cause, day, JSON.stringify(raised)],
  );
  await queryDatabase(
    server,
    `with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq)
    insert into sync_log (user_id, kind, row_id, seq, deleted, born) select $1, 'alert', $2, seq, false, seq from u`,
    [userId, id],
  );
};

test('ALR-05 by keyboard: an alert on home is opened, answered and its kind turned off', async () => {
  const one = await person({ fields: 1 });
  const { page, keys } = one;
  await raiseAlert(one);
  await one.open('/dashboard');
  await expectTitle(page, /^H1: /);
  await keys.enter(page.locator('a[href^="/alerts/"]').first());
  await expectTitle(page, /^H1: /);
  await keys.enter(button(page, alertsEn.answers.yes));
  await page.getByText(alertsEn.youSaid(alertsEn.answers.yes)).waitFor();
  await expectFocus(page, button(page, alertsEn.changeAnswer));
  const mute = button(page, alertsEn.mute(alertsEn.themes.rain));
  await keys.enter(mute);
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(page, mute);
  await page.keyboard.press('Enter');
  await keys.enter(button(page.getByRole('alertdialog'), alertsEn.mute(alertsEn.themes.rain)));
  await page.getByText(alertsEn.isMuted).waitFor();
  await expectFocus(page, button(page, alertsEn.unmute));
  await expectHealthy(one);
});

test('PLN-03 PLN-09 by keyboard: a task is added, marked as done and taken back from the message', async () => {
  const one = await person({ fields: 1 });
  const { page, keys } = one;
  await one.open('/farm-planning');
  await expectTitle(page, tasksEn.title);
  const field = page.getByLabel(tasksEn.quick.label);
  await keys.tabTo(field);
  for (const title of ['Mend the fence', 'Buy seed']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: tasksEn.row.notDone(title) }).waitFor();
    await expectFocus(page, field);
  }
  await keys.tabTo(page.getByRole('checkbox', { name: tasksEn.row.notDone('Mend the fence') }));
  await page.keyboard.press('Space');
  const done = page.getByRole('checkbox', { name: tasksEn.row.done('Mend the fence') });
  await done.waitFor();
  // It has moved to the other list.
  await page.getByText(/^Done on /).waitFor();
  await expectFocus(page, done);
  await page.keyboard.press('Space');
  const again = page.getByRole('checkbox', { name: tasksEn.row.notDone('Mend the fence') });
  await expectFocus(page, again);
  const remove = button(page, tasksEn.row.remove('Buy seed'));
  await keys.enter(remove);
  await keys.enter(button(page.getByRole('alertdialog'), tasksEn.confirm.act));
  await expectFocus(page, page.getByRole('checkbox', { name: tasksEn.row.notDone('Mend the fence') }));
  await keys.enter(inBar(page, en.nav.home));
  await expectTitle(page, /^H1: /);
  const card = page.getByRole('region', { name: alertsEn.todayTitle });
  await card.getByText('Mend the fence').waitFor();
  await keys.enter(button(card, alertsEn.todo.done));
  await page.getByText(alertsEn.todo.marked).waitFor();
  await expectFocus(page, link(page, fieldsEn.home.all));
  await keys.enter(button(page, alertsEn.todo.undo).last());
  await card.getByText('Mend the fence').waitFor();
  await expectFocus(page, button(card, alertsEn.todo.done));
  await expectHealthy(one);
});

test('CHT-20 by keyboard: a question to Mavuno is asked and its answer read', async () => {
  const one = await person({ fields: 1 });
  const { page, keys } = one;
  await one.open('/dashboard');
  await expectTitle(page, /^H1: /);
  await keys.enter(inBar(page, en.nav.chat));
  await expectTitle(page, chatEn.title);
  const field = page.getByRole('textbox', { name: chatEn.input });
  await keys.tabTo(field);
  await page.keyboard.type('My maize leaves have holes. What is it?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: chatEn.mavunoSaid });
  await answer.waitFor();
  await expectFocus(page, field);
  const sources = answer.locator('summary').first();
  await sources.waitFor();
  await keys.enter(sources, { back: true });
  await answer.locator('details[open]').first().waitFor();
  await expectFocus(page, sources);
  await expectHealthy(one);
});

test('COM-20 by keyboard: a farmer asks the community a question', async () => {
  const phone = await newPoster(server, 'en');
  const { page } = phone;
  const keys = keyboardOf(page);
  await phone.open('/dashboard');
  await expectTitle(page, /^H1: /);
  await keys.enter(inBar(page, en.nav.community));
  await expectTitle(page, communityEn.title);
  const { ask } = communityEn;
  await keys.enter(button(page, communityEn.askQuestion));
  await expectFocus(page, page.getByRole('heading', { name: ask.title, exact: true }));
  await keys.tabTo(page.getByLabel(ask.titleLabel, { exact: true }));
  await page.keyboard.type('Brown rings on my tomato leaves');
  await keys.tabTo(page.getByLabel(ask.content, { exact: true }));
  await page.keyboard.type(
    'Since the rain the lower leaves have brown spots with rings, and they fall off. What can I do?',
  );
  await page.getByText(ask.looking).waitFor();
  await page.getByText(ask.looking).waitFor({ state: 'detached' });
  const category = page.locator('form').getByLabel(ask.category, { exact: true }).first();
  await keys.tabTo(category);
  await page.keyboard.type(communityEn.categories.disease_control.slice(0, 4));
  expect(await category.inputValue()).toBe('disease_control');
  await keys.enter(button(page, ask.post));
  await page.getByRole('heading', { name: 'Brown rings on my tomato leaves' }).first().waitFor();
  await expectFocus(page, page.getByRole('tab', { name: communityEn.tabs.questions }));
  await expectHealthy({ ...phone, keys });
});

test('MKT-01 MKT-06 by keyboard: another crop is chosen in the market, and a price reported', async () => {
  const one = await person({ fields: 1, isPro: true });
  const { page, keys } = one;
  await one.open('/market-insights');
  await expectTitle(page, marketEn.title);
  const crop = (key: string) => page.getByRole('radio', { name: cropByKey(key)!.name.en }).first();
  await crop('maize').waitFor({ state: 'attached' });
  await keys.tabTo(crop('maize'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, crop('tomato'));
  expect(await crop('tomato').isChecked()).toBe(true);
  const report = button(page, marketEn.report);
  await keys.enter(report);
  const { form } = marketEn;
  const sheet = page.getByRole('dialog', { name: form.title });
  await sheet.waitFor();
  await keys.tabTo(sheet.getByLabel(form.market));
  await page.keyboard.type('Njoro');
  await keys.tabTo(sheet.getByLabel(form.county));
  await page.keyboard.type('Nak');
  await keys.tabTo(sheet.getByLabel(form.price));
  await page.keyboard.type('60');
  await keys.tabTo(sheet.getByLabel(form.measure, { exact: true }));
  await page.keyboard.press('Home');
  await keys.enter(button(sheet, form.send));
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: form.mine }).waitFor();
  await expectFocus(page, report);
  await expectHealthy(one);
});

test('SET-01 by keyboard: a notification, the colours and the language are changed', async () => {
  const one = await person();
  const { page, keys } = one;
  await one.open('/dashboard');
  await expectTitle(page, /^H1: /);
  await keys.enter(link(page, en.top.menu), { back: true });
  await expectTitle(page, moreEn.title);
  await keys.enter(link(page, new RegExp(moreEn.sections.account.title)));
  await expectTitle(page, /^H1: /);
  await keys.enter(link(page, new RegExp(`^${notifyEn.title}`)));
  await expectTitle(page, notifyEn.title);
  const tasks = page.getByLabel(notifyEn.toggles.task_reminders.label);
  await keys.tabTo(tasks);
  const before = await tasks.isChecked();
  await page.keyboard.press('Space');
  await expect.poll(() => tasks.isChecked()).toBe(!before);
  await expectFocus(page, tasks);
  await keys.tabTo(page.getByLabel(notifyEn.look.themes.light, { exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain('dark');
  await expectFocus(page, page.getByLabel(notifyEn.look.themes.dark, { exact: true }));
  await keys.tabTo(page.getByLabel(notifyEn.look.languages.en, { exact: true }), { back: true });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('sw');
  await expectFocus(page, page.getByLabel(notifyEn.look.languages.sw, { exact: true }));
  await expectHealthy(one);
});

test('PAY-47 by keyboard: market prices lead to the free trial of Pro, and back once it has started', async () => {
  const one = await person({ fields: 1 });
  const { page, keys } = one;
  await one.open('/more');
  await expectTitle(page, moreEn.title);
  await keys.enter(link(page, new RegExp(`^${moreEn.sections.market.title}`)));
  await expectTitle(page, /^H1: /);
  await keys.enter(page.locator('a[href="/market-insights"]'));
  await expectTitle(page, /^H1: /);
  await page.waitForURL('**/upgrade?from=%2Fmarket-insights');
  const start = button(page, plansEn.trial.start);
  await start.waitFor();
  await keys.enter(start);
  await page.waitForURL('**/market-insights');
  await expectTitle(page, marketEn.title);
  await expectHealthy(one);
});
