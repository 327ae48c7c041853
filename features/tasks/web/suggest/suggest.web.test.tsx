import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cropRow } from '#features/agronomy/web/testing.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import {
  click,
  type Farm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
  type,
} from '#features/fields/web/testing.tsx';
import { fieldsEn } from '#features/fields/words.en.ts';
import { replyOf, fakeWeatherServer, weekFrom } from '#features/weather/web/testing.ts';
import { addDays, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import { suggestWordsEn as en } from '../../words.suggest.en.ts';
import { suggestWordsSw as sw } from '../../words.suggest.sw.ts';
import { openWithTasks, plot, task } from '../testing.tsx';
import { SuggestedCards } from './SuggestedCards.tsx';
import { SuggestSheet } from './SuggestSheet.tsx';
// Preloaded, so that a short wait is enough.
import '../../domain/goal/plan-from-goal.ts';

afterEach(cleanUp);

const today = dayInNairobi(new Date());
const maize = (over: Partial<Crop> = {}): Crop =>
  cropRow(plot.id, {
    planting_date: addDays(today, -22),
    expected_harvest_date: addDays(today, 120),
    harvest_from: addDays(today, 105),
    harvest_to: addDays(today, 130),
    ...over,
  });
const asRows = (crops: readonly Crop[], more: readonly { kind: string; row: { id: string } }[] = []) => [
  { kind: 'field', row: plot },
  ...crops.map((row) => ({ kind: 'crop', row })),
  ...more,
];
/** Rows, field history and forecast are read one after the other. */
const opened = async (farm: Promise<Farm>): Promise<Farm> => {
  const at = await farm;
  await waitForUpdates(60);
  return at;
};
const cards = (
  crops: readonly Crop[] = [maize()],
  setting: object = {},
  more: readonly { kind: string; row: { id: string } }[] = [],
): Promise<Farm> => opened(openWithTasks(<SuggestedCards />, [], { rows: asRows(crops, more), ...setting }));
const closed = vi.fn();
const sheet = (crops: readonly Crop[] = [maize()], setting: object = {}): Promise<Farm> => {
  closed.mockClear();
  return opened(openWithTasks(<SuggestSheet onClose={closed} />, [], { rows: asRows(crops), ...setting }));
};
const headings = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent ?? '');
const ask = async (text: string): Promise<void> => {
  if (text) await type(en.goal.label, text);
  await tap(en.goal.act);
  await waitForUpdates(60);
};

test('PLN-20 offline, the phone suggests the week’s work with its reason, rule, source and last day', async () => {
  await cards([maize()], { online: false });
  await tap(en.cards.all(4));
  expect(headings()).toEqual([
    'Weed the maize',
    'Top dress the maize',
    'Check the maize: Fall armyworm',
    'Thin the maize',
  ]);
  expect(pageText()).toContain('22 days ago: the first weeding is due between');
  expect(pageText()).toMatch(/Shamba la mto · Today, until \d+ \w+ 2026/);
  await userEvent.click(screen.getAllByText(en.cards.how)[0]!);
  expect(pageText()).toContain(`Rule: ${en.rules.weeding_first}`);
  expect(pageText()).toContain('Source: CSIR Ghana, agritech desk: Weed control in maize');
  expect(screen.getByRole('link', { name: en.cards.page }).getAttribute('href')).toBe(
    '/conditions/maize___fall_armyworm',
  );
});

test('an accepted suggestion becomes a task with its reason and leaves the list', async () => {
  const farm = await cards();
  await click(screen.getAllByRole('button', { name: en.cards.add })[0]!);
  expect(toastTexts()).toEqual(['Task added successfully!']);
  const [added, judged] = farm.commands();
  expect(added).toMatchObject({
    name: 'tasks.add',
    args: {
      title: 'Weed the maize',
      field_id: plot.id,
      category: 'weeding',
      rule: 'weeding_first',
      due_date: today,
      priority: 'high',
    },
  });
  expect(added?.args.why).toContain('22 days ago');
  expect(judged).toMatchObject({
    name: 'tasks.judge_suggestion',
    args: { key: added?.args.suggestion_key, verdict: 'accepted' },
  });
  expect(headings()).not.toContain('Weed the maize');
});

