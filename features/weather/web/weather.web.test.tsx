import { act, configure, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  click,
  field,
  openFarm,
  pageText,
  mockGeolocation,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { weatherEn as en } from '../words.en.ts';
import { weatherSw as sw } from '../words.sw.ts';
import { createForecasts, REFRESH_MS } from './forecasts.ts';
import { lastLocation } from './last-location.ts';
import { type Answer, replyOf, fakeWeatherServer, weekFrom } from './testing.ts';
import { WeatherScreen } from './WeatherScreen.tsx';
import { WeatherSummary } from './WeatherSummary.tsx';

/** Noon in Nairobi. */
const NOON = new Date('2026-11-21T09:00:00Z');
let answer: () => Answer;
let asked: ReturnType<typeof fakeWeatherServer>;
const seen = (visible: boolean): void => {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  answer = () => replyOf(weekFrom(Date.now()));
  asked = fakeWeatherServer(() => answer());
});
afterEach(() => {
  seen(true);
  Reflect.deleteProperty(navigator, 'connection');
  cleanUp();
  vi.useRealTimers();
});

const home = field({ name: 'Shamba la mto' });
const rows = [{ kind: 'field', row: home }];
const open = (setting: Partial<Parameters<typeof openFarm>[1]> = {}) =>
  openFarm(<WeatherScreen />, { projections: fieldProjections, at: '/weather', rows, ...setting });
const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('dl div')].map((d) => [
      d.querySelector('dt')!.textContent!,
      d.querySelector('dd')!.textContent!,
    ]),
  );
const tabs = () => screen.getAllByRole('tab');

const dayHeading = (): string =>
  within(screen.getByRole('tabpanel')).getByRole('heading', { level: 2 }).textContent!;

