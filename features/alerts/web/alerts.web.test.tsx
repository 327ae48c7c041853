import { act, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  click,
  field,
  freePlan,
  openFarm,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import type { Task } from '#features/tasks/domain/task.ts';
import { projections as taskProjections } from '#features/tasks/web/projections.ts';
import { addDays, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { toasts } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import type { RaisedAlert } from '../domain/raised-alert.ts';
import { actionText } from '../domain/text/action-text.ts';
import { alertText } from '../domain/text/alert-text.ts';
import { alertsEn as en } from '../words.en.ts';
import { alertsSw as sw } from '../words.sw.ts';
import { usualEn } from '../words.usual.en.ts';
import { usualSw } from '../words.usual.sw.ts';
import { AlertScreen } from './AlertScreen.tsx';
import { AlertsScreen } from './AlertsScreen.tsx';
import { HomeAlerts } from './HomeAlerts.tsx';
import { type Alert, projections as alertProjections, type Evaluation } from './projections.ts';
import { TodaysAction } from './TodaysAction.tsx';
import { UnreadAlerts } from './UnreadAlerts.tsx';
// Loaded in advance, so that a short wait is enough.
import './TodaysAction.tsx';
import './UsualSaying.tsx';

afterEach(cleanUp);

const projections = { ...fieldProjections, ...alertProjections, ...taskProjections };
const today = dayInNairobi(new Date());
const plot = field({ crop_type: 'potato' });
const raised = (over: Partial<RaisedAlert> = {}): RaisedAlert => ({
  rule: 'FLOOD_RISK',
  theme: 'rain',
  category: 'weather',
  urgency: 4,
  basis: 'composite',
  confidence: 'medium',
  doubts: ['forecast'],
  cause: newId(),
  crop: null,
  condition: null,
  seen: {
    days: [addDays(today, 1)],
    ahead: 1,
    numbers: { rain: 64, mostRain: 64 },
    conditions: { temperature: 18.4, humidity: 92, windSpeed: null, rainfall: 64 },
    nearbyFarmers: 0,
    nearbyOn: null,
  },
  from: today,
  until: addDays(today, 3),
  doFirst: [],
  tell: 'now',
  ...over,
});
const blight = raised({
  rule: 'LATE_BLIGHT_HUTTON',
  theme: 'late_blight',
  category: 'disease',
  urgency: 3,
  basis: 'published',
  crop: 'potato',
  condition: 'potato___late_blight',
  until: addDays(today, 6),
  seen: {
    days: [addDays(today, -1), today],
    ahead: 1,
    numbers: { hours: 8, tmin: 12.3 },
    conditions: { temperature: 16, humidity: 95, windSpeed: 8, rainfall: 6 },
    nearbyFarmers: 0,
    nearbyOn: null,
  },
});
const alert = (one: RaisedAlert = raised(), over: Partial<Alert> = {}): Alert => ({
  id: newId(),
  field_id: plot.id,
  raised: one as Alert['raised'],
  forecast_source: 'met-norway',
  forecast_at: new Date(Date.now() - HOUR_MS).toISOString(),
  state: 'open',
  closed_at: null,
  read: true,
  happened: null,
  created_at: new Date(Date.now() - 7_200_000).toISOString(),
  ...over,
});
const look = (over: Partial<Evaluation> = {}): Evaluation => ({
  id: plot.id,
  looked_at: new Date(Date.now() - 600_000).toISOString(),
  forecast_source: 'met-norway',
  forecast_at: new Date().toISOString(),
  ...over,
});

const asked: string[] = [];
const server = (answers: Record<string, unknown> = {}) => {
  asked.length = 0;
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const body = answers[url.split('?')[0]!];
    return body === undefined ? new Response('{}', { status: 500 }) : new Response(JSON.stringify(body));
  }) as typeof fetch;
};
type Setting = Partial<Parameters<typeof openFarm>[1]>;
type Row = { readonly kind: string; readonly row: { readonly id: string } };
const rows = (
  alerts: readonly Alert[],
  more: readonly Row[] = [{ kind: 'alert_look', row: look() }],
): Row[] => [{ kind: 'field', row: plot }, ...alerts.map((row) => ({ kind: 'alert', row })), ...more];
const open = (all: readonly Row[], setting: Setting = {}) =>
  openFarm(<AlertsScreen />, { projections, at: '/alerts', rows: all, plan: proPlan, ...setting });