test('a suggestion can be changed before it is added', async () => {
  const farm = await cards();
  await click(screen.getAllByRole('button', { name: en.cards.change })[0]!);
  const dialog = within(screen.getByRole('dialog'));
  const title = dialog.getByLabelText(en.changing.name);
  await userEvent.clear(title);
  await click(dialog.getByRole('button', { name: en.changing.act }));
  expect(pageText()).toContain('Title must be at least 3 characters long.');
  await userEvent.type(title, 'Otieno weeds the maize');
  await click(dialog.getByRole('button', { name: en.changing.act }));
  expect(farm.commands()).toMatchObject([
    { args: { title: 'Otieno weeds the maize', rule: 'weeding_first' } },
    { args: { verdict: 'changed' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an ignored suggestion leaves the list, makes no task, and is remembered', async () => {
  const farm = await cards();
  await click(screen.getAllByRole('button', { name: en.cards.ignore })[0]!);
  expect(farm.commands()).toMatchObject([{ name: 'tasks.judge_suggestion', args: { verdict: 'ignored' } }]);
  expect(toastTexts()).toEqual([en.cards.ignored]);
  expect(headings()).not.toContain('Weed the maize');
});

test('work that is already a task is not suggested; without suggestions nothing is shown', async () => {
  await cards([maize()], {}, [
    {
      kind: 'farm_plan_task',
      row: task({ field_id: plot.id, category: 'weeding', due_date: addDays(today, 2) }),
    },
  ]);
  await tap(en.cards.all(3));
  expect(headings()).toEqual(['Top dress the maize', 'Check the maize: Fall armyworm', 'Thin the maize']);
  cleanUp();
  await cards([]);
  expect(pageText()).toBe('');
});

/** A forecast of this age in hours: rain today and tomorrow, then none. */
const weatherOf = (hours: number) =>
  fakeWeatherServer(() =>
    replyOf({
      ...weekFrom(Date.now(), (day, hour) => ({ rain: day < 2 && hour === 10 ? 20 : 0 })),
      fetchedAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
    }),
  );

test('PLN-20 a weather-dependent suggestion shows its forecast’s age; an outdated forecast is left out with a note', async () => {
  const asked = weatherOf(3);
  await cards([maize()]);
  expect(asked).toHaveLength(1);
  expect(pageText()).toContain('Rain is forecast until then');
  expect(pageText()).toContain(en.cards.forecast('3 h ago'));
  cleanUp();
  weatherOf(50);
  await cards([maize()]);
  expect(pageText()).toContain(en.cards.oldForecast('2 days ago'));
  expect(pageText()).not.toContain('Rain is forecast');
});

test('suggestions are in Kiswahili for a Kiswahili user', async () => {
  await cards([maize()], { language: 'sw' });
  expect(headings()[0]).toBe('Palilia: mahindi');
  expect(pageText()).toContain('siku 22 zilizopita');
  expect(screen.getAllByRole('button', { name: sw.cards.ignore })).toHaveLength(2);
});

test('PLN-11 generating needs a goal, and the screen says that Mavuno’s own rules answer it', async () => {
  await sheet();
  expect(pageText()).toContain(en.honest);
  await ask('');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a goal to generate tasks.');
  await ask('   ');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a goal to generate tasks.');
});

test('PLN-11 a second request is refused while one is running', async () => {
  await sheet();
  await type(en.goal.label, '20 bags an acre of maize');
  const button = screen.getByRole('button', { name: en.goal.act });
  button.click();
  button.click();
  await waitForUpdates(80);
  expect(toastTexts()[0]).toBe('Please wait for the current request to complete.');
  expect(toastTexts()).toHaveLength(2);
});

test('PLN-12 text that gives no tasks shows a message and the known crops', async () => {
  await sheet();
  await ask('I want to be rich');
  expect(pageText()).toContain('The AI did not return any tasks. Please try a different prompt.');
  expect(pageText()).toContain('sorghum');
});

test('PLN-12 PLN-20 a goal becomes a plan compared with local yields, with inputs and sources, saved with one tap', async () => {
  const farm = await sheet([]);
  await ask('get 60 bags an acre from my maize');
  expect(toastTexts()[0]).toMatch(/^Generated \d+ AI tasks for today!$/);
  expect(pageText()).toContain(en.plan.level.above);
  expect(pageText()).toContain('Your goal is 60 bags of 90 kg per acre.');
  expect(pageText()).toMatch(/In Nakuru, most farms get 12 bags of 90 kg per acre \(average of 2012–2023\)/);
  expect(pageText()).toContain('8 to 10 kg');
  expect(pageText()).toContain('KilimoSTAT');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.length).toBeGreaterThan(10);
  await click(boxes[0]!);
  await tap(en.plan.act);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 15_000 });
  const [plan, ...tasks] = farm.commands();
  expect(plan).toMatchObject({
    name: 'tasks.add_plan',
    args: { goal: 'get 60 bags an acre from my maize', crop_type: 'maize', field_id: plot.id },
  });
  // The list of needs is saved with the plan.
  expect(plan?.args.description).toMatch(
    /^What you need\.\nSeed: 8 to 10 kg\n[^]*Total cost for the season: KES 31,000 to KES 33,000 · figures from 2018[^]*We found no published figure for the days/,
  );
  expect(tasks).toHaveLength(boxes.length - 1);
  for (const { name, args } of tasks)
    expect([name, args.plan_id, args.due_date >= today, args.why !== '', args.source !== '']).toEqual([
      'tasks.add',
      plan?.args.id,
      true,
      true,
      true,
    ]);
  expect(toastTexts()).toContain('Farm plan created successfully!');
}, 20_000);

test('PLN-12 a plan for a field of default size says so, on the screen and in the saved list', async () => {
  const note = fieldsEn.sizeAssumed('1 acre · 0.4 ha');
  const farm = await sheet([], {
    rows: [{ kind: 'field', row: { ...plot, size_is_default: true } }],
  });
  await ask('get 60 bags an acre from my maize');
  expect(pageText()).toContain(note);
  await tap(en.plan.act);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 15_000 });
  expect(farm.commands()[0]?.args.description).toContain(note);
}, 20_000);

