import { expect, test } from 'vitest';
import { villagePlaces } from '#apps/server/village/places.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { type ForecastRequest, SourceError, type WeatherProvider } from '#features/weather/server/ports.ts';
import { samplePeople } from '../../tools/seed/sample-people.ts';
import { sampleWeather, withSampleVillage } from './sample.ts';

const now = new Date('2026-11-29T09:00:00Z');
const at = (lat: number, lng: number): ForecastRequest => ({
  point: { lat, lng },
  utcOffset: 180,
  pastDays: 2,
  version: null,
  now,
});
const [village, elsewhere] = [at(0.1, 34.5), at(-3.4, 36.7)];
const silent: WeatherProvider = {
  source: 'open-meteo',
  hasPast: true,
  together: {
    maxPlaces: () => 25,
    pauseMs: () => 0,
    ask: async () => {
      throw new SourceError('no connection', 60);
    },
  },
  ask: async () => {
    throw new SourceError('no connection', 60);
  },
};
const answering: WeatherProvider = {
  ...silent,
  ask: async (question) => {
    const answer = await sampleWeather().ask(question);
    return 'forecast' in answer
      ? { ...answer, forecast: { ...answer.forecast, source: 'open-meteo' as const } }
      : answer;
  },
};

test('where no service answers, only the places of the sample village get weather, called a sample', async () => {
  const provider = withSampleVillage(silent, villagePlaces);
  expect(await provider.ask(village)).toMatchObject({ forecast: { source: 'sample' } });
  await expect(provider.ask(elsewhere)).rejects.toThrow('no connection');
  const [first, second] = await provider.together!.ask([village, elsewhere]);
  expect(first).toMatchObject({ forecast: { source: 'sample' } });
  expect(second).toMatchObject({ pauseSeconds: 60 });
});

test('a real answer is passed on for the sample village too', async () => {
  const provider = withSampleVillage(answering, villagePlaces);
  expect(await provider.ask(village)).toMatchObject({ forecast: { source: 'open-meteo' } });
});

test('every sample field lies where the village has weather', () => {
  const cells = new Set(villagePlaces.map(cellOf));
  const fields = samplePeople.flatMap((person) => person.fields);
  expect(fields.filter(({ place }) => !cells.has(cellOf(place)))).toEqual([]);
});
