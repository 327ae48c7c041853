import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type ForecastRequest, SourceError, type FetchedForecast } from '#features/weather/server/ports.ts';
import { metNorway } from './met-norway.ts';
import { orderByPlace } from './open-meteo-places.ts';
import { openMeteo } from './open-meteo.ts';
import { sampleWeather } from './sample.ts';
import {
  closeServers,
  json,
  nakuru,
  openMeteoAnswer,
  openMeteoList,
  type Respond,
  weatherService,
} from './testing.ts';

afterAll(closeServers);

/** Cells of a county, row by row. */
const questions = (n: number, pastDays = 2): ForecastRequest[] =>
  Array.from({ length: n }, (_, i) => ({
    ...nakuru,
    pastDays,
    point: { lat: -1 + Math.floor(i / 8) / 10, lng: 35.5 + (i % 8) / 10 },
  }));
type Answers = readonly (ReturnType<typeof openMeteoAnswer> & { location_id?: number })[];
const saying =
  (change: (list: Answers) => unknown): Respond =>
  (asked, response) =>
    json(change(openMeteoList(asked.query, () => openMeteoAnswer()) as Answers))(asked, response);
const askAll = async (say: Respond, asked = questions(8)) =>
  openMeteo({ url: (await weatherService(say)).url, userAgent: 'x' }).together!.ask(asked);
/** Each answer's provider, or that there is none. */
const places = (told: readonly (FetchedForecast | SourceError)[]) =>
  told.map((one) => (one instanceof SourceError ? null : one.forecast.place));
const own = (asked: readonly ForecastRequest[]) =>
  asked.map(({ point }) => ({
    lat: Number(point.lat.toFixed(2)) + 0.01,
    lng: Number(point.lng.toFixed(2)) + 0.02,
  }));
const without = (list: readonly unknown[], ...gone: number[]) =>
  list.map((one, i) => (gone.includes(i) ? null : one));
const unnumbered = (list: Answers) => list.map(({ location_id: _, ...one }) => one);

test('Open-Meteo gets fifty places in one address under 8,000 characters, and answers are in order', async () => {
  const { url, asked } = await weatherService(saying((list) => list));
  const { together } = openMeteo({ url, userAgent: 'x', key: 'siri' });
  const many = questions(together!.maxPlaces(2));
  expect(places(await together!.ask(many))).toEqual(own(many));
  expect(asked).toHaveLength(1);
  expect(asked[0]!.query.get('latitude')!.split(',')).toHaveLength(50);
  expect(`${url}?${asked[0]!.query}`.length).toBeLessThan(8_000);
});

test('more past days give fewer places per call, and calls stay within the free limit per minute', () => {
  const { maxPlaces, pauseMs } = openMeteo({ url: 'http://x', userAgent: 'x' }).together!;
  expect([maxPlaces(92), maxPlaces(2)]).toEqual([32, 50]);
  for (const past of [92, 2]) {
    const billed = maxPlaces(past) * Math.max(1, (past + 8) / 14);
    expect((billed * 60_000) / pauseMs(maxPlaces(past), past)).toBeLessThanOrEqual(300);
  }
});

test('answers in another order are matched by their location ids', async () => {
  expect(places(await askAll(saying((list) => [...list].reverse())))).toEqual(own(questions(8)));
});

const nobodysLoss: Record<string, [(list: Answers) => unknown, number[]]> = {
  'a null in the middle': [(list) => without(list, 3), [3]],
  'a list without its last places': [(list) => list.slice(0, 5), [5, 6, 7]],
  'a list missing one place': [(list) => list.filter((_, i) => i !== 4), [4]],
  'a string instead of a place': [(list) => list.map((one, i) => (i === 2 ? 'no' : one)), [2]],
  'one place with an error': [
    (list) => list.map((one, i) => (i === 6 ? { error: true, reason: 'no', location_id: 6 } : one)),
    [6],
  ],
  'a null in a list without ids': [(list) => without(unnumbered(list), 3), [3]],
  'a list without ids and without its end': [(list) => unnumbered(list).slice(0, 6), [6, 7]],
};
test.each(Object.entries(nobodysLoss))(
  '%s does not affect the other places',
  async (_name, [change, lost]) => {
    expect(places(await askAll(saying(change)))).toEqual(without(own(questions(8)), ...lost));
  },
);

test('answers without ids at an unexpected position are dropped', async () => {
  const asked = questions(8);
  expect(
    places(
      await askAll(
        saying((list) => {
          const [first, ...rest] = unnumbered(list);
          return [...rest, first];
        }),
      ),
    ),
  ).toEqual(without(own(asked), 0, 1, 2, 3, 4, 5, 6, 7));
  expect(
    places(
      await askAll(
        saying((list) => {
          const l = unnumbered(list);
          return [l[0], l[2], l[1], ...l.slice(3)];
        }),
      ),
    ),
  ).toEqual(without(own(asked), 1, 2));
  expect(places(await askAll(saying((list) => unnumbered(list).filter((_, i) => i !== 2))))).toEqual(
    without(own(asked), 2, 3, 4, 5, 6, 7),
  );
});

test('whatever order and gaps a list has, no place gets another place’s weather', () => {
  const all = questions(24).map(({ point }) => point);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        all.map((_, i) => i),
        { minLength: 0 },
      ),
      fc.boolean(),
      (order, hasNumbers) => {
        const list = order.map((i) => ({
          latitude: all[i]!.lat + 0.01,
          longitude: all[i]!.lng - 0.01,
          of: i,
          ...(hasNumbers && i > 0 ? { location_id: i } : {}),
        }));
        const told = orderByPlace(list, all) as readonly ({ of: number } | undefined)[];
        told.forEach((one, i) => expect(one?.of ?? i).toBe(i));
        if (hasNumbers && order.some((i) => i > 0)) expect(told.filter(Boolean)).toHaveLength(order.length);
      },
    ),
  );
});

test.each<[string, Respond]>([
  ['one answer for many places', json(openMeteoAnswer())],
  ['429', json({ error: true, reason: 'Minutely API request limit exceeded.' }, 429)],
  ['500', json({}, 500)],
  [
    'an HTML page',
    (_, r) => {
      r.writeHead(200).end('<html>');
    },
  ],
  [
    'a list cut short',
    (_, r) => {
      r.writeHead(200).end('[{"latitude":-0.3');
    },
  ],
])('%s fails the whole call', async (_name, say) => {
  await expect(askAll(say)).rejects.toBeInstanceOf(SourceError);
});

test('a single place uses a plain request; the fake also answers for many; MET Norway does not', async () => {
  expect(
    places(
      await askAll(
        saying((answer) => answer),
        questions(1),
      ),
    ),
  ).toEqual([{ lat: -0.29, lng: 36.12 }]);
  expect(await openMeteo({ url: 'http://x', userAgent: 'x' }).together!.ask([])).toEqual([]);
  expect(places(await sampleWeather().together!.ask(questions(3)))).toEqual(
    questions(3).map(({ point }) => point),
  );
  expect(metNorway({ userAgent: 'x' }).together).toBeNull();
});
