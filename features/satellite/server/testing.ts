import { createCogSource } from '#adapters/satellite/cog.ts';
import { EARTH_SEARCH_COLLECTION } from '#adapters/satellite/stac-item.ts';
import { stacCatalogue } from '#adapters/satellite/stac.ts';
import { fakeArchive, type SimulatedPass, type FileServer } from '#adapters/satellite/testing.ts';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { type RunDeps, createRunHandler } from './run.ts';
import { openScene } from './scenes/read-block.ts';
import { insertRun } from './sql.ts';

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
export const nakuru = { lat: -0.3031, lng: 36.08 };

export interface SatelliteTestEnv {
  readonly archive: FileServer;
  readonly server: TestServer;
  /** Passes in the archive, newest first. Tests may change it. */ readonly simulatedPasses: SimulatedPass[];
}

export const openTestEnv = async (simulatedPasses: SimulatedPass[]): Promise<SatelliteTestEnv> => {
  const archive = await fakeArchive(simulatedPasses);
  return {
    archive,
    simulatedPasses,
    server: await openTestServer({
      SATELLITE_URL: archive.urlFor('/v1'),
      SATELLITE_AFRICA_URL: 'off',
      SATELLITE_HOSTS: archive.host,
    }),
  };
};
export const closeTestEnv = async (world: SatelliteTestEnv | undefined): Promise<void> => {
  await world?.server.stop();
  world?.archive.close();
};

export const makePro = ({ server }: SatelliteTestEnv, { userId }: ApiClient): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
      values (${newId()}, ${userId}, 'x@mavuno.test', 'monthly', 'active', now() - interval '40 days',
        now() + interval '30 days')
    `),
  );
export const endPro = ({ server }: SatelliteTestEnv, { userId }: ApiClient): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(
      sql`update user_subscriptions set expires_at = now() - interval '1 second' where user_id = ${userId}`,
    ),
  );

export const createFarmer = async (world: SatelliteTestEnv, isPro = true): Promise<ApiClient> => {
  await world.server.database.run(sql`truncate rate_limits`);
  const farmer = await world.server.farmer();
  if (isPro) await makePro(world, farmer);
  return farmer;
};
export const addField = async (farmer: ApiClient, over: Record<string, unknown> = {}): Promise<string> => {
  const id = newId();
  const { outcomes } = await farmer.sync([
    {
      name: 'fields.add',
      args: {
        id,
        farm_id: newId(),
        name: 'Shamba',
        size: 2.5,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026-short',
        soil_type: 'loam',
        irrigation_type: 'rain_fed',
        place: { ...nakuru, accuracy_m: 12 },
        location_description: 'Nakuru',
        ...over,
      },
    },
  ]);
  if (outcomes[0].result !== 'applied') throw new Error(JSON.stringify(outcomes));
  return id;
};

/** Records a crop on a field. */
export const addCrop = async (farmer: ApiClient, field: string, crop = 'maize', days = 75): Promise<void> => {
  const { outcomes } = await farmer.sync([
    {
      name: 'crops.add',
      args: {
        id: newId(),
        field_id: field,
        crop_type: crop,
        variety: null,
        variety_class: null,
        status: 'growing',
        area_size: 1,
        area_unit: 'acres',
        planting_date: dayInNairobi(new Date(daysAgo(days))),
        expected_harvest_date: null,
        harvest_source: null,
        harvest_from: null,
        harvest_to: null,
        altitude_band: null,
        county: null,
        expected_yield: null,
        expected_yield_size: null,
        expected_yield_unit: null,
        notes: null,
      },
    },
  ]);
  if (outcomes[0].result !== 'applied') throw new Error(JSON.stringify(outcomes));
};
/** Redraws the boundary as a confirmed square of about a hectare. */
export const confirmBoundary = async (farmer: ApiClient, field: string): Promise<void> => {
  const square = [
    [-0.3036, 36.0795],
    [-0.3036, 36.0805],
    [-0.3026, 36.0805],
    [-0.3026, 36.0795],
    [-0.3036, 36.0795],
  ]
    .map(([lat, lng]) => `${lng} ${lat}`)
    .join(', ');
  const { outcomes } = await farmer.sync([
    {
      name: 'fields.set_boundary',
      args: {
        id: field,
        boundary: `POLYGON((${square}))`,
        boundary_source: 'drawn',
        area_error_m2: 20,
        measured_at: new Date().toISOString(),
      },
    },
  ]);
  if (outcomes[0].result !== 'applied') throw new Error(JSON.stringify(outcomes));
};

export const waitForResult = async <T>(ask: () => Promise<T | null>): Promise<T> => {
  for (let i = 0; i < 300; i += 1) {
    const found = await ask();
    if (found !== null) return found;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error('no result after 15 seconds');
};
export const requestRun = (farmer: ApiClient, field: string) =>
  farmer.ask('POST', '/api/satellite/runs', { body: { field_id: field } });
export const runAnalysis = async (
  farmer: ApiClient,
  field: string,
): Promise<{ state: string; failure: string | null; bytes: number }> => {
  const { body } = await requestRun(farmer, field);
  return waitForResult(async () => {
    const run = (await farmer.ask('GET', `/api/satellite/runs/${body.id}`)).body;
    return run.state === 'done' || run.state === 'failed' ? run : null;
  });
};
export const rowsOf = async (farmer: ApiClient, kind: string, cursor = 0): Promise<any[]> =>
  (await farmer.sync([], cursor)).changes.rows.filter((one: { kind: string }) => one.kind === kind);

/** Creates a run without queuing a job, and executes it with the given dependencies. */
export const runByHand = async (
  { server, archive }: SatelliteTestEnv,
  { userId }: ApiClient,
  fieldId: string,
  over: Partial<RunDeps> = {},
  asked = true,
) => {
  const runId = newId();
  await server.database.asSystem((tx) =>
    insertRun(tx, userId, { id: runId, fieldId, asked, now: new Date() }),
  );
  const pixels = createCogSource({ hosts: new Set([archive.host]), timeoutMs: 5_000, bytes: 20_000_000 });
  const catalogue = stacCatalogue({
    url: archive.urlFor('/v1'),
    collection: EARTH_SEARCH_COLLECTION,
    userAgent: 'Mavuno/test',
    timeoutMs: 5_000,
  });
  const defaultDeps: RunDeps = {
    db: server.database,
    catalogues: [catalogue],
    open: (scene, signal) => openScene(pixels, scene, signal),
    listeners: () => ({}),
  };
  const state = () =>
    server.database.asSystem((tx) =>
      tx.one<{ state: string; failure: string | null; tries: number }>(
        sql`select state, failure, tries from satellite_runs where id = ${runId}`,
      ),
    );
  return {
    runId,
    usual: defaultDeps,
    state,
    execute: (other: Partial<RunDeps> = {}) =>
      createRunHandler({ ...defaultDeps, ...over, ...other })({ userId, runId }),
  };
};
export const cursorOf = async (farmer: ApiClient): Promise<number> => (await farmer.sync([])).changes.cursor;
