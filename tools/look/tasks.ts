import { blankTask, type TaskDetails } from '#features/tasks/domain/task.ts';
import { tasksEn } from '#features/tasks/words.en.ts';
import { suggestWordsEn } from '#features/tasks/words.suggest.en.ts';
import { suggestWordsSw } from '#features/tasks/words.suggest.sw.ts';
import { tasksSw } from '#features/tasks/words.sw.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, sendCommands } from '../../e2e/harness/shared.ts';
import { SAMPLE_DOMAIN, SAMPLE_PASSWORD } from '../seed/sample-people.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? tasksSw : tasksEn);
const SAMPLE_FARMERS = { en: 'otieno', sw: 'cherono' } as const;
const today = dayInNairobi(new Date());

const titles = {
  en: [
    'Second weeding of the maize',
    'Look for fall armyworm in the whorls',
    'Top dress with CAN',
    'Mend the fence by the river',
    'Buy bean seed',
    'Deliver milk to the cooperative',
    'Maize, short rains',
    'Get 20 bags an acre from my maize',
  ],
  sw: [
    'Palizi ya pili ya mahindi',
    'Kagua viwavijeshi kwenye mbelewele',
    'Weka mbolea ya CAN',
    'Tengeneza ua kando ya mto',
    'Nunua mbegu za maharagwe',
    'Peleka maziwa kwa ushirika',
    'Mahindi, mvua za vuli',
    'Kupata magunia 20 kwa ekari ya mahindi',
  ],
} as const;

/** A plan and tasks in every state. */
const addPlanAndTasks = async (context: ScreenshotContext): Promise<string | null> => {
  const { server, phone, language, state, fields } = context;
  if (state !== 'data') return null;
  const [{ id: userId }] = (await queryDatabase<{ id: string }>(
    server,
    'select id from auth_users where email = $1',
    [`${SAMPLE_FARMERS[language]}@${SAMPLE_DOMAIN}`],
  )) as [{ id: string }];
  const taskTitles = titles[language];
  const existingPlans = await queryDatabase<{ id: string }>(
    server,
    'select id from farm_plans where user_id = $1 and title = $2',
    [userId, taskTitles[6]],
  );
  const plan = existingPlans[0]?.id ?? newId();
  const task = (n: number, overrides: Partial<TaskDetails>) => ({
    name: 'tasks.add',
    args: { ...blankTask(), id: newId(), title: taskTitles[n]!, ...overrides },
  });
  const done = task(4, { due_date: addDays(today, -3) });
  if (existingPlans.length === 0) {
    await sendCommands(server, phone.context, { userId, email: '', password: SAMPLE_PASSWORD }, [
      {
        name: 'tasks.add_plan',
        args: {
          id: plan,
          title: taskTitles[6],
          description: null,
          goal: taskTitles[7],
          field_id: fields[0] ?? null,
          crop_type: 'maize',
          start_date: addDays(today, -40),
          end_date: addDays(today, 90),
        },
      },
      task(0, {
        due_date: addDays(today, -1),
        field_id: fields[0] ?? null,
        plan_id: plan,
        priority: 'high',
        category: 'weeding',
        stage: 'vegetative',
        assigned_to: 'Otieno',
        assigned_phone: '+254712345678',
      }),
      task(1, {
        due_date: today,
        due_time: '07:30',
        field_id: fields[0] ?? null,
        plan_id: plan,
        repeat_every: 1,
        repeat_unit: 'week',
      }),
      task(2, { due_date: addDays(today, 4), plan_id: plan }),
      task(3, {}),
      task(5, { due_date: today, repeat_every: 1, repeat_unit: 'day' }),
      done,
      { name: 'tasks.set_status', args: { id: done.args.id, status: 'completed', on: today } },
    ]);
  }
  await phone.page.reload();
  await phone.page.getByText(taskTitles[0], { exact: true }).waitFor();
  await phone.page.waitForTimeout(800);
  return plan;
};

const pressByName =
  (name: (context: ScreenshotContext) => string, role: 'button' | 'tab' = 'button') =>
  async (context: ScreenshotContext): Promise<void> => {
    await addPlanAndTasks(context);
    await context.phone.page
      .getByRole(role, { name: name(context) })
      .first()
      .click();
    await context.phone.page.waitForTimeout(600);
  };

const goals = {
  en: 'get 40 bags of potatoes from half an acre',
  sw: 'nataka magunia 40 ya viazi kwa nusu ekari',
} as const;
/** The preview of a plan made from a goal. */
const previewGoalPlan = async (context: ScreenshotContext): Promise<void> => {
  const suggestWords = { en: suggestWordsEn, sw: suggestWordsSw }[context.language];
  await pressByName((v) => words(v).generateMore)(context);
  await context.phone.page.getByLabel(suggestWords.goal.label).fill(goals[context.language]);
  await context.phone.page.getByRole('button', { name: suggestWords.goal.act }).click();
  await context.phone.page.getByRole('button', { name: suggestWords.plan.act }).waitFor();
};

export const taskScreens: Readonly<Record<string, ScreenshotTarget>> = {
  planning: {
    path: () => '/farm-planning',
    signedIn: true,
    states: ['data', 'empty', 'offline', 'failed'],
    prepare: async (context) => {
      await addPlanAndTasks(context);
    },
  },
  'planning-month': {
    path: () => '/farm-planning',
    signedIn: true,
    states: ['data'],
    prepare: pressByName((context) => words(context).views.calendar, 'tab'),
  },
  'planning-task': {
    path: () => '/farm-planning',
    signedIn: true,
    states: ['data'],
    prepare: pressByName((context) => words(context).detailed),
  },
  'planning-edit': {
    path: () => '/farm-planning',
    signedIn: true,
    states: ['data'],
    prepare: pressByName((context) => titles[context.language][0]),
  },
  'planning-generate': {
    path: () => '/farm-planning',
    signedIn: true,
    states: ['data'],
    prepare: pressByName((context) => words(context).generateMore),
  },
  'planning-goal': {
    path: () => '/farm-planning',
    signedIn: true,
    states: ['data'],
    prepare: previewGoalPlan,
  },
  plan: {
    path: () => '/farm-planning',
    signedIn: true,
    states: ['data'],
    prepare: async (context) => {
      const id = await addPlanAndTasks(context);
      await context.phone.open(`/farm-planning?plan=${id}`);
      await context.phone.page.waitForTimeout(800);
    },
  },
};