const titles = (): string[] => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent ?? '');
const confirm = (name: string) =>
  click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test('ALR-01 stats and cards: message, first action, last day, rule and confidence', async () => {
  server();
  const [rain, sick] = [alert(), alert(blight)];
  await open(rows([sick, rain]));
  for (const one of [rain, sick]) {
    const told = alertText(one.raised, 'en');
    for (const part of [told.title, told.message, told.action, told.until, told.rule, told.certainty])
      expect(pageText()).toContain(part);
  }
  expect(pageText()).toContain(en.about('Shamba la mto'));
  expect(titles()[0]).toBe(alertText(rain.raised, 'en').title);
  expect(screen.getByLabelText(en.stats).textContent).toBe('1Critical1High0Medium0Low');
  expect(pageText()).not.toContain(en.lookedNothing(1, ''));
});

test('an alert is active until the end of the field’s local day: in Rwanda an hour longer than in Kenya', async () => {
  server();
  const day = addDays(today, 1);
  const kigali = field({ location: { lat: -1.94, lng: 30.06 } });
  const [here, there] = [
    alert(raised({ until: day })),
    alert({ ...blight, until: day }, { field_id: kigali.id }),
  ];
  const all = rows(
    [here, there],
    [
      { kind: 'field', row: kigali },
      { kind: 'alert_look', row: look() },
    ],
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T21:30:00Z`) });
  try {
    await open(all);
    expect(screen.getByLabelText(en.stats).textContent).toBe('0Critical1High0Medium0Low');
  } finally {
    vi.useRealTimers();
  }
});

test('ALR-02 the filters show matching alerts, and an empty result offers to show all', async () => {
  server();
  await open(rows([alert(), alert(blight)]));
  const pickPriority = (name: RegExp) =>
    click(within(screen.getByLabelText(en.stats)).getByRole('button', { name }));
  const pickCategory = (name: string) => click(screen.getByRole('radio', { name }));
  await pickPriority(/Critical/);
  expect(titles()).toEqual([alertText(raised(), 'en').title]);
  await pickPriority(/High/);
  expect(titles()).toEqual([alertText(blight, 'en').title]);
  await pickCategory('Weather');
  expect(pageText()).toContain(en.noneMatch);
  await tap(en.showAll);
  expect(titles()).toHaveLength(2);
  await pickCategory('Disease');
  expect(titles()).toEqual([alertText(blight, 'en').title]);
});

test('ALR-03 each alert is labelled with its level, from emergency to info', async () => {
  server();
  await open(
    rows([
      alert(raised({ urgency: 5 })),
      alert(raised({ urgency: 4 })),
      alert(raised({ urgency: 3 })),
      alert(raised({ urgency: 2 })),
      alert(raised({ urgency: 1 })),
    ]),
    { language: 'sw' },
  );
  const marks = [...document.querySelectorAll('[data-level]')].map((m) => [
    m.getAttribute('data-level'),
    m.textContent,
  ]);
  expect(marks).toEqual([
    ['5', sw.labels.emergency],
    ['4', sw.labels.urgent],
    ['3', sw.labels.high],
    ['2', sw.labels.medium],
    ['1', sw.labels.info],
  ]);
});

test('without alerts the page says when and what was checked; offline, checking is disabled', async () => {
  server();
  await open(rows([]), { online: false });
  expect(pageText()).toMatch(/1 field checked (today|yesterday) \d\d:\d\d\. No alerts\./);
  expect(pageText()).toContain(en.lookedFor);
  expect(pageText()).toContain(en.lookOffline);
  expect((screen.getByRole('button', { name: en.lookNow }) as HTMLButtonElement).disabled).toBe(true);
  expect(asked).toEqual([]);
});

test('FLD-21 an unconfirmed field links to its confirmation; without fields there is a link to add one', async () => {
  server();
  const lost = field({ name: 'Kando', location_unconfirmed: true });
  await open([{ kind: 'field', row: lost }]);
  expect(pageText()).toContain(en.unplaced('Kando'));
  expect(screen.getByRole('link', { name: en.confirmPlace }).getAttribute('href')).toBe(
    `/fields/${lost.id}/edit`,
  );
  expect(asked).toEqual([]);
  cleanUp();
  await open([]);
  expect(screen.getByRole('link', { name: en.addField }).getAttribute('href')).toBe('/fields/new');
});

test('PAY-04 on Free the page evaluates old fields when it opens; on Pro only on request', async () => {
  const reply = {
    '/api/alerts/look': {
      fields: 1,
      raised: 0,
      withoutPlace: 0,
      withoutWeather: 0,
      at: new Date().toISOString(),
    },
  };
  const old = look({ looked_at: new Date(Date.now() - 5 * HOUR_MS).toISOString() });
  server(reply);
  await open(rows([], [{ kind: 'alert_look', row: old }]), { plan: freePlan });
  await waitForUpdates(80);
  expect(asked).toEqual(['/api/alerts/look']);
  expect(pageText()).toContain(en.lookFound(0));
  expect(pageText()).toContain(en.freeLook);
  expect(screen.getByRole('link', { name: en.proSee }).getAttribute('href')).toBe(upgradePath('/alerts'));
  cleanUp();
  server(reply);
  await open(rows([], [{ kind: 'alert_look', row: old }]));
  await waitForUpdates(80);
  expect(asked).toEqual([]);
  expect(pageText()).not.toContain(en.freeLook);
  await tap(en.lookNow);
  expect(asked).toEqual(['/api/alerts/look']);
  cleanUp();
  server();
  await open(rows([], []), { plan: freePlan });
  await waitForUpdates(80);
  expect(pageText()).toContain(en.lookFailed);
});

test('one rain on two fields is one card that names both', async () => {
  server();
  const kando = field({ name: 'Kando' });
  const rain = raised();
  await open([{ kind: 'field', row: kando }, ...rows([alert(rain), alert(rain, { field_id: kando.id })])]);
  expect(titles()).toHaveLength(1);
  expect(pageText()).toMatch(/On (Shamba la mto, Kando|Kando, Shamba la mto)/);
  expect(screen.getByLabelText(en.stats).textContent).toContain('1Critical');
});

test('new alerts are marked, and are read once the page is opened', async () => {
  server();
  const fresh = alert(raised(), { read: false });
  const farm = await open(rows([fresh, alert(blight)]), { online: false });
  await waitForUpdates(150);
  expect(screen.getAllByText(en.isNew)).toHaveLength(1);
  expect(farm.commands()).toMatchObject([{ name: 'alerts.seen', args: { ids: [fresh.id] } }]);
});

const openOne = (one: Alert, setting: Setting = {}) =>
  openFarm(<AlertScreen id={one.id} />, {
    projections,
    at: `/alerts/${one.id}`,
    rows: rows([one]),
    plan: proPlan,
    ...setting,
  });

test('ALR-04 the alert page shows weather, unknown values, time to act, and cost only for a measured loss', async () => {
  server();
  const one = alert(raised({ doFirst: [] }));
  await openOne(one);
  const facts = [...document.querySelectorAll('dt')].map((dt) => [
    dt.textContent,
    dt.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    [en.temperature, '18.4 °C'],
    [en.humidity, '92%'],
    [en.wind, en.notTold],
    [en.rainfall, '64 mm'],
  ]);
  expect(pageText()).toContain(en.impactUnknown);
  expect(pageText()).not.toMatch(/USD/);
  expect(pageText()).toContain(en.toAct(1));
  cleanUp();
  await openOne(alert(blight));
  // The book's page is a separate chunk.
  await expect
    .poll(
      async () => {
        await waitForUpdates();
        return pageText();
      },
      { timeout: 5_000 },
    )
    .toContain(en.toAct(7));
  expect(pageText()).toMatch(/this can cost \d+ to \d+% of the harvest/);
  expect(pageText()).toMatch(/about KES [\d,]+00 to KES [\d,]+00 \(USD [\d,]+–[\d,]+\)/);
  expect(screen.getByRole('link', { name: en.bookPage }).getAttribute('href')).toBe(
    '/conditions/potato___late_blight',
  );
});

test('the alert page names the other fields with the same cause and links to their alerts', async () => {
  server();
  const far = field({ name: 'Mbali' });
  const rain = raised({ cause: 'rain:x:4' });
  const [here, there] = [
    alert(rain),
    alert({ ...rain, seen: { ...rain.seen, numbers: { rain: 88, mostRain: 88 } } }, { field_id: far.id }),
  ];
  const other = alert(raised({ cause: 'rain:y:4' }), { field_id: far.id });
  await openFarm(<AlertScreen id={here.id} />, {
    projections,
    at: `/alerts/${here.id}`,
    rows: rows([here, there, other], [{ kind: 'field', row: far }]),
    plan: proPlan,
  });
  expect(pageText()).toContain(`${en.alsoOn}: Mbali`);
  expect(screen.getAllByRole('link', { name: 'Mbali' }).map((link) => link.getAttribute('href'))).toEqual([
    `/alerts/${there.id}`,
  ]);
});

test('“Why am I getting this”: field, rule, forecast and its age; a kind can be muted offline and unmuted', async () => {
  server();
  const one = alert();
  const farm = await openOne(one, { online: false });
  expect(pageText()).toContain(en.whyField(en.theField('Shamba la mto'), en.themes.rain));
  expect(pageText()).toContain(alertText(one.raised, 'en').rule);
  expect(pageText()).toContain(en.forecastOf('MET Norway', '1 h ago'));
  await tap(en.mute(en.themes.rain));
  expect(screen.getByRole('alertdialog').textContent).toContain(en.muteText);
  await confirm(en.mute(en.themes.rain));
  expect(farm.commands()).toMatchObject([{ name: 'alerts.mute', args: { theme: 'rain' } }]);
  expect(toastTexts()).toEqual([en.muted(en.themes.rain)]);
  expect(pageText()).toContain(en.isMuted);
  await tap(en.unmute);
  expect(farm.commands().at(-1)).toMatchObject({ name: 'alerts.unmute' });
  expect(pageText()).not.toContain(en.isMuted);
});

test('a muted kind leaves the list, appears among the muted kinds and can be unmuted', async () => {
  server();
  const farm = await open(
    rows(
      [alert(), alert(blight)],
      [
        { kind: 'alert_look', row: look() },
        { kind: 'alert_mute', row: { id: 'rain' } },
      ],
    ),
  );
  expect(titles()).toEqual([alertText(blight, 'en').title]);
  expect(pageText()).toContain(en.mutedTitle);
  await tap(en.unmute);
  expect(farm.commands().map((c) => c.name)).toContain('alerts.unmute');
  expect(titles()).toHaveLength(2);
});

test('a past alert asks whether it happened, also offline, with a changeable answer; a withdrawn one does not', async () => {
  server();
  const past = alert(raised({ until: addDays(today, -1) }), { state: 'over' });
  const farm = await open(rows([past, alert(blight, { state: 'withdrawn' })]), {
    online: false,
    language: 'sw',
  });
  expect(pageText()).toContain(sw.past);
  expect(pageText()).toContain(sw.withdrawn);
  expect(screen.getAllByText(sw.happened)).toHaveLength(1);
  await tap(sw.answers.yes);
  expect(farm.commands()).toMatchObject([{ name: 'alerts.feedback', args: { id: past.id, answer: 'yes' } }]);
  expect(pageText()).toContain(sw.youSaid(sw.answers.yes));
  await tap(sw.changeAnswer);
  await tap(sw.answers.no);
  expect(farm.commands().at(-1)).toMatchObject({ args: { answer: 'no' } });
});

test('a disease or pest alert asks what the field shows; a field without a name reads “a field”', async () => {
  server();
  const bare = { ...plot, name: null };
  await openFarm(<AlertScreen id="a" />, {
    projections,
    at: '/alerts/a',
    plan: proPlan,
    rows: [
      { kind: 'field', row: bare },
      { kind: 'alert', row: alert(blight, { id: 'a' }) },
    ],
  });
  expect(screen.getByText(en.happenedSigns)).toBeTruthy();
  expect(pageText()).toContain('Because you have a field, and Mavuno');
});

test('the hit rate of a rule is shown with its number of answers, or as too few', async () => {
  server({
    '/api/alerts/hit-rates': {
      least: 20,
      rules: [
        { rule: 'FLOOD_RISK', yes: 18, no: 6, notSure: 3 },
        { rule: 'HEAVY_RAIN', yes: 2, no: 1, notSure: 0 },
        { rule: 'OF_A_NEWER_SERVER', yes: 99, no: 0, notSure: 0 },
      ],
    },
  });
  await open(rows([]));
  expect(asked).toEqual([]);
  await tap(en.hitShow);
  await waitForUpdates(80);
  expect(pageText()).toContain('came true in 75% of 24 answers');
  expect(pageText()).toContain('too few answers yet: 3 of 20');
  expect(pageText()).not.toContain('OF_A_NEWER_SERVER');
});

test('a link to an alert that is gone says so and leads to the list', async () => {
  server();
  await openFarm(<AlertScreen id={newId()} />, { projections, at: '/alerts/x', rows: rows([]) });
  expect(pageText()).toContain(en.gone);
  expect(screen.getByRole('link', { name: en.toAlerts })).toBeTruthy();
});

const openHome = (all: readonly Row[], setting: Setting = {}) =>
  openFarm(
    <>
      <HomeAlerts />
      <TodaysAction />
    </>,
    { projections, at: '/dashboard', rows: all, plan: proPlan, ...setting },
  );

test('DSH-12 home shows the two most urgent alerts and a link to all; with none, when fields were checked', async () => {
  server();
  const all = [alert(blight), alert(raised({ urgency: 5 })), alert(), alert(raised({ urgency: 1 }))];
  await openHome(rows(all));
  expect([...document.querySelectorAll('[data-level]')].map((m) => m.getAttribute('data-level'))).toEqual([
    '5',
    '4',
  ]);
  expect(screen.getByRole('link', { name: en.allAlerts(4) }).getAttribute('href')).toBe('/alerts');
  cleanUp();
  await openHome(rows([]));
  expect(pageText()).toMatch(/None · checked today \d/);
  cleanUp();
  await openHome([{ kind: 'field', row: field({ location_unconfirmed: true }) }]);
  expect(pageText()).toBe('');
});

test('DSH-12 today’s action is the most urgent one, with reason and link; without forecast and alerts, what is usual', async () => {
  server();
  const one = alert();
  await openHome(rows([one, alert(blight)]));
  await waitForUpdates(80);
  const section = within(screen.getByRole('heading', { name: en.todayTitle }).closest('section')!);
  const told = alertText(one.raised, 'en');
  expect(section.getByText(told.action)).toBeTruthy();
  expect(section.getByText(`${told.title}.`)).toBeTruthy();
  expect(section.getByRole('link', { name: en.todo.why }).getAttribute('href')).toBe(`/alerts/${one.id}`);
  cleanUp();
  await openHome(rows([]));
  await vi.waitFor(() => expect(pageText()).toContain(usualEn.source));
  expect(pageText()).toMatch(/(Nakuru|usually).*/);
  expect(pageText()).toContain(`${en.todayFailed}${en.retry}`);
  expect(pageText()).not.toContain(actionText({ kind: 'quiet', rank: 0 }, 'en').todo);
});

test.each([
  [
    'en',
    '2026-11-29',
    /Walk your field.*November usually brings 92 mm of rain to Nakuru.*starts on 1 March\./,
  ],
  ['sw', '2026-02-10', /Andaa shamba.*Nakuru.*1 Machi\./],
  ['en', '2026-03-20', /Potato: plant once rain has wet the soil.*from 1 March to 20 April\./],
] as const)(
  'DSH-12 without a forecast home says what place, month and crop say (%s, %s)',
  async (language, day, text) => {
    server();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T09:00:00+03:00`) });
    try {
      await openHome([{ kind: 'field', row: plot }], { language, online: false });
      await vi.waitFor(() => expect(pageText()).toMatch(text));
      expect(pageText()).toContain((language === 'en' ? usualEn : usualSw).source);
      const { whatGrows } = language === 'en' ? usualEn : usualSw;
      expect(screen.getByRole('link', { name: whatGrows }).getAttribute('href')).toBe(
        `/fields/${plot.id}/crops/add`,
      );
    } finally {
      vi.useRealTimers();
    }
  },
);

