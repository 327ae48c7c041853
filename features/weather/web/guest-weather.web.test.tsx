import { afterEach, expect, test } from 'vitest';
import { cleanUp, mockGeolocation, openFarm, screen, tap } from '#features/fields/web/testing.tsx';
import { weatherEn as en } from '../words.en.ts';
import { GuestWeather } from './GuestWeather.tsx';
import { fakeWeatherServer } from './testing.ts';

afterEach(cleanUp);

test('WEA-09 a guest sees the usual weather of a place, and no request goes to the server', async () => {
  const asked = fakeWeatherServer(() => {
    throw new Error('no forecast without an account');
  });
  mockGeolocation({ lat: -0.3, lng: 36.08, accuracy: 20 });
  await openFarm(<GuestWeather />, { projections: {}, at: '/weather', rows: [] });
  await tap(en.locate);
  const month = new Date().toLocaleString('en', { month: 'long' });
  expect(await screen.findByRole('heading', { name: en.typical(month) }, { timeout: 10_000 })).toBeTruthy();
  expect(asked).toEqual([]);
});

test('outside Kenya, or without a position, a guest reads why there is no figure', async () => {
  mockGeolocation('denied');
  await openFarm(<GuestWeather />, { projections: {}, at: '/weather', rows: [] });
  await tap(en.locate);
  expect(await screen.findByText(en.guestPlaceFailed)).toBeTruthy();
  mockGeolocation({ lat: 51.5, lng: 0, accuracy: 20 });
  await tap(en.locate);
  expect(await screen.findByText(en.noTypical, {}, { timeout: 10_000 })).toBeTruthy();
});
