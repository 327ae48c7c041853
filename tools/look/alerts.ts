import { raiseDrop } from '#features/alerts/domain/rules/green-drop.ts';
import { alertsEn } from '#features/alerts/words.en.ts';
import { alertsSw } from '#features/alerts/words.sw.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? alertsSw : alertsEn);

/** Changes the stored forecasts: very heavy rain tomorrow, frost the night after, and two damp days. */
const CHANGE_FORECASTS = `update weather_cells set days = (
  select jsonb_agg(case d.n when 1 then d.v || '{"tmin": 12, "rh90Hours": 9, "tRh90": 15, "wetHours": 12, "tWet": 15}' when 2 then d.v || '{"rain": 64, "tmin": 12, "rh90Hours": 13, "tRh90": 15, "wetHours": 15, "tWet": 15}'
    when 3 then d.v || '{"tmin": 1.6}' else d.v end order by d.n) from jsonb_array_elements(days) with ordinality d (v, n)), source = 'met-norway' where days is not null`;

const LOG_ALERT_CHANGES = `with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq) insert into sync_log (user_id, kind, row_id, seq, deleted) select $1, 'alert', a.id::text, u.seq, false from u, alerts a where a.user_id = $1 on conflict (user_id, kind, row_id) do update set seq = excluded.seq`;

/** An expired alert of last week. */
const insertPastAlert = async ({ server, fields }: ScreenshotContext): Promise<void> => {
  const [made] = await queryDatabase<{ user_id: string }>(
    server,
    `insert into alerts (user_id, id, field_id, rule, theme, cause, category, urgency, valid_from, valid_until, raised, forecast_source, forecast_at, state, closed_at, created_at)
    select user_id, $2, field_id, rule, theme, 'past', category, urgency, valid_from - 9, valid_until - 9, raised || jsonb_build_object('until', (valid_until - 9)::text, 'from', (valid_from - 9)::text, 'cause', 'past'),
      forecast_source, forecast_at, 'over', now() - interval '6 days', now() - interval '9 days' from alerts where field_id = $1 and cause <> 'past' order by urgency desc limit 1 on conflict do nothing returning user_id`,
    [fields[0], newId()],
  );
  if (made) await queryDatabase(server, LOG_ALERT_CHANGES, [made.user_id]);
};

const raiseAlerts = async (context: ScreenshotContext): Promise<void> => {
  const {
    phone: { page },
    state,
    server,
  } = context;
  if (state !== 'data') return;
  const lookButton = page.getByRole('button', { name: words(context).lookNow });
  // The first check fetches the forecasts.
  await lookButton.click();
  await page.waitForTimeout(500);
  await lookButton.click({ trial: true });
  await queryDatabase(server, CHANGE_FORECASTS);
  await lookButton.click();
  await page.locator('[data-level]').first().waitFor({ timeout: 30_000 });
  await insertPastAlert(context);
  await page.reload();
  await page.locator('[data-level]').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1_500);
};

/** The first alert of the list, expanded. */
const openFirstAlert = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  await raiseAlerts(context);
  await page.locator('h3 a').first().click();
  await page.waitForTimeout(1_500);
};

/** The satellite's drop in greenness, stored after its event. */
const insertGreennessDrop = async ({ server, fields, phone }: ScreenshotContext): Promise<void> => {
  const [id, today] = [newId(), dayInNairobi(new Date())];
  const drop = raiseDrop(
    {
      day: addDays(today, -2),
      value: 0.41,
      against: 0.66,
      severity: 'critical',
      boundary: 'measured',
      crop: 'maize',
    },
    today,
  )!;
  const [made] = await queryDatabase<{ user_id: string }>(
    server,
    `insert into alerts (user_id, id, field_id, rule, theme, cause, category, urgency, valid_from, valid_until, raised, forecast_source, forecast_at, created_at)
    select user_id, $2, id, $3, $4, $5, $6, $7, $8, $9, $10, 'sentinel-2', now() - interval '2 days', now() from fields where id = $1 returning user_id`,
    [
      fields[0],
      id,
      drop.rule,
      drop.theme,
      id,
      drop.category,
      drop.urgency,
      drop.from,
      drop.until,
      JSON.stringify({ ...drop, cause: id }),
    ],
  );
  await queryDatabase(server, LOG_ALERT_CHANGES, [made!.user_id]);
  await phone.open(`/alerts/${id}`);
  await phone.page.waitForTimeout(2_500);
};

const openHome = async (context: ScreenshotContext): Promise<void> => {
  await raiseAlerts(context);
  await context.phone.open('/dashboard');
  await context.phone.page
    .getByRole('heading', { name: words(context).todayTitle })
    .waitFor({ timeout: 30_000 });
};

export const alertScreens: Readonly<Record<string, ScreenshotTarget>> = {
  alerts: {
    path: () => '/alerts',
    signedIn: true,
    states: ['data', 'empty', 'offline', 'failed'],
    prepare: raiseAlerts,
  },
  alert: { path: () => '/alerts', signedIn: true, states: ['data'], prepare: openFirstAlert },
  'alert-drop': { path: () => '/alerts', signedIn: true, states: ['data'], prepare: insertGreennessDrop },
  'alerts-home': { path: () => '/alerts', signedIn: true, states: ['data'], prepare: openHome },
};
