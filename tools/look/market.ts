import { newId } from '#kit/pure/ids.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

/** Prices for screenshots only, drawn as a wave over the months; the server and its database are temporary. */
const INSERT_SAMPLE_PRICES = `
  insert into market_data (source, commodity, variety, market_name, county, lat, lng, price_type, price, unit, unit_kg, currency, price_per_kg, volume, usd_rate, date)
  select 'wfp', 'maize', 'Maize (white, dry)', m.name, m.county, m.lat, m.lng, m.kind, round(90 * p.kg), '90 KG', 90, 'KES', p.kg, m.volume, 129.2, d.day
  from (values ('Wakulima (Nakuru)', 'Nakuru', -0.28, 36.07, 1.00, 'wholesale', null), ('Kibuye (Kisumu)', 'Kisumu', -0.09, 34.77, 1.07, 'wholesale', null), ('Kangemi (Nairobi)', 'Nairobi', -1.27, 36.74, 1.16, 'wholesale', 5400),
    ('Karatina (Nyeri)', 'Nyeri', -0.48, 37.13, 1.05, 'wholesale', null), ('Eldoret town (Uasin Gishu)', 'Uasin Gishu', 0.52, 35.27, 0.88, 'wholesale', null)) m (name, county, lat, lng, share, kind, volume),
    generate_series(0, 70) as n, lateral (select (current_date - n * 30 - 4)::date as day) d,
    lateral (select round((44 - n * 0.12 + 7 * sin((extract(month from d.day) - 2) * 0.5236) + 2 * sin(n * 1.7 + m.lat))::numeric * m.share::numeric, 2)::float8 as kg) p
  on conflict do nothing`;

const currentUserId = async ({ server, phone }: ScreenshotContext): Promise<string> =>
  (
    (await (await phone.page.request.get(`${server.origin}/api/auth/session`)).json()) as {
      session: { userId: string };
    }
  ).session.userId;

/** With Pro, and prices in the states that have some. */
const openAsPro = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone, state } = context;
  if (state === 'offline') return;
  const userId = await currentUserId(context);
  await queryDatabase(
    server,
    `insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at) values ($1, $2, 'look@example.com', 'monthly', 'active', now(), now() + interval '30 days')`,
    [newId(), userId],
  );
  if (state === 'data') await queryDatabase(server, INSERT_SAMPLE_PRICES);
  await phone.open('/dashboard');
  // A crop without prices in the table that a new server ships.
  if (state === 'empty') await phone.page.evaluate(() => localStorage.setItem('market_crop', 'tea'));
  await phone.page.waitForTimeout(1_500);
  await phone.open('/market-insights');
  await phone.page.waitForTimeout(2_500);
};

const openAsStaff = async (context: ScreenshotContext): Promise<void> => {
  await queryDatabase(context.server, `update auth_users set role = 'admin' where id = $1`, [
    await currentUserId(context),
  ]);
  await context.phone.open('/admin/prices');
  await context.phone.page.waitForTimeout(1_500);
};

export const marketScreens: Readonly<Record<string, ScreenshotTarget>> = {
  'market-empty': { path: () => '/upgrade', signedIn: true, states: ['empty'], prepare: openAsPro },
  market: { path: () => '/upgrade', signedIn: true, states: ['data'], prepare: openAsPro },
  'admin-prices': { path: () => '/upgrade', signedIn: true, states: ['data'], prepare: openAsStaff },
};
