import { expect, test } from 'vitest';
import { localDayAt, earliestLocalDay } from './local-day.ts';

const at = (time: string) => new Date(time);
const kisumu = { lat: -0.1, lng: 34.75 };
const kigali = { lat: -1.94, lng: 30.06 };

test('a day starts at the field’s local midnight: in Rwanda an hour after Kenya', () => {
  expect([kisumu, kigali].map((p) => localDayAt(p, at('2025-05-09T20:59:00Z')))).toEqual([
    '2025-05-09',
    '2025-05-09',
  ]);
  expect([kisumu, kigali].map((p) => localDayAt(p, at('2025-05-09T21:30:00Z')))).toEqual([
    '2025-05-10',
    '2025-05-09',
  ]);
  expect([kisumu, kigali].map((p) => localDayAt(p, at('2025-05-09T22:00:00Z')))).toEqual([
    '2025-05-10',
    '2025-05-10',
  ]);
});

test('elsewhere the longitude decides the date, also at the poles and the date line', () => {
  const now = at('2025-12-31T23:30:00Z');
  const places = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 101 },
    { lat: -33, lng: -70 },
    { lat: 90, lng: 0 },
    { lat: -90, lng: 180 },
    { lat: 10, lng: -180 },
  ];
  expect(places.map((p) => localDayAt(p, now))).toEqual([
    '2025-12-31',
    '2026-01-01',
    '2025-12-31',
    '2025-12-31',
    '2026-01-01',
    '2025-12-31',
  ]);
  expect(earliestLocalDay(now)).toBe('2025-12-31');
  expect(earliestLocalDay(at('2026-01-01T11:59:00Z'))).toBe('2025-12-31');
});
