import { setTimeout as sleep } from 'node:timers/promises';
import { countyOf } from '#features/places/domain/county-of.ts';
import {
  addFields,
  queryDatabase,
  waitForInstall,
  newFarmer,
  newPhone,
  openBrowser,
  startServer,
  type TestServer,
} from '../../e2e/harness/shared.ts';
import { weatherService, type WeatherService } from '../../e2e/harness/weather.ts';
import { createSeededRandom } from './seeded-random.ts';

const FIELDS = 10_000;
const COUNTY = 'Nakuru';
const RUNS = 7;
const CPU_SLOWDOWN = 4;

/** Fields spread over a county. */
const fillCounty = async (server: TestServer, seed: number): Promise<void> => {
  const chance = createSeededRandom(seed);
  const points: { lat: number; lng: number }[] = [];
  while (points.length < FIELDS) {
    const point = { lat: -1.2 + chance.fraction() * 1.5, lng: 35.3 + chance.fraction() * 1.4 };
    if (countyOf(point) === COUNTY) points.push(point);
  }
  await queryDatabase(
    server,
    `insert into fields (id, user_id, size, size_unit, size_hectares, boundary, boundary_source, location_lat, location_lng, location_unconfirmed, crop_type, season)
    select gen_random_uuid(), gen_random_uuid(), 1, 'acres', 0.404686, 'POLYGON((0 0, 0 1, 1 1, 0 0))', 'approximate', p.lat, p.lng, false, 'maize', '2026'
    from unnest($1::float8[], $2::float8[]) as p (lat, lng)`,
    [points.map((p) => p.lat), points.map((p) => p.lng)],
  );
};

const waitUntilQuiet = async (service: WeatherService, quietMs: number): Promise<number> => {
  for (let [last, since] = [service.calls(), Date.now()]; Date.now() - since < quietMs;) {
    await sleep(500);
    if (service.calls() !== last) [last, since] = [service.calls(), Date.now()];
  }
  return service.calls();
};

/** Longer than the server's pause between two calls for many new cells. */
const PAUSE_MS = 60_000;

/**
 * HTTP calls. The server's batch, a minute after its start, fetches what the fields need; after a restart
 * with twice the fields it needs hardly more. Providers bill by cell, not by call.
 */
export const measureWeatherCalls = async () => {
  const service = await weatherService();
  const server = await startServer({ NODE_ENV: 'production', DATABASE_URL: '', WEATHER_URL: service.url });
  try {
    await fillCounty(server, 1);
    while (service.calls() === 0) await sleep(500);
    const first = await waitUntilQuiet(service, PAUSE_MS);
    const places = service.places();
    await fillCounty(server, 2);
    await server.stopProcess();
    await server.restart();
    const second = await waitUntilQuiet(service, 60_000 + PAUSE_MS);
    console.error(
      `weather: ${FIELDS} fields of ${COUNTY} cost ${first} calls for ${places} squares, ${FIELDS} more cost ${second - first}`,
    );
    return { 'weather.calls_per_county': second };
  } finally {
    await server.stop();
    await service.stop();
  }
};

/** A string: compiled functions use helpers that the page does not have. */
const TAP = `new Promise((done) => {
  const from = performance.now();
  document.querySelector('nav a[href="/weather"]').click();
  const look = () => requestAnimationFrame(() => (document.querySelectorAll('main [role="tab"]').length === 7 ? done(performance.now() - from) : look()));
  look();
})`;

/** From the tap on "Weather" to the seven days, offline, with the CPU throttled. */
export const measureWeatherScreen = async () => {
  const service = await weatherService();
  const server = await startServer({ WEATHER_URL: service.url });
  const browser = await openBrowser();
  try {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    await addFields(server, phone.context, await newFarmer(server, phone.context), 3);
    await phone.open('/weather');
    await phone.page.getByRole('tab').first().waitFor();
    await waitForInstall(phone.page);
    await phone.page.goto('/dashboard', { waitUntil: 'networkidle' });
    await phone.cutNetwork();
    const debug = await phone.context.newCDPSession(phone.page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      times.push(await phone.page.evaluate<number>(TAP));
      await phone.page.locator('nav a[href="/fields"]').click();
      await phone.page.waitForTimeout(300);
    }
    return { 'weather.cached_ms': [...times].sort((a, b) => a - b)[RUNS >> 1]! };
  } finally {
    await browser.close();
    await server.stop();
    await service.stop();
  }
};
