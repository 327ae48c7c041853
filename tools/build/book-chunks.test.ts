import { expect, test } from 'vitest';
import { chunkName } from './book-chunks.ts';

const named = (name: string, ...moduleIds: string[]) => chunkName({ name, moduleIds: moduleIds.map((id) => `/farm/${id}`) });

test('pages, what only pages share, and sources are books; names, crops and screens are shell', () => {
  expect(named('bean', 'knowledge/conditions/bean.ts')).toBe('assets/book-bean-[hash].js');
  expect(named('products', 'knowledge/products.ts', 'knowledge/preparations.ts')).toBe('assets/book-products-[hash].js');
  expect(named('sources', 'knowledge/sources.ts')).toBe('assets/book-sources-[hash].js');
  for (const shell of ['knowledge/crops.ts', 'knowledge/calendar/rows.ts', 'knowledge/names/bean.ts', 'knowledge/guided-key.ts', 'knowledge/safe-use.ts', 'features/scanner/web/ScanScreen.tsx']) {
    expect(named('x', shell)).toBe('assets/[name]-[hash].js');
    expect(named('x', 'knowledge/conditions/bean.ts', shell)).toBe('assets/[name]-[hash].js');
  }
});

test('what holds the map library is the map, and stays out of the shell', () => {
  expect(named('CornerMapView', 'features/fields/web/boundary/map/CornerMapView.tsx', 'node_modules/leaflet/dist/leaflet-src.js')).toBe('assets/map-CornerMapView-[hash].js');
});

test('the table of places stays out of the shell', () => {
  expect(named('atlas', 'features/places/domain/search.ts', 'features/places/domain/kenya/names.ts')).toBe('assets/gazetteer-[hash].js');
  expect(named('PlaceSearch', 'features/places/web/PlaceSearch.tsx', 'features/places/domain/describe.ts')).toBe('assets/[name]-[hash].js');
});
