import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { tourEn } from '../../apps/web/tour/words.en.ts';
import { tourSw } from '../../apps/web/tour/words.sw.ts';
import { queryDatabase, callAs, sendCommands } from '../../e2e/harness/shared.ts';
import { emailOf, SAMPLE_PASSWORD, samplePeople } from '../seed/sample-people.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const taskDefaults = {
  description: null,
  priority: 'medium',
  category: null,
  estimated_duration: null,
  plan_id: null,
  assigned_to: null,
  assigned_phone: null,
  repeat_every: null,
  repeat_unit: null,
  stage: null,
  suggestion_key: null,
  rule: null,
  why: null,
  source: null,
  valid_until: null,
};
const taskTitles = {
  en: ['Weed the maize (sample)', 'Buy seed (sample)'],
  sw: ['Palilia mahindi (mfano)', 'Nunua mbegu (mfano)'],
} as const;

const ownerOf = async ({ server, fields }: ScreenshotContext): Promise<string> =>
  (
    await queryDatabase<{ user_id: string }>(server, 'select user_id from fields where id = $1', [fields[0]])
  )[0]!.user_id;

/** One overdue task, one due today, and every card loaded. */
const openDashboard = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone, state, language, fields } = context;
  if (state === 'data') {
    const today = dayInNairobi(new Date());
    const add = (title: string, i: number) => ({
      name: 'tasks.add',
      args: {
        id: newId(),
        ...taskDefaults,
        title,
        field_id: fields[0],
        due_date: addDays(today, i - 1),
        due_time: i === 0 ? null : '07:30',
      },
    });
    await sendCommands(
      server,
      phone.context,
      { userId: await ownerOf(context), email: '', password: '' },
      taskTitles[language].map(add),
    );
    await phone.page.reload();
  }
  await phone.page.locator('#planning').waitFor({ timeout: 30_000 });
  await phone.page.waitForTimeout(2_500);
};

const showTour = async ({ phone: { page }, language }: ScreenshotContext): Promise<void> => {
  await page.evaluate(() => localStorage.setItem('mavuno_tour_at', '2000-01-01T00:00:00.000Z'));
  await page.reload();
  await page
    .getByRole('region', { name: (language === 'sw' ? tourSw : tourEn).title })
    .waitFor({ timeout: 30_000 });
};

const admin = samplePeople.find((person) => person.role === 'admin')!;

/** Inserts a paid order with a refund request, and an order that is held because of a wrong amount. */
const insertRefundCases = async (context: ScreenshotContext): Promise<void> => {
  const { server } = context;
  const user = await ownerOf(context);
  const insertOrder = async (
    plan: string,
    amount: number,
    received: number,
    state: string,
  ): Promise<string> => {
    const [order, payment] = [newId(), newId()];
    await queryDatabase(
      server,
      `insert into orders (user_id, id, user_email, plan, amount, currency, days, guarantee_days, provider, state, why, received_amount, received_currency, created_at, paid_at)
      values ($1, $2, 'otieno@example.com', $3, $4, 'KES', 30, 7, 'mpesa', $5, $6, $7, 'KES', now() - interval '2 days', $8)`,
      [
        user,
        order,
        plan,
        amount,
        state,
        state === 'held' ? 'amount' : null,
        received,
        state === 'paid' ? new Date() : null,
      ],
    );
    await queryDatabase(
      server,
      `insert into payments (user_id, id, order_id, user_email, status, created_at, amount, currency, provider, confirmation_code, merchant_reference)
      values ($1, $2, $3, 'otieno@example.com', $4, now() - interval '2 days', $5, 'KES', 'mpesa', $6, $7)`,
      [
        user,
        payment,
        order,
        state === 'held' ? 'HELD' : 'COMPLETED',
        received,
        `SKL${payment.slice(-7).toUpperCase()}`,
        order,
      ],
    );
    return payment;
  };
  const payment = await insertOrder('annual', 5_999, 5_999, 'paid');
  await insertOrder('monthly', 999, 499, 'held');
  await queryDatabase(
    server,
    `insert into refund_requests (user_id, id, payment_id, amount, reason, asked_at) values ($1, $2, $3, 5999, 'Mbegu hazikuota (mfano)', now() - interval '1 day')`,
    [user, newId(), payment],
  );
};

/** Switches to an administrator's account on the same phone. */
const openRefunds = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone, state, language } = context;
  for (const table of ['refund_requests', 'payments', 'orders'])
    await queryDatabase(server, `delete from ${table}`);
  if (state === 'data') await insertRefundCases(context);
  await queryDatabase(server, 'update profiles set preferred_language = $1 where email = $2', [
    language,
    emailOf(admin),
  ]);
  await callAs(server, phone.context, '/api/auth/sign-in', {
    email: emailOf(admin),
    password: SAMPLE_PASSWORD,
  });
  await phone.open('/admin/refunds');
  await phone.page.waitForTimeout(2_500);
};

export const homeScreens: Readonly<Record<string, ScreenshotTarget>> = {
  dashboard: {
    path: () => '/dashboard',
    signedIn: true,
    states: ['data', 'empty', 'offline', 'failed'],
    prepare: openDashboard,
  },
  tour: { path: () => '/dashboard', signedIn: true, states: ['empty'], prepare: showTour },
  'admin-refunds': { path: () => '/more', signedIn: true, states: ['data', 'empty'], prepare: openRefunds },
};
