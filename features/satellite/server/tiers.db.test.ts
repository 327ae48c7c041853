import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeArchive, type FileServer } from '#adapters/satellite/testing.ts';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let archive: FileServer;
let server: TestServer;
beforeAll(async () => {
  archive = await fakeArchive([{ id: 'new', at: new Date(Date.now() - 3 * DAY_MS).toISOString() }]);
  server = await openTestServer({
    SATELLITE_URL: archive.urlFor('/v1'),
    SATELLITE_AFRICA_URL: 'off',
    SATELLITE_HOSTS: archive.host,
  });
});
afterAll(async () => {
  await server?.stop();
  archive?.close();
});

const addSubscription = (farmer: ApiClient, until: string): Promise<unknown> =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
      values (${newId()}, ${farmer.userId}, 'x@mavuno.test', 'monthly', 'active', now() - interval '40 days',
        now() + ${until}::interval)
    `),
  );
const tierSetups: Readonly<Record<string, (farmer: ApiClient) => Promise<unknown>>> = {
  free: async () => undefined,
  pro: (farmer) => addSubscription(farmer, '30 days'),
  trial: (farmer) => farmer.ask('POST', '/api/plan/trial', { body: {} }),
  expired: (farmer) => addSubscription(farmer, '-1 second'),
};

const createFarmerWithField = async (tier: string): Promise<{ farmer: ApiClient; field: string }> => {
  await server.database.run(sql`truncate rate_limits`);
  const [farmer, field] = [await server.farmer(), newId()];
  await farmer.sync([
    {
      name: 'fields.add',
      args: {
        id: field,
        farm_id: newId(),
        name: 'Shamba',
        size: 2,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026-short',
        soil_type: 'loam',
        irrigation_type: 'rain_fed',
        place: { lat: -0.3031, lng: 36.08, accuracy_m: 12 },
        location_description: 'Nakuru',
      },
    },
  ]);
  await tierSetups[tier]?.(farmer);
  return { farmer, field };
};
/** Sends the request directly, with every plan claim that a client could forge. */
const requestAnalysis = async (browser: Pick<ApiClient, 'ask'>, field: string): Promise<string> => {
  const { status, body } = await browser.ask('POST', '/api/satellite/runs', {
    body: { field_id: field },
    headers: { 'x-plan': 'pro', 'x-is-pro': 'true' },
  });
  return [status, body.refusal?.code ?? body.state].join(' ');
};

test('PAY-01, PAY-02, X-10: only Pro and trial accounts can request an analysis', async () => {
  const field = (await createFarmerWithField('pro')).field;
  const answers: Record<string, string> = { anonymous: await requestAnalysis(server.browser(), field) };
  for (const tier of Object.keys(tierSetups)) {
    const account = await createFarmerWithField(tier);
    answers[tier] = await requestAnalysis(account.farmer, account.field);
  }
  expect(answers).toEqual({
    anonymous: '401 session.missing',
    free: '403 plans.pro_only',
    pro: '200 waiting',
    trial: '200 waiting',
    expired: '403 plans.pro_only',
  });
});
