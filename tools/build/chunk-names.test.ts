import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isLazyAsset } from '#apps/web/offline/lazy-asset-cache.ts';
import { assetName, chunkName } from './chunk-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const named = (name: string, ...moduleIds: string[]) =>
  chunkName({ name, moduleIds: moduleIds.map((id) => path.join(root, id)) });

test('condition pages, their shared parts and sources are books; names, crops and screens are in the shell', () => {
  expect(named('bean', 'knowledge/conditions/bean.ts')).toBe('assets/book-bean-[hash].js');
  expect(named('products', 'knowledge/sprays/products.ts', 'knowledge/sprays/preparations.ts')).toBe(
    'assets/book-products-[hash].js',
  );
  expect(named('sources', 'knowledge/sources.ts')).toBe('assets/book-sources-[hash].js');
  for (const shell of [
    'knowledge/crops.ts',
    'knowledge/calendar/rows.ts',
    'knowledge/names/bean.ts',
    'knowledge/guided-key.ts',
    'knowledge/safe-use.ts',
    'features/scanner/web/check/ScanScreen.tsx',
  ]) {
    expect(named('x', shell)).toBe('assets/x-[hash].js');
    expect(named('x', 'knowledge/conditions/bean.ts', shell)).toBe('assets/x-[hash].js');
  }
});

test('a chunk with the map library is a map chunk and stays out of the shell', () => {
  expect(
    named(
      'CornerMapView',
      'features/fields/web/boundary/map/CornerMapView.tsx',
      'node_modules/leaflet/dist/leaflet-src.js',
    ),
  ).toBe('assets/map-CornerMapView-[hash].js');
});

test('the table of places stays out of the shell', () => {
  expect(
    named('place-lookup', 'features/places/domain/search.ts', 'features/places/domain/kenya/names.ts'),
  ).toBe('assets/gazetteer-[hash].js');
  expect(
    named('PlaceSearch', 'features/places/web/PlaceSearch.tsx', 'features/places/domain/describe.ts'),
  ).toBe('assets/PlaceSearch-[hash].js');
});

test('the weak password lists stay out of the shell and of the chunks fetched when idle', () => {
  const name = named(
    'password-strength',
    'features/people/domain/common-passwords.ts',
    'features/people/domain/password-strength.ts',
  );
  expect(name).toBe('assets/passwords-[hash].js');
  const path = `/${name.replace('[hash]', 'AbCd1234')}`;
  expect([isLazyAsset(path), path.startsWith('/assets/later-')]).toEqual([true, false]);
});

test('expert screens and texts and map styles load later than the shell', () => {
  expect(
    named(
      'ExpertCaseScreen',
      'features/experts/web/hours.ts',
      'features/experts/web/workbench/ExpertCaseScreen.tsx',
    ),
  ).toBe('assets/later-ExpertCaseScreen-[hash].js');
  expect(named('words.templates.sw', 'features/experts/words.templates.sw.ts?sentences')).toBe(
    'assets/later-words-sw-experts-templates-[hash].js',
  );
  expect(
    ['ExpertCaseScreen.css', 'CornerMapView.css', 'layers-2x.png', 'FieldsScreen.css', 'leaf.bin'].map(
      (name) => assetName({ names: [name] }),
    ),
  ).toEqual([
    'assets/later-ExpertCaseScreen-[hash][extname]',
    'assets/map-[name]-[hash][extname]',
    'assets/map-[name]-[hash][extname]',
    'assets/FieldsScreen-[hash][extname]',
    'assets/leaf-[hash][extname]',
  ]);
});

test('styles with a name that two chunks share load later only if both chunks do', () => {
  named('words', 'features/weather/web/words.ts');
  named('words', 'features/tasks/web/words.ts');
  expect(assetName({ names: ['words.css'] })).toBe('assets/words-[hash][extname]');
});

test('a deferred feature loads later with its screens, their dependencies and texts, under unique names', () => {
  expect(
    named(
      'PlanningScreen',
      'features/tasks/web/TaskList.tsx',
      'features/agronomy/domain/x.ts',
      'features/tasks/web/PlanningScreen.tsx',
    ),
  ).toBe('assets/later-PlanningScreen-[hash].js');
  expect(
    named('use-feed', 'features/community/domain/paging.ts', 'features/community/web/feed/use-feed.ts'),
  ).toBe('assets/later-use-feed-[hash].js');
  expect(named('words', 'features/tasks/web/words.ts')).toBe('assets/later-tasks-words-[hash].js');
  expect(named('words.en', 'features/tasks/words.en.ts?sentences')).toBe(
    'assets/later-words-en-tasks-[hash].js',
  );
  expect(assetName({ names: ['PlanningScreen.css'] })).toBe('assets/later-PlanningScreen-[hash][extname]');
});

test('parts of a deferred feature that the outbox and replay need stay in the shell', () => {
  expect(named('contract', 'features/tasks/domain/task.ts', 'features/tasks/contract.ts')).toBe(
    'assets/contract-[hash].js',
  );
  expect(named('contract', 'features/community/contract.ts')).toBe(
    'assets/later-community-contract-[hash].js',
  );
  expect(named('words.outbox.sw', 'features/tasks/words.outbox.sw.ts?sentences')).toBe(
    'assets/words-sw-tasks-outbox-[hash].js',
  );
  expect(named('outbox-text', 'features/satellite/words.outbox.en.ts')).toBe('assets/outbox-text-[hash].js');
});

test('text chunks are named by language and folder, so that each replaces only its own older version', () => {
  expect(named('words.en', 'features/fields/web/boundary/words.en.ts?sentences')).toBe(
    'assets/words-en-boundary-[hash].js',
  );
  expect(named('words.shapes.sw', 'features/fields/words.shapes.sw.ts?sentences')).toBe(
    'assets/words-sw-fields-shapes-[hash].js',
  );
  expect(named('first-sw', 'apps/web/words.sw.ts?sentences', 'kit/web/words.ui.sw.ts?sentences')).toBe(
    'assets/words-sw-first-[hash].js',
  );
});
