import { suppliersEn } from '#features/suppliers/words.en.ts';
import { suppliersSw } from '#features/suppliers/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import { screenStates, type ScreenshotContext, type ScreenshotTarget } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? suppliersSw : suppliersEn);

/** Two sample shops near the neighbour's first field. */
const insertShops = async ({ server, fields }: ScreenshotContext): Promise<void> => {
  for (const [name, north, kind] of [
    ['Duka la mfano (sample)', 0.03, 'agrovet'],
    ['Kitalu cha mfano (sample)', 0.1, 'nursery'],
  ] as const) {
    await queryDatabase(
      server,
      `insert into supplier_listings (id, name, kind, products, phone, place, county, lat, lng, opening_hours, languages, checked_at)
      select $1, $2, $3, '{seed,farm_inputs}', '+254712345678', 'Soko kuu', 'Siaya', location_lat + $4::float8, location_lng, 'Mo-Sa 08:00-18:00', '{sw}', now() - interval '18 days' from fields where id = $5`,
      [newId(), name, kind, north, fields[0]],
    );
  }
};

const searchShops = async (context: ScreenshotContext): Promise<void> => {
  const words = wordsOf(context);
  const { page } = context.phone;
  if (context.state === 'data') await insertShops(context);
  await page.getByText(words.products.seed, { exact: true }).click();
  await page.getByRole('button', { name: words.search, exact: true }).click();
  await page.waitForTimeout(context.state === 'failed' ? 5_000 : 1_500);
};

const openSuggestForm = async (context: ScreenshotContext): Promise<void> => {
  await context.phone.page.getByRole('button', { name: wordsOf(context).suggest }).click();
};

/** Reports of neighbours, and one of the signed-in user. */
const insertSightings = async ({ server, phone, state, fields }: ScreenshotContext): Promise<void> => {
  if (state !== 'data') return;
  const [owner] = await queryDatabase<{ user_id: string; lat: number; lng: number }>(
    server,
    'select user_id, location_lat as lat, location_lng as lng from fields where id = $1',
    [fields[0]],
  );
  const cell = `${Math.floor(owner!.lat * 20)}:${Math.floor(owner!.lng * 20)}`;
  const insert = (kind: string, id: string) =>
    queryDatabase(
      server,
      `
    with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq)
    insert into sync_log (user_id, kind, row_id, seq, deleted) select $1, $2, $3, seq, false from u on conflict (user_id, kind, row_id) do update set seq = excluded.seq`,
      [owner!.user_id, kind, id],
    );
  await queryDatabase(
    server,
    `insert into sighting_follows (user_id, cell, active) values ($1, $2, true) on conflict do nothing`,
    [owner!.user_id, cell],
  );
  await insert('sighting_follow', 'mine');
  for (const [condition, level] of [
    ['maize___northern_leaf_blight', 'confirmed'],
    ['bean___rust', 'seen'],
  ] as const) {
    const id = newId();
    await queryDatabase(
      server,
      `insert into sighting_notices (id, user_id, condition, crop, cell, day, level) values ($1, $2, $3, 'maize', $4, current_date - 2, $5)`,
      [id, owner!.user_id, condition, cell, level],
    );
    await insert('sighting_notice', id);
  }
  for (let i = 0; i < 4; i += 1) {
    await queryDatabase(
      server,
      `insert into sighting_reports (id, user_id, scan_id, condition, crop, cell, day, level, notified) values ($1, $2, $1, 'maize___common_rust', 'maize', $3, current_date - 5, 'seen', 0)`,
      [newId(), newId(), cell],
    );
  }
  await phone.page.reload();
  await phone.page.waitForTimeout(2_500);
};

export const supplierAndSightingScreens: Readonly<Record<string, ScreenshotTarget>> = {
  suppliers: { path: () => '/suppliers', signedIn: true, states: screenStates, prepare: searchShops },
  'suppliers-suggest': {
    path: () => '/suppliers',
    signedIn: true,
    states: ['empty'],
    prepare: openSuggestForm,
  },
  sightings: { path: () => '/sightings', signedIn: true, states: screenStates, prepare: insertSightings },
};
