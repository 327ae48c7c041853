import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { daysOf, forecastDays } from '#features/weather/domain/days.ts';
import { faultOf } from '#features/weather/domain/forecast-fault.ts';
import { conditions } from '#features/weather/domain/forecast.ts';
import { SourceError, type FetchedForecast, type WeatherProvider } from '#features/weather/server/ports.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { metNorway } from './met-norway.ts';
import { openMeteo } from './open-meteo.ts';
import { sampleWeather } from './sample.ts';
import {
  closeServers,
  json,
  metNorwayAnswer,
  MIDNIGHT,
  nakuru,
  NOW,
  openMeteoAnswer,
  type Respond,
  weatherService,
} from './testing.ts';

afterAll(closeServers);

const agent = 'Mavuno/test https://mavuno.example';
const meteo = (url: string, more = {}): WeatherProvider => openMeteo({ url, userAgent: agent, ...more });
const met = (url: string, more = {}): WeatherProvider => metNorway({ url, userAgent: agent, ...more });
const ask = async (provider: WeatherProvider, question = nakuru): Promise<FetchedForecast> => {
  const told = await provider.ask(question);
  if (!('forecast' in told)) throw new Error('unchanged');
  return told;
};
const asked = async (open: (url: string) => WeatherProvider, say: Respond) =>
  ask(open((await weatherService(say)).url));
const now = NOW.getTime() / 1_000;

const ways: Record<string, { open: (url: string) => WeatherProvider; body: () => unknown }> = {
  'open-meteo': { open: meteo, body: () => openMeteoAnswer() },
  'met-norway': { open: met, body: () => metNorwayAnswer() },
  sample: { open: () => sampleWeather(), body: () => ({}) },
};

describe.each(Object.entries(ways))('weather from %s', (source, { open, body }) => {
  test('hours are in order for a week ahead, in our units, with all values that screens and models need', async () => {
    const { forecast } = await asked(open, json(body()));
    expect(forecast).toMatchObject({
      source,
      fetchedAt: NOW.toISOString(),
      utcOffset: 180,
      elevation: expect.any(Number),
      doubts: [],
    });
    expect(faultOf(forecast, now)).toBeNull();
    expect(
      forecast.hours.every((h, i, all) => i === 0 || h.at >= all[i - 1]!.at + all[i - 1]!.hours * 3_600),
    ).toBe(true);
    const days = forecastDays(forecast, '2026-11-21').slice(0, 7);
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    for (const day of days.slice(1)) {
      expect(day.temp.max).toBeGreaterThan(day.temp.min!);
      expect(day.rain).toBeGreaterThanOrEqual(0);
      expect(day.windSpeed).toBeGreaterThan(0);
      expect(day.humidity).toBeGreaterThan(20);
      expect(day.pressure).toBeGreaterThan(900);
      expect(conditions).toContain(day.condition);
    }
    expect(daysOf(forecast).every((d) => d.rhMean !== null)).toBe(true);
  });
});

