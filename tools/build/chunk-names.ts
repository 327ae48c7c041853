import path from 'node:path';
import type { Plugin } from 'vite';
import { type GetModuleInfo, LIBRARY, planChunks } from './chunk-plan.ts';

/** The first script is two files and its words: packages change seldom, so they are separate. */
const firstScriptChunks = [
  ...(['en', 'sw'] as const).map((language) => ({
    name: `words-${language}-first`,
    test: new RegExp(`/(kit/web/words\\.ui|apps/web/words)\\.${language}\\.ts\\?`),
    priority: 3,
    includeDependenciesRecursively: false,
  })),
  {
    name: 'packages',
    tags: ['$initial' as const],
    test: /[\\/]node_modules[\\/]|rolldown[\\/]runtime/,
    priority: 2,
  },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
];

/** Groups of one build: everything that loads later is planned once its modules are known. */
export const chunkGroups = () => {
  let plan: ReadonlyMap<string, string> | undefined;
  /** The chunk of modules that the bundler drops from the first script, and of those that only words need. */
  let library: string | undefined;
  const plannedName = (
    id: string,
    context: { getModuleInfo(id: string): ReturnType<GetModuleInfo> },
  ): string | null => {
    plan ??= planChunks((one) => context.getModuleInfo(one));
    if (plan.has(id) || id.includes('rolldown')) return plan.get(id) ?? null;
    library ??= [...plan].find(([one]) => LIBRARY.test(one))?.[1];
    return library ?? null;
  };
  return [...firstScriptChunks, { name: plannedName, priority: 0, includeDependenciesRecursively: false }];
};

/** The map's images are cached with the map. */
export const assetName = ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
  `assets/${/^(marker-icon|layers|layers-2x)\.png$/.test(name) ? 'map-' : ''}[name]-[hash][extname]`;

/** Lists the file of each module, for tests and size checks. */
export const listModuleFiles = (root: string): Plugin => ({
  name: 'list-module-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? file.moduleIds.map((id) => [path.relative(root, id).replaceAll(path.sep, '/'), file.fileName])
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  },
});