const dueTask = (more: Partial<Task> = {}) => ({
  kind: 'farm_plan_task',
  row: {
    description: null,
    priority: 'medium',
    category: null,
    status: 'pending',
    completed_on: null,
    due_time: null,
    estimated_duration: null,
    field_id: null,
    plan_id: null,
    assigned_to: null,
    assigned_phone: null,
    repeat_every: null,
    repeat_unit: null,
    stage: null,
    rule: null,
    why: null,
    suggestion_key: null,
    source: null,
    valid_until: null,
    created_at: `${today}T00:00:00.000Z`,
    updated_at: `${today}T00:00:00.000Z`,
    id: newId(),
    title: 'Weed the maize',
    due_date: dayInNairobi(new Date()),
    ...more,
  },
});

test('DSH-12 due tasks stand in one list with alerts; Done shows the next, and a failed save keeps the task', async () => {
  server();
  const [one, task] = [alert(), dueTask({ due_date: addDays(dayInNairobi(new Date()), -1) })];
  const farm = await openHome([...rows([one]), task], { online: false });
  await waitForUpdates(80);
  expect(pageText()).toContain(`${en.todo.count(1, 2)}`);
  expect(pageText()).toContain(alertText(one.raised, 'en').action);
  await tap(en.todo.done);
  expect(pageText()).toContain(en.todo.count(2, 2));
  expect(pageText()).toContain('Weed the maize');
  expect(pageText()).toMatch(/Late since \d/);
  const { send } = farm.store;
  farm.store.send = async () => ({ ok: false, code: 'store.full' });
  await tap(en.todo.done);
  expect(toastTexts()).toContain(en.todo.failed);
  expect(pageText()).toContain('Weed the maize');
  farm.store.send = send;
  await tap(en.todo.done);
  await waitForUpdates(80);
  expect(farm.store.snapshot().view.get('farm_plan_task', task.row.id)).toMatchObject({
    status: 'completed',
  });
  expect(pageText()).toContain(en.todo.allDone.todo);
  const undo = () =>
    act(() =>
      toasts
        .read()
        .find(({ text }) => text === en.todo.marked)!
        .action!.run(),
    );
  farm.store.send = async () => ({ ok: false, code: 'store.full' });
  undo();
  await waitForUpdates(80);
  // The task is still completed, so it does not come back.
  expect(pageText()).toContain(en.todo.allDone.todo);
  farm.store.send = send;
  undo();
  await waitForUpdates(80);
  expect(farm.store.snapshot().view.get('farm_plan_task', task.row.id)).toMatchObject({ status: 'pending' });
  expect(pageText()).toContain('Weed the maize');
});