const http = {
  'open-meteo': { open: meteo, body: openMeteoAnswer },
  'met-norway': { open: met, body: metNorwayAnswer },
};
const bad: Record<string, Respond> = {
  'a page instead of JSON': (_, r) => {
    r.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Service unavailable</body></html>');
  },
  '500': json({ error: true, reason: 'boom' }, 500),
  'a page with 502': (_, r) => {
    r.writeHead(502).end('<html>');
  },
  '429': json(
    { error: true, reason: 'Minutely API request limit exceeded. Please try again in one minute.' },
    429,
  ),
  'some other JSON': json(['no']),
  'a number': json(7),
  'an empty body': (_, r) => {
    r.writeHead(200).end('');
  },
  'a body that breaks off': (_, r) => {
    r.writeHead(200, { 'content-length': '9000' });
    r.write('{"latitude":-0.3,"hourly":{"time":[17');
    setTimeout(() => r.destroy(), 20);
  },
  'a body cut short': (_, r) => {
    r.writeHead(200).end(JSON.stringify(openMeteoAnswer()).slice(0, 4_000));
  },
  'a three-megabyte body': (_, r) => {
    r.writeHead(200).end(`"${'x'.repeat(3_000_000)}"`);
  },
};
describe.each(Object.entries(http))('%s', (_source, { open }) => {
  test.each(Object.entries(bad))('%s rejects with a source error', async (_name, say) => {
    await expect(asked(open, say)).rejects.toBeInstanceOf(SourceError);
  });
  test('a service that never answers times out, and an unreachable one fails without naming the key', async () => {
    const silent = (await weatherService(() => undefined)).url;
    await expect(
      open === met
        ? met(silent, { timeoutMs: 50 }).ask(nakuru)
        : meteo(silent, { timeoutMs: 50 }).ask(nakuru),
    ).rejects.toThrow('no answer in time');
    const gone = await open('http://127.0.0.1:9/?apikey=siri')
      .ask(nakuru)
      .catch((fault: Error) => fault);
    expect(String(gone)).not.toContain('siri');
  });
  test('an old answer is recognised by its times', async () => {
    const old =
      open === met
        ? metNorwayAnswer(now - 12 * 86_400, 49, 26)
        : openMeteoAnswer(1, 8, MIDNIGHT - 9 * 86_400);
    expect(faultOf((await asked(open, json(old))).forecast, now)).toBe('old');
  });
});

test('Open-Meteo gets the centre of the cell, ten variables, UTC seconds, past days and the key', async () => {
  const { url, asked: questions } = await weatherService(json(openMeteoAnswer()));
  await ask(meteo(`${url}?models=best_match`, { key: 'siri' }), { ...nakuru, pastDays: 200 });
  const { query, headers } = questions[0]!;
  expect(Object.fromEntries(query)).toMatchObject({
    models: 'best_match',
    latitude: '-0.30',
    longitude: '36.10',
    timezone: 'GMT',
    timeformat: 'unixtime',
    forecast_days: '8',
    past_days: '92',
    apikey: 'siri',
  });
  expect(query.get('hourly')!.split(',')).toHaveLength(10);
  expect(headers['user-agent']).toBe(agent);
});

test.each([
  ['Minutely', 60],
  ['Hourly', 3_600],
  ['Daily', 19 * 3_600],
])('after an Open-Meteo limit (%s) the pause lasts until that limit resets', async (which, seconds) => {
  const fault = await asked(
    meteo,
    json({ error: true, reason: `${which} API request limit exceeded. Please try again.` }, 429),
  ).catch((f: unknown) => f);
  expect(fault).toMatchObject({ pauseSeconds: seconds });
});

test('totals for "the preceding hour" are stored under the hour that started then', async () => {
  const { forecast } = await asked(meteo, json(openMeteoAnswer()));
  const at = (hour: number) => forecast.hours.find((h) => h.at === MIDNIGHT + hour * 3_600)!;
  expect([at(14).rain, at(15).rain, at(14).rainChance, at(14).temperature, at(14).condition]).toEqual([
    6,
    0,
    70,
    19,
    'light_rain',
  ]);
  expect(at(7).radiation).toBe(1.8);
  expect(forecast.hours[forecast.hours.length - 1]!.rain).toBeNull();
});

test('units are read from the answer (m/s, °F, inches); an unknown unit gives null and is reported', async () => {
  const body = openMeteoAnswer();
  Object.assign(body.hourly_units, {
    wind_speed_10m: 'm/s',
    temperature_2m: '°F',
    precipitation: 'inch',
    pressure_msl: 'furlong',
  });
  const { forecast } = await asked(meteo, json(body));
  const at = (hour: number) => forecast.hours.find((h) => h.at === MIDNIGHT + hour * 3_600)!;
  expect(at(13).wind).toBe(79.2);
  expect(at(0).temperature).toBeCloseTo(-11.11, 2);
  expect(at(14).rain).toBe(152.4);
  expect(at(0).pressure).toBeNull();
  expect(forecast.doubts).toEqual(['pressure: unit furlong']);
});

