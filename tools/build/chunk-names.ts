import { type GetModuleInfo, planChunks } from './chunk-plan.ts';

/** The first script is two files and its words: packages change seldom, so they are separate. */
const firstScriptChunks = [
  ...(['en', 'sw'] as const).map((language) => ({
    name: `words-${language}-first`,
    test: new RegExp(`/(kit/web/words\\.ui|apps/web/words)\\.${language}\\.ts\\?`),
    priority: 3,
    includeDependenciesRecursively: false,
  })),
  { name: 'packages', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
];

/** Groups of one build: everything that loads later is planned once its modules are known. */
export const chunkGroups = () => {
  let plan: ReadonlyMap<string, string> | undefined;
  const plannedName = (
    id: string,
    context: { getModuleInfo(id: string): ReturnType<GetModuleInfo> },
  ): string | null => {
    plan ??= planChunks((one) => context.getModuleInfo(one));
    return plan.get(id) ?? null;
  };
  return [...firstScriptChunks, { name: plannedName, priority: 0, includeDependenciesRecursively: false }];
};

/** The map's images are cached with the map. */
export const assetName = ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
  `assets/${/^(marker-icon|layers|layers-2x)\.png$/.test(name) ? 'map-' : ''}[name]-[hash][extname]`;
