import { expect, test } from 'vitest';
import { counties } from '#features/fields/domain/counties.ts';
import { countyOf } from './county-of.ts';
import { countyShapes } from './county-shapes.ts';

test('all 47 counties have an outline under the name that farmers choose', () => {
  expect(Object.keys(countyShapes).sort()).toEqual([...counties].sort());
});

/** Towns by GeoNames (CC BY 4.0). */
test.each([
  ['Nakuru', -0.3031, 36.08], ['Siaya', 0.0981, 34.5402], ['Kirinyaga', -0.4912, 37.2871], ['Uasin Gishu', 0.8132, 35.3901], ['Machakos', -1.3102, 37.3543],
  ['Bungoma', 0.7581, 34.5522], ['Mombasa', -4.0547, 39.6636], ['Lamu', -2.2717, 40.902], ['Nairobi', -1.2833, 36.8167], ['Kisumu', -0.1022, 34.7617], ['Turkana', 3.1191, 35.5973],
])('%s holds %f, %f', (county, lat, lng) => { expect(countyOf({ lat, lng })).toBe(county); });

test('a place outside Kenya is in no county', () => {
  expect([countyOf({ lat: 0.35, lng: 32.58 }), countyOf({ lat: -6.8, lng: 39.28 }), countyOf({ lat: 52, lng: 13 })]).toEqual([null, null, null]);
});