test('WEA-01 WEA-13 the farmer picks a field or adds one; seven day tabs have previous and next buttons', async () => {
  const far = field({
    name: 'Shamba la Busia',
    location: { lat: 0.46, lng: 34.11 },
    created_at: '2026-11-01T09:00:00.000Z',
  });
  await open({ rows: [...rows, { kind: 'field', row: far }] });
  expect(tabs()).toHaveLength(7);
  expect(screen.getByRole('link', { name: en.addField }).getAttribute('href')).toBe('/fields/new');
  expect(dayHeading()).toBe('Today, Saturday 21 November');
  expect(screen.getByRole('button', { name: en.previous }).hasAttribute('disabled')).toBe(true);
  await tap(en.next);
  expect(dayHeading()).toBe('Tomorrow, Sunday 22 November');
  expect(tabs()[1]!.getAttribute('aria-selected')).toBe('true');
  await click(tabs()[6]!);
  expect(screen.getByRole('button', { name: en.next }).hasAttribute('disabled')).toBe(true);
  const select = screen.getByLabelText(en.field) as HTMLSelectElement;
  expect([...select.options].map((o) => o.textContent)).toEqual([
    'Shamba la mto',
    'Shamba la Busia',
    en.currentLocation,
  ]);
  select.value = far.id;
  await act(async () => {
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await waitForUpdates(60);
  expect(asked.map(({ query }) => `${query.get('lat')} ${query.get('lng')}`)).toEqual([
    '-0.3 36.1',
    '0.5 34.1',
  ]);
});

test('WEA-02 WEA-11 a day shows sky, high, low, rain, wind, humidity, pressure, clouds and the source', async () => {
  await open();
  await tap(en.next);
  expect(facts()).toMatchObject({
    High: '21 °C',
    Low: '11 °C',
    'Chance of rain': '10%',
    Rain: '2 mm',
    'Strongest wind': '12 km/h',
    Humidity: '60%',
    'Air pressure': '1,014 hPa',
    Clouds: '20%',
  });
  expect(pageText()).toContain('Sunny');
  expect(pageText()).toContain(
    'From MET Norway · Updated just now · Weather data from MET Norway (CC BY 4.0)',
  );
});

test.each([
  [0, en.rainNone(7)],
  [0.4, en.rainSum('0.4', 7)],
  [14, en.rainSum('14', 7)],
])('WEA-01 with %d mm forecast the rain bars have the heading: %s', async (mm, heading) => {
  answer = () => replyOf(weekFrom(Date.now(), (day, hour) => ({ rain: day === 3 && hour === 15 ? mm : 0 })));
  await open();
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
});

test('WEA-03 a day shows eight forecasts, three hours apart', async () => {
  await open();
  const items = within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((li) => li.textContent);
  expect(items).toHaveLength(8);
  expect(items.map((text) => text!.slice(0, 5))).toEqual([
    '00:00',
    '03:00',
    '06:00',
    '09:00',
    '12:00',
    '15:00',
    '18:00',
    '21:00',
  ]);
});

test.each([
  ['heavy_rain', 5, 'Protect crops', 'High'],
  ['thunderstorm', 5, 'Protect crops', 'High'],
  ['light_rain', 90, 'Monitor', 'Medium'],
  ['sunny', 19, 'Irrigation needed', 'Medium'],
  ['sunny', 20, 'Normal operations', 'Low'],
  ['cloudy', 5, 'Normal operations', 'Low'],
] as const)(
  'WEA-04 %s with a %d %% chance of rain shows the action: %s',
  async (condition, rainChance, act, urgency) => {
    answer = () => replyOf(weekFrom(Date.now(), () => ({ condition, rainChance })));
    await open();
    await tap(en.next);
    const card = screen.getByRole('region', { name: en.action });
    expect(card.textContent).toMatch(new RegExp(`^${en.action}${urgency}.*${act}`));
  },
);

test('WEA-05 moisture and wind are shown in words, or as "Not known" without data', async () => {
  answer = () =>
    replyOf(
      weekFrom(Date.now(), (day) => ({
        rainChance: day === 1 ? 61 : day === 2 ? 31 : day === 3 ? 30 : null,
        wind: [21, 21, 20, 10][day] ?? null,
      })),
    );
  await open();
  const told: string[][] = [];
  for (let i = 0; i < 4; i++) {
    await tap(en.next);
    told.push([facts()[en.moistureTitle]!.split(':')[0]!, facts()[en.windTitle]!.split(/[:.]/)[0]!]);
  }
  expect(told).toEqual([
    ['High', 'High'],
    ['Moderate', 'Moderate'],
    ['Low', 'Light'],
    ['Not known', 'Not known'],
  ]);
});

test('WEA-06 the previous and next buttons stop at the first and last of seven days', async () => {
  await open();
  for (let i = 0; i < 9; i++) {
    const next = screen.getByRole('button', { name: en.next });
    if (!next.hasAttribute('disabled')) await click(next);
  }
  expect(tabs().findIndex((t) => t.getAttribute('aria-selected') === 'true')).toBe(6);
  for (let i = 0; i < 9; i++) {
    const back = screen.getByRole('button', { name: en.previous });
    if (!back.hasAttribute('disabled')) await click(back);
  }
  expect(tabs().findIndex((t) => t.getAttribute('aria-selected') === 'true')).toBe(0);
});

test('WEA-07 X-08 the open screen refreshes every 300000 ms; a manual refresh always requests new data', async () => {
  expect(REFRESH_MS).toBe(300_000);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
  await open();
  expect(asked).toHaveLength(1);
  await act(async () => {
    vi.advanceTimersByTime(REFRESH_MS - 20_000);
  });
  await waitForUpdates();
  expect(asked).toHaveLength(1);
  await act(async () => {
    vi.advanceTimersByTime(30_000);
  });
  await waitForUpdates();
  expect(asked).toHaveLength(2);
  expect(asked[1]!.query.get('have')).toBe(NOON.toISOString());
  await tap(en.refresh);
  expect(asked[2]!.query.get('fresh')).toBe('1');
  expect(asked[2]!.query.get('have')).toBeNull();
});

test('WEA-07b no refresh while hidden, offline or saving data; it follows when the screen is visible again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
  await open();
  const pass = async (): Promise<void> => {
    await act(async () => {
      vi.advanceTimersByTime(2 * REFRESH_MS);
    });
    await waitForUpdates();
  };
  seen(false);
  await pass();
  expect(asked).toHaveLength(1);
  await act(async () => seen(true));
  await waitForUpdates();
  expect(asked).toHaveLength(2);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await pass();
  expect(asked).toHaveLength(2);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await pass();
  expect(asked).toHaveLength(2);
});

test('WEA-08 without a saved forecast the panel shows the error and typical weather for the month', async () => {
  answer = () => 500;
  await open();
  expect(pageText()).toContain('Unable to load weather data');
  expect(screen.queryByRole('tab')).toBeNull();
  await waitForUpdates(200);
  expect(pageText()).toContain('Typical for November, not a forecast');
  answer = () => replyOf(weekFrom(Date.now()));
  await tap(en.tryAgain);
  expect(tabs()).toHaveLength(7);
  expect(pageText()).not.toContain('Unable to load');
});

test('WEA-08 WEA-09 on a server error or offline the saved forecast shows its age; outdated, it is hidden', async () => {
  const { disk } = await open();
  cleanUp();
  vi.setSystemTime(new Date(NOON.getTime() + 2 * HOUR_MS));
  answer = () => 503;
  await open({ disk });
  expect(pageText()).toContain('Unable to load weather data');
  expect(pageText()).toContain('Below is the last forecast, saved 2 h ago.');
  expect(tabs()).toHaveLength(7);
  cleanUp();
  await open({ disk, online: false, language: 'sw' });
  expect(pageText()).toContain(sw.offlineKept('saa 2 zilizopita'));
  expect(screen.getAllByRole('tab')).toHaveLength(7);
  cleanUp();
  vi.setSystemTime(new Date(NOON.getTime() + 20 * DAY_MS));
  await open({ disk, online: false });
  expect(screen.queryByRole('tab')).toBeNull();
  await waitForUpdates(200);
  expect(pageText()).toContain('Typical for December, not a forecast');
  expect(pageText()).toMatch(/Nights about \d+ °C, days about \d+ °C/);
});

test('WEA-09 without a forecast the screen says so; outside Kenya it shows no typical weather either', async () => {
  answer = () => replyOf(null);
  await open({ rows: [{ kind: 'field', row: field({ location: { lat: 0.35, lng: 32.58 } }) }] });
  await waitForUpdates(200);
  expect(pageText()).toContain(en.noForecast);
  expect(pageText()).not.toMatch(/Typical|°C/);
});

test('WEA-09 sample weather is labelled as a sample', async () => {
  answer = () => replyOf({ ...weekFrom(Date.now()), source: 'sample' }, { sample: true });
  await open();
  expect(pageText()).toContain('This is a SAMPLE');
});

test('WEA-10 WEA-12 without a field the phone’s location is used and saved as last_location with its time', async () => {
  // StrictMode mounts the screen twice; this test counts the requests of production.
  configure({ reactStrictMode: false });
  const { requests: located } = mockGeolocation({ lat: -1.29, lng: 36.82, accuracy: 30 });
  await open({ rows: [] });
  await waitForUpdates(60);
  expect(located).toHaveLength(1);
  expect(asked[0]!.query.get('lat')).toBe('-1.3');
  expect(JSON.parse(localStorage.getItem('last_location')!)).toEqual({
    lat: -1.29,
    lng: 36.82,
    timestamp: NOON.getTime(),
  });
  expect(lastLocation()).toEqual({ lat: -1.29, lng: 36.82, timestamp: NOON.getTime() });
  localStorage.setItem('last_location', '{"lat":"x"}');
  expect(lastLocation()).toBeNull();
  cleanUp();
  mockGeolocation('denied');
  await open({ rows: [] });
  await waitForUpdates(60);
  expect(pageText()).toContain(en.placeFailed);
});

test('FLD-21 an unconfirmed field shows no weather but a link to confirm its place', async () => {
  const lost = field({ location_unconfirmed: true, location: { lat: -1.2921, lng: 36.8219 } });
  await open({ rows: [{ kind: 'field', row: lost }] });
  expect(asked).toHaveLength(0);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('link', { name: en.confirm }).getAttribute('href')).toBe(`/fields/${lost.id}`);
});