test('what was done yesterday is asked again today; without a field, due tasks are shown too', async () => {
  server();
  localStorage.setItem('mavuno_done_today', `2020-01-01 task:x`);
  await openHome([dueTask({ due_time: '07:30' })], { online: false });
  await waitForUpdates(80);
  expect(pageText()).toContain(`Weed the maize${en.todo.taskAt('07:30')}`);
  expect(pageText()).not.toContain(en.todayFailed);
});

test('DSH-19 offline and without a forecast, home says that today’s action is unknown and sends no request', async () => {
  server();
  // Uganda: no table of ours covers it.
  const row = field({ location: { lat: 0.32, lng: 32.58 } });
  await openHome(
    [
      { kind: 'field', row },
      { kind: 'alert_look', row: look({ id: row.id }) },
    ],
    {
      online: false,
    },
  );
  await vi.waitFor(() => expect(pageText()).toContain(`${en.todayTitle}${en.todayFailed}`));
  expect(asked).toEqual([]);
});

test('an alert from sample weather is marked as a sample on home too', async () => {
  server();
  await openHome(rows([alert(raised(), { forecast_source: 'sample' })]));
  await waitForUpdates(80);
  expect(screen.getAllByText(new RegExp(en.sample))).toHaveLength(2);
});

test('the bell shows the number of unread alerts, and is hidden when there are none', async () => {
  server();
  await openFarm(<UnreadAlerts />, {
    projections,
    at: '/scan',
    rows: rows([alert(raised(), { read: false }), alert(blight, { read: false }), alert()]),
  });
  expect(screen.getByRole('link', { name: en.unread(2) }).getAttribute('href')).toBe('/alerts');
  cleanUp();
  await openFarm(<UnreadAlerts />, { projections, at: '/scan', rows: rows([alert()]) });
  expect(pageText()).toBe('');
});