test('nulls, gaps, negative rain, 60 °C and text become null; other values stay', async () => {
  const body = openMeteoAnswer();
  const at = 24 + 10;
  body.hourly.temperature_2m[at] = 60;
  body.hourly.precipitation[at + 1] = -3;
  body.hourly.relative_humidity_2m[at] = 'wet';
  body.hourly.wind_speed_10m[at] = null;
  body.hourly.cloud_cover.length = 5;
  const { forecast } = await asked(meteo, json(body));
  const hour = forecast.hours.find((h) => h.at === MIDNIGHT + 10 * 3_600)!;
  expect(hour).toMatchObject({
    temperature: null,
    rain: null,
    humidity: null,
    wind: null,
    clouds: null,
    pressure: 1013,
  });
  expect([...forecast.doubts].sort()).toEqual(['humidity: wet', 'rain: -3', 'temperature: 60']);
  expect(faultOf(forecast, now)).toBeNull();
});

test('an answer with few temperatures, or one that starts next week, is rejected', async () => {
  const holes = openMeteoAnswer();
  holes.hourly.temperature_2m = holes.hourly.temperature_2m.map((v, i) => (i % 3 === 0 ? v : null));
  expect(faultOf((await asked(meteo, json(holes))).forecast, now)).toBe('holes');
  expect(
    faultOf((await asked(meteo, json(openMeteoAnswer(0, 8, MIDNIGHT + 7 * 86_400)))).forecast, now),
  ).toBe('early');
  const odd = openMeteoAnswer();
  odd.hourly.time = odd.hourly.time.map((t, i) => (i % 2 ? `${t}` : t));
  expect((await asked(meteo, json(odd))).forecast.doubts).toContain('a time that is none');
});

test('MET Norway: six-hour steps after two days, own minima and maxima, km/h; days follow the field’s time zone', async () => {
  const { forecast } = await asked(met, json(metNorwayAnswer()));
  expect(forecast.hours[0]).toMatchObject({
    at: now,
    hours: 1,
    temperature: 12,
    wind: 18,
    rain: 0.3,
    rainChance: null,
    condition: 'light_rain',
    radiation: null,
  });
  const days = forecastDays(forecast, '2026-11-21');
  // The morning of today is missing: half a day gives no extremes and no sum.
  expect(days[0]).toMatchObject({ day: '2026-11-21', temp: { max: null, min: null }, rain: null });
  expect(days[1]).toMatchObject({ rain: 7.2, condition: 'light_rain' });
  expect(days[4]).toMatchObject({ temp: { max: 27, min: 9 }, rain: 24, condition: 'thunderstorm' });
  expect(daysOf(forecast)[4]!.hours).toBe('estimated');
});

test('MET Norway gets two decimals and a User-Agent; unchanged data is not sent again, and expiry is read', async () => {
  const { url, asked: questions } = await weatherService(({ headers }, r) => {
    if (headers['if-modified-since']) {
      r.writeHead(304, { expires: 'Sat, 21 Nov 2026 05:31:00 GMT' }).end();
      return;
    }
    r.writeHead(203, {
      'content-type': 'application/json',
      'last-modified': 'Sat, 21 Nov 2026 04:10:00 GMT',
      expires: 'Sat, 21 Nov 2026 05:30:00 GMT',
    }).end(JSON.stringify(metNorwayAnswer()));
  });
  const first = await ask(met(url), { ...nakuru, point: { lat: -0.3, lng: 36.1 } });
  expect(first).toMatchObject({
    version: 'Sat, 21 Nov 2026 04:10:00 GMT',
    validUntil: new Date('2026-11-21T05:30:00Z'),
  });
  expect(first.forecast.doubts).toEqual(['the service is deprecated']);
  expect(await met(url).ask({ ...nakuru, version: first.version })).toEqual({
    unchangedUntil: new Date('2026-11-21T05:31:00Z'),
  });
  expect(questions[0]!.query.toString()).toBe('lat=-0.30&lon=36.10');
  expect(questions[0]!.headers['user-agent']).toBe(agent);
});