test('DSH-01 home shows temperature and sky, with the age if old, and nothing if unknown', async () => {
  const summary = (setting: Partial<Parameters<typeof openFarm>[1]> = {}) =>
    openFarm(<WeatherSummary />, { projections: fieldProjections, at: '/dashboard', rows, ...setting });
  const { disk } = await summary();
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/weather', '10 °CSunny']);
  cleanUp();
  vi.setSystemTime(new Date(NOON.getTime() + 5 * HOUR_MS));
  await summary({ disk, online: false, language: 'sw' });
  expect(screen.getByRole('link').textContent).toContain(sw.summarySaved('saa 5 zilizopita'));
  cleanUp();
  await summary({ online: false });
  expect(screen.queryByRole('link')).toBeNull();
  cleanUp();
  await summary({ rows: [{ kind: 'field', row: field({ location_unconfirmed: true }) }] });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a clear night is not called sunny', async () => {
  vi.setSystemTime(new Date('2026-11-21T18:30:00Z'));
  await open();
  expect(pageText()).toContain(`${en.now} · ${en.clearNight}`);
});

test('a phone caches 12 forecasts, shares concurrent requests and ignores damaged cache entries', async () => {
  const disk = new Map<string, unknown>([['weather:9,9', { forecast: 'no' }]]);
  let calls = 0;
  const forecasts = createForecasts({
    fetchForecast: async () => {
      calls += 1;
      return { ok: true, value: replyOf(weekFrom(NOON.getTime())) };
    },
    read: async (key) => disk.get(key),
    save: async (key, value) => {
      if (value === undefined) disk.delete(key);
      else disk.set(key, value);
    },
    now: () => NOON.getTime(),
  });
  await Promise.all([
    forecasts.refresh('0,0', false),
    forecasts.refresh('0,0', false),
    forecasts.refresh('0,0', true),
  ]);
  expect(calls).toBe(1);
  for (let i = 1; i <= 14; i++) await forecasts.refresh(`${i},0`, false);
  expect([...disk.keys()].filter((key) => key.startsWith('weather:') && key !== 'weather:9,9')).toHaveLength(
    12,
  );
  await forecasts.open('9,9');
  expect(forecasts.look('9,9')).toMatchObject({ known: null, isRead: true });
});