test('ALR-05 an NDVI drop shows image date and source, a link to the field and no weather; samples are marked', async () => {
  server();
  const drop = raised({
    rule: 'GREEN_DROP',
    theme: 'greenness',
    category: 'crop',
    urgency: 4,
    crop: 'potato',
    doubts: ['own_rule'],
    doFirst: ['drop_walk', 'drop_leaf', 'drop_cut'],
    seen: {
      days: [addDays(today, -2)],
      ahead: 0,
      numbers: { green: 41, greenBefore: 66 },
      conditions: { temperature: null, humidity: null, windSpeed: null, rainfall: null },
      nearbyFarmers: 0,
      nearbyOn: null,
    },
  });
  const one = alert(drop, { forecast_source: 'sentinel-2' });
  await openFarm(<AlertScreen id={one.id} />, {
    projections,
    at: `/alerts/${one.id}`,
    rows: rows([one]),
    plan: proPlan,
  });
  expect(pageText()).toContain(alertText(drop, 'en').message);
  expect(screen.getByRole('link', { name: new RegExp(plot.name!) }).getAttribute('href')).toBe(
    `/fields/${plot.id}`,
  );
  expect(pageText()).toMatch(/Satellite image: Copernicus Sentinel-2/);
  expect(pageText()).toContain(en.whyFromAbove(en.theField(plot.name!)));
  expect(pageText()).not.toContain(en.conditions);
  expect(pageText()).not.toContain(en.sample);
  await cleanUp();
  const drawn = alert(drop, { forecast_source: 'sample' });
  await openFarm(<AlertScreen id={drawn.id} />, {
    projections,
    at: `/alerts/${drawn.id}`,
    rows: rows([drawn]),
    plan: proPlan,
  });
  expect(pageText()).toContain(en.sample);
});