test('a 304 older than twelve hours is bypassed; a 304 to an unconditional request is an error', async () => {
  const { url, asked: questions } = await weatherService((_, r) => void r.writeHead(304).end());
  const made = (hours: number) => new Date(now * 1_000 - hours * HOUR_MS).toUTCString();
  expect(await met(url).ask({ ...nakuru, version: made(11) })).toEqual({ unchangedUntil: null });
  for (const version of [made(13), 'W/"no date"', null])
    await expect(met(url).ask({ ...nakuru, version })).rejects.toThrow('answered 304');
  expect(questions.map(({ headers }) => headers['if-modified-since'])).toEqual([
    made(11),
    undefined,
    undefined,
    undefined,
  ]);
  expect(questions.slice(1, 3).every(({ headers }) => headers['cache-control'] === 'no-cache')).toBe(true);
});

test('MET Norway reports when its forecast was made', async () => {
  expect((await asked(met, json(metNorwayAnswer()))).madeAt).toEqual(new Date('2026-11-21T04:10:00Z'));
});

test('MET Norway is paused for an hour after 403, and for Retry-After when busy', async () => {
  expect(await asked(met, (_, r) => void r.writeHead(403).end()).catch((f: unknown) => f)).toMatchObject({
    pauseSeconds: 3_600,
  });
  expect(
    await asked(met, (_, r) => void r.writeHead(429, { 'retry-after': '90' }).end()).catch((f: unknown) => f),
  ).toMatchObject({ pauseSeconds: 90 });
});

test('the fake declares itself a sample', async () => {
  expect(sampleWeather().source).toBe('sample');
});

const samples = path.resolve(process.cwd(), '../shared/samples');
const recorded = (name: string): unknown => JSON.parse(readFileSync(path.join(samples, name), 'utf8'));

describe.skipIf(!existsSync(samples))('recorded answers (skipped without ../shared/samples)', () => {
  test('an Open-Meteo forecast in its own time zone and in m/s', async () => {
    const { forecast } = await asked(meteo, json(recorded('openmeteo_forecast_vinea.json')));
    expect(forecast).toMatchObject({
      utcOffset: 570,
      elevation: 12,
      place: { lat: -34.76274, lng: 138.64557 },
      doubts: [],
    });
    // 2026-07-16T00:00 in Adelaide.
    expect(forecast.hours[0]).toMatchObject({
      at: Date.parse('2026-07-15T14:30:00Z') / 1_000,
      temperature: 6.5,
      condition: null,
      rainChance: null,
    });
    expect(forecastDays(forecast, '').map(({ day }) => day)).toEqual([
      '2026-07-16',
      '2026-07-17',
      '2026-07-18',
    ]);
    expect(faultOf(forecast, now)).toBe('old');
  });
  test('an Open-Meteo archive, and days without hours', async () => {
    expect(
      (await asked(meteo, json(recorded('openmeteo_archive_vinea.json')))).forecast.hours.length,
    ).toBeGreaterThan(24);
    const { forecast } = await asked(
      meteo,
      json(recorded('openmeteo_daily_nakuru_constructed_envelope_real_values.json')),
    );
    expect(forecast.hours).toEqual([]);
    expect(daysOf(forecast)[0]).toMatchObject({
      date: '2019-04-15',
      tmax: 21.9,
      tmin: 9.4,
      rain: 1.1,
      et0: 4.89,
      windMax: 19.1,
      hours: 'estimated',
    });
    expect(daysOf(forecast)[0]!.rh90Hours).toBeGreaterThan(0);
  });
  test('its errors', async () => {
    const { http429, http400 } = recorded('openmeteo_error_constructed.json') as Record<string, unknown>;
    expect(await asked(meteo, json(http429, 429)).catch((f: unknown) => f)).toMatchObject({
      pauseSeconds: 60,
    });
    await expect(asked(meteo, json(http400, 400))).rejects.toThrow(/Latitude/);
  });
  test('a compact MET Norway answer', async () => {
    const { forecast } = await asked(met, json(recorded('metno_compact_constructed.json')));
    expect(forecast.hours).toMatchObject([
      { hours: 1, temperature: 17.4, rain: 0.3, wind: 7.56, condition: 'light_rain' },
      { hours: 6, rain: 0, condition: 'partly_cloudy' },
    ]);
    expect(forecast.elevation).toBe(1850);
  });
});
