import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isLazyAsset } from '#apps/web/offline/lazy-asset-cache.ts';
import { planChunks } from './chunk-plan.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (id: string): string => path.join(root, id);

type Imports = Readonly<Record<string, { readonly imports?: string[]; readonly loads?: string[] }>>;
/** Plans a program of real modules (their comments decide how they are cached) with the given imports. */
const plan = (graph: Imports): ((id: string) => string | undefined) => {
  const planned = planChunks((id) => {
    const node = graph[path.relative(root, id)];
    return {
      code: 'x'.repeat(1000),
      importedIds: (node?.imports ?? []).map(at),
      dynamicallyImportedIds: (node?.loads ?? []).map(at),
    };
  });
  return (id) => planned.get(at(id));
};
const isCachedLater = (chunk: string | undefined): boolean => isLazyAsset(`/assets/${chunk}-AbCd1234.js`);

const HOME = 'apps/web/screens/DashboardScreen.tsx';
const SIGN_IN = 'apps/web/screens/SignInScreen.tsx';
const FIELDS = 'features/fields/web/list/FieldsScreen.tsx';
const COMMUNITY = 'features/community/web/feed/CommunityScreen.tsx';
const ALERTS = 'features/alerts/web/AlertsScreen.tsx';

test('the first script is not planned; home and the sign-in screen have exactly what they need', () => {
  const chunkOf = plan({
    'apps/web/main.tsx': { imports: ['apps/web/Root.tsx'], loads: [HOME, SIGN_IN, FIELDS] },
    [HOME]: { imports: ['kit/web/ui/Card.tsx', 'kit/web/ui/List.tsx', 'apps/web/Root.tsx'] },
    [SIGN_IN]: { imports: ['kit/web/ui/Card.tsx'] },
    [FIELDS]: { imports: ['kit/web/ui/List.tsx'] },
  });
  expect(chunkOf('apps/web/Root.tsx')).toBeUndefined();
  expect(chunkOf(HOME)).toBe('home');
  expect(chunkOf('kit/web/ui/List.tsx')).toBe('home');
  expect(chunkOf(SIGN_IN)).toBe('auth');
  expect(chunkOf('kit/web/ui/Card.tsx')).toBe('home-auth');
  expect(chunkOf(FIELDS)).not.toMatch(/home|auth/);
});

test('a deferred feature is outside the shell, except what a shell screen, the replay or the outbox needs', () => {
  const chunkOf = plan({
    'apps/web/main.tsx': {
      loads: [
        COMMUNITY,
        ALERTS,
        'features/community/web/projections.ts',
        'features/community/web/outbox-text.ts',
      ],
    },
    [COMMUNITY]: { imports: ['features/community/contract.ts', 'features/community/domain/paging.ts'] },
    [ALERTS]: { imports: ['features/community/contract.ts'] },
    'features/community/web/projections.ts': { imports: ['features/community/domain/post.ts'] },
    'features/community/web/outbox-text.ts': { imports: ['features/community/words.outbox.en.ts'] },
    'features/community/words.outbox.en.ts': { loads: ['features/community/words.outbox.en.ts?sentences'] },
    'features/community/words.outbox.sw.ts': { loads: ['features/community/words.outbox.sw.ts?sentences'] },
  });
  expect(isCachedLater(chunkOf(COMMUNITY))).toBe(true);
  expect(chunkOf('features/community/domain/paging.ts')).toBe(chunkOf(COMMUNITY));
  for (const shell of [
    'features/community/contract.ts',
    'features/community/domain/post.ts',
    'features/community/web/projections.ts',
  ])
    expect([shell, isCachedLater(chunkOf(shell))]).toEqual([shell, false]);
  for (const language of ['en', 'sw'])
    expect(chunkOf(`features/community/words.outbox.${language}.ts?sentences`)).toMatch(
      new RegExp(`^words-${language}-`),
    );
});

test('words follow the screens that use them, one language per file', () => {
  const words = 'features/community/words.en.ts';
  const chunkOf = plan({
    'apps/web/main.tsx': { loads: [COMMUNITY] },
    [COMMUNITY]: { imports: [words] },
    [words]: { loads: [`${words}?sentences`] },
  });
  const [english, swahili] = ['en', 'sw'].map((language) =>
    chunkOf(`features/community/words.${language}.ts?sentences`),
  );
  expect(english).toMatch(/^later-words-en-/);
  expect(swahili).toBe(english!.replace('-en-', '-sw-'));
});

test('the map, the places and the password lists are outside the shell and are not fetched when idle', () => {
  const heavy = {
    'features/fields/web/boundary/map/CornerMapView.tsx': 'node_modules/leaflet/dist/leaflet-src.js',
    'features/places/domain/place-lookup.ts': 'features/places/domain/kenya/names.ts',
    'features/people/domain/password-strength.ts': 'features/people/domain/common-passwords.ts',
  };
  const chunkOf = plan({
    'apps/web/main.tsx': { loads: Object.keys(heavy) },
    ...Object.fromEntries(Object.entries(heavy).map(([entry, module]) => [entry, { imports: [module] }])),
  });
  const chunks = Object.entries(heavy).map(([entry, module]) => [chunkOf(entry), chunkOf(module)]);
  expect(chunks).toEqual([
    ['map', 'map'],
    ['gazetteer', 'gazetteer'],
    ['passwords', 'passwords'],
  ]);
  for (const [chunk] of chunks) expect(isCachedLater(chunk)).toBe(true);
});

test('pages of the farm guide are cached by crop, small crops by family; names and crops are in the shell', () => {
  const crops = ['maize', 'rice', 'sorghum'].map((crop) => `knowledge/conditions/${crop}.ts`);
  const chunkOf = plan({
    'apps/web/main.tsx': { loads: [...crops, ALERTS] },
    [crops[0]!]: { imports: ['knowledge/sprays/products.ts'] },
    [crops[1]!]: { imports: ['knowledge/sprays/products.ts'] },
    [ALERTS]: { imports: ['knowledge/crops.ts', 'knowledge/names/bean.ts'] },
  });
  expect(crops.map(chunkOf)).toEqual(['book-maize', 'book-cereals', 'book-cereals']);
  expect(chunkOf('knowledge/sprays/products.ts')).toMatch(/^book-/);
  for (const shell of ['knowledge/crops.ts', 'knowledge/names/bean.ts'])
    expect([shell, isCachedLater(chunkOf(shell))]).toEqual([shell, false]);
});