test('PLN-20 costs and labour are shown with their year; figures without a source are named as missing', async () => {
  const asked = async (goal: string): Promise<string> => {
    cleanUp();
    await sheet([]);
    await ask(goal);
    return pageText();
  };
  const potato = await asked('plant potatoes on 1 acre');
  expect(potato).toContain(`KES 48,000 to KES 56,000 · figures from 2018 · ${en.plan.risen}`);
  expect(potato).toContain(`about 50 days · ${en.plan.noYear}`);
  expect([en.plan.noCost, en.plan.noMoney, en.plan.noDays].some((text) => potato.includes(text))).toBe(false);
  expect(await asked('plant onions on 1 acre')).toContain(en.plan.noDays);
  expect(await asked('plant beans on 1 acre')).toContain(en.plan.noCost);
  cleanUp();
  await sheet([maize({ planting_date: addDays(today, -100) })]);
  await ask('20 bags of maize');
  expect(pageText()).toContain('Harvest the maize');
  expect(pageText()).not.toContain(en.plan.needs);
}, 20_000);

test('PLN-12 asking for this week’s work lists it', async () => {
  await sheet();
  await ask('kuna kazi gani wiki hii?');
  expect(toastTexts()[0]).toBe('Generated 4 AI tasks for today!');
  expect(headings()).toHaveLength(4);
});

test('without a field no plan is made, and a link to create a field is shown', async () => {
  await openWithTasks(<SuggestSheet onClose={closed} />, [], { rows: [] });
  expect(screen.getByRole('link', { name: en.goal.makeField })).toBeTruthy();
  await ask('20 bags of maize');
  expect(pageText()).toContain(en.goal.none);
});

test('PLN-20 a goal to plant a crop that a disease in the field forbids gets no tasks, and the disease is named', async () => {
  const scan = {
    id: 'scan-1',
    field_id: plot.id,
    crop_type: 'bean',
    outcome: 'answer',
    condition: 'bean___root_rot',
    pick: null,
    checked: null,
    severity: 'high',
    taken_at: new Date().toISOString(),
  };
  await opened(
    openWithTasks(<SuggestSheet onClose={closed} />, [], { rows: asRows([], [{ kind: 'scan', row: scan }]) }),
  );
  await ask('beans');
  expect(pageText()).toContain(en.plan.leftOut);
  expect(pageText()).toContain(en.plan.noPlanting('beans', 'Root rot of beans'));
  expect(screen.queryByRole('button', { name: en.plan.act })).toBeNull();
});
