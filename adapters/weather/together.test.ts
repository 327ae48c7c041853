import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type Question, SourceFault, type FetchedForecast } from '#features/weather/server/ports.ts';
import { metNorway } from './met-norway.ts';
import { byPlace } from './open-meteo-places.ts';
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
const questions = (n: number, pastDays = 2): Question[] =>
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
const places = (told: readonly (FetchedForecast | SourceFault)[]) =>
  told.map((one) => (one instanceof SourceFault ? null : one.forecast.place));
const own = (asked: readonly Question[]) =>
  asked.map(({ point }) => ({
    lat: Number(point.lat.toFixed(2)) + 0.01,
    lng: Number(point.lng.toFixed(2)) + 0.02,
  }));
const without = (list: readonly unknown[], ...gone: number[]) =>
  list.map((one, i) => (gone.includes(i) ? null : one));
const unnumbered = (list: Answers) => list.map(({ location_id: _, ...one }) => one);

test('Open-Meteo is asked for fifty places in one short address, and answers in their order', async () => {
  const { url, asked } = await weatherService(saying((list) => list));
  const { together } = openMeteo({ url, userAgent: 'x', key: 'siri' });
  const many = questions(together!.most(2));
  expect(places(await together!.ask(many))).toEqual(own(many));
  expect(asked).toHaveLength(1);
  expect(asked[0]!.query.get('latitude')!.split(',')).toHaveLength(50);
  expect(`${url}?${asked[0]!.query}`.length).toBeLessThan(8_000);
});

test('a long past makes the call smaller and the pause longer: no minute exceeds the free host’s limit', () => {
  const { most, restMs } = openMeteo({ url: 'http://x', userAgent: 'x' }).together!;
  expect([most(92), most(2)]).toEqual([32, 50]);
  for (const past of [92, 2]) {
    const billed = most(past) * Math.max(1, (past + 8) / 14);
    expect((billed * 60_000) / restMs(most(past), past)).toBeLessThanOrEqual(300);
  }
});

test('answers in another order are matched by their numbers', async () => {
  expect(places(await askAll(saying((list) => [...list].reverse())))).toEqual(own(questions(8)));
});

const nobodysLoss: Record<string, [(list: Answers) => unknown, number[]]> = {
  'a hole in the middle': [(list) => without(list, 3), [3]],
  'a list without its end': [(list) => list.slice(0, 5), [5, 6, 7]],
  'a list without its middle': [(list) => list.filter((_, i) => i !== 4), [4]],
  'one place that is a word': [(list) => list.map((one, i) => (i === 2 ? 'no' : one)), [2]],
  'one place with an error': [
    (list) => list.map((one, i) => (i === 6 ? { error: true, reason: 'no', location_id: 6 } : one)),
    [6],
  ],
  'a hole, nothing numbered': [(list) => without(unnumbered(list), 3), [3]],
  'without its end, nothing numbered': [(list) => unnumbered(list).slice(0, 6), [6, 7]],
};
test.each(Object.entries(nobodysLoss))('%s loses the others nothing', async (_name, [change, lost]) => {
  expect(places(await askAll(saying(change)))).toEqual(without(own(questions(8)), ...lost));
});

test('unnumbered answers at another place than expected are not believed', async () => {
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

test('whatever order and gaps a list has, no place gets another’s weather', () => {
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
        const told = byPlace(list, all) as readonly ({ of: number } | undefined)[];
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
    'a page',
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
])('%s is a fault of the whole call', async (_name, say) => {
  await expect(askAll(say)).rejects.toBeInstanceOf(SourceFault);
});

test('a single place is requested as before; the fake answers for many too; MET Norway does not', async () => {
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
