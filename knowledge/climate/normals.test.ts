import { expect, test } from 'vitest';
import { counties } from '#features/places/domain/counties.ts';
import { normalOf } from './normals.ts';
import { countyRows } from './table.ts';

const months = Array.from({ length: 12 }, (_, i) => i + 1);

test('WEA-09 every county has climate normals for 12 months, all plausible for Kenya', () => {
  expect(Object.keys(countyRows).sort()).toEqual([...counties].sort());
  for (const county of counties) {
    for (const month of months) {
      const normal = normalOf({ county, lat: 0, lng: 37, elevation: null }, month)!;
      expect(normal.tmax, `${county} ${month}`).toBeGreaterThan(normal.tmin + 2);
      expect(normal.tmax).toBeLessThan(40);
      expect(normal.tmin).toBeGreaterThan(5);
      expect(normal.rain).toBeGreaterThanOrEqual(0);
      expect(normal.rain).toBeLessThan(450);
      expect(normal.humidity).toBeGreaterThan(30);
      expect(normal.humidity).toBeLessThanOrEqual(100);
      expect(normal.et0).toBeGreaterThan(1.5);
      // Allows for Marsabit's windy desert.
      expect(normal.et0).toBeLessThan(10);
    }
  }
});

test('normals depend on altitude: Nakuru town is warm, the forest above it is cold', () => {
  const at = (elevation: number) => normalOf({ county: 'Nakuru', lat: -0.3, lng: 36.08, elevation }, 1)!;
  // Long-term January means of the Nakuru station (1,901 m): 26.9 and 11 °C.
  expect(Math.abs(at(1_901).tmax - 26.9)).toBeLessThan(3);
  expect(Math.abs(at(1_901).tmin - 11)).toBeLessThan(2.5);
  expect(at(2_700).tmax).toBeLessThan(at(1_901).tmax - 3);
  expect(at(1_901).rain).toBe(at(2_700).rain);
});

test('there are no normals outside Kenya, and extreme altitudes give plausible temperatures', () => {
  expect(normalOf({ county: null, lat: 0.3, lng: 32.6, elevation: 1_200 }, 1)).toBeNull();
  expect(normalOf({ county: 'Atlantis', lat: 0, lng: 37, elevation: null }, 1)).toBeNull();
  const peak = normalOf({ county: 'Nyeri', lat: -0.15, lng: 37.3, elevation: 5_199 }, 7)!;
  expect(peak.tmax).toBeGreaterThan(0);
  expect(peak.tmax).toBeLessThan(25);
});
