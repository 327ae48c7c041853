import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from './words-by-language.ts';

interface Chunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/**
 * What of the knowledge the shell always has: crops, their calendar, names with their signs, the guided key,
 * rules of safe use.
 */
const SHELL =
  /\/knowledge\/(names\/|calendar\/|(crops|books|index|reference-yields|names|aliases|material|bilingual|type-names|sign-words|guided-key|no-answer|safe-use|substances|water-forbidden)\.ts)/;

const isPage = (id: string): boolean => id.includes('/knowledge/') && !SHELL.test(id);

const isMap = (id: string): boolean => id.includes('/node_modules/leaflet/');

const isGazetteer = (id: string): boolean => id.includes('/features/places/domain/kenya/');

/** Lists of weak passwords: only a new password needs them, so they are saved on the phone when one was typed. */
const isPasswordList = (id: string): boolean => id.includes('/people/domain/common-passwords.ts');

/**
 * What a module's first line says of its chunk, for the cache on the phone. `// @cache later`: not in the
 * installed shell, but cached when the page is quiet: screens of officers, of rare days, and of days on which
 * there is a network. In a feature's `web/index.ts` it means the feature's screens, with what only those
 * need, and their sentences. `// @cache shell`: in the shell although its feature is later.
 */
const cacheMarks = new Map<string, string | undefined>();
const cacheMarkOf = (id: string): string | undefined => {
  const [file = ''] = id.split('?');
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return undefined;
  if (!cacheMarks.has(file))
    cacheMarks.set(file, /^\/\/ @cache (later|shell)$/m.exec(readFileSync(file, 'utf8'))?.[1]);
  return cacheMarks.get(file);
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const laterFeatures = readdirSync(path.join(root, 'features')).filter(
  (feature) => cacheMarkOf(path.join(root, 'features', feature, 'web/index.ts')) === 'later',
);
const LATER_FEATURE = new RegExp(
  `/(features/(${laterFeatures.join('|')})|knowledge/(organic|lessons|tasks)|kit/pure/search|kit/web/card)/`,
);
/** Modules that cannot carry a mark. */
const LATER_UNMARKED = /\/node_modules\/fflate\/|\/scanner\/model\/figures\.json$/;

/** The module that a chunk is named for comes last; it decides. */
const cacheOf = (moduleIds: readonly string[]): string | undefined => {
  const entry = moduleIds[moduleIds.length - 1] ?? '';
  return LATER_UNMARKED.test(entry) ? 'later' : cacheMarkOf(entry);
};
/**
 * What the replay of waiting commands and the outbox read of any feature; the contracts of the community and
 * of offers, and what offers compute with, are read by their own screens only.
 */
const SHELL_READS =
  /\/(features\/(?!(?:documents|referrals|admin|satellite)\/|(?:community|offers|price-alerts)\/contract|(?:offers|price-alerts)\/domain)[^/]+\/(contract|words|domain\/(?!analysis\/)|web\/projections)|knowledge\/lessons\/types)/;
/** Sentences that the outbox says: what waits there is read without a network from the first hour. */
const OUTBOX_WORDS = /(-outbox|^organic)$/;

const SCREEN = /\/web\/(?:[\w-]+\/)*([A-Z]\w+)\.tsx$/;
/**
 * All that the build knows of a style is its chunk's name. Two chunks may share one (`words`): their styles
 * wait only if both do.
 */
const waitsByName = new Map<string, boolean>();

const isLater = (name: string, moduleIds: readonly string[]): boolean => {
  const mark = cacheOf(moduleIds);
  const entry = moduleIds[moduleIds.length - 1] ?? '';
  const later =
    mark === 'later' ||
    (mark !== 'shell' &&
      ((LATER_FEATURE.test(entry) && SCREEN.test(entry)) ||
        (moduleIds.every((id) => LATER_FEATURE.test(id)) && moduleIds.some((id) => !SHELL_READS.test(id)))));
  const style = name.replace(/\.module$/, '');
  waitsByName.set(style, later && waitsByName.get(style) !== false);
  return later;
};

const wordsAreLater = (place: string, moduleIds: readonly string[]): boolean => {
  const mark = cacheOf(moduleIds);
  if (mark) return mark === 'later';
  return !OUTBOX_WORDS.test(place) && moduleIds.every((id) => LATER_FEATURE.test(id));
};

/** `features/scanner/words.accuracy.en.ts` is scanner-accuracy. */
const placeOf = (id: string): string => {
  const [, folder, part] =
    /([^/]+)(?:\/(?:web|domain))?\/(?:words[-.]?)?([^/]*)\.(?:en|sw)\.ts/.exec(id) ?? [];
  return [folder, part].filter(Boolean).join('-');
};

const named = (kind: string, name: string, waits: boolean): string =>
  `assets/${waits ? 'later-' : ''}${kind}${name}-[hash]`;

/**
 * Pages of the knowledge, the map, the table of places and screens that can wait get a name of their own:
 * they stay out of the installed shell and are kept when first used.
 */
export const chunkName = ({ name, moduleIds }: Chunk): string => {
  const language = languageOf(moduleIds);
  if (language) {
    const place = name === `first-${language}` ? 'first' : placeOf(moduleIds[moduleIds.length - 1] ?? '');
    return `${named(`words-${language}-`, place, wordsAreLater(place, moduleIds))}.js`;
  }
  if (moduleIds.some(isMap)) return `assets/map-${name}-[hash].js`;
  if (moduleIds.some(isGazetteer)) return 'assets/gazetteer-[hash].js';
  if (moduleIds.some(isPasswordList)) return 'assets/passwords-[hash].js';
  if (moduleIds.length > 0 && moduleIds.every(isPage)) return `assets/book-${name}-[hash].js`;
  const waits = isLater(name, moduleIds);
  // Several features have a `words.ts` and a contract; what is kept by its name needs one of its own.
  const feature =
    waits && (name === 'words' || name === 'contract')
      ? /\/features\/([^/]+)\//.exec(moduleIds[moduleIds.length - 1] ?? '')?.[1]
      : undefined;
  return `${named('', feature ? `${feature}-${name}` : name, waits)}.js`;
};

/** Styles go where their screen goes, and the map's pictures with the map. */
export const assetName = ({ names }: { readonly names: readonly string[] }): string => {
  const [name = ''] = names;
  if (/^(CornerMapView\.css|(marker-icon|layers|layers-2x)\.png)$/.test(name))
    return 'assets/map-[name]-[hash][extname]';
  const of = name.replace(/\.\w+$/, '');
  return `${named('', of, waitsByName.get(of) === true)}[extname]`;
};

/**
 * What every visit begins with comes in three files: it is fetched whole, and small files compress badly.
 * Packages change seldom, so they stand apart.
 */
export const firstCode = [
  { name: 'packages', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
];
/** Small parts of every feature that are fetched together: one file each. */
export const ofAllFeatures = ['projections', 'outbox-text'].map((name) => ({
  name,
  test: new RegExp(`/features/[^/]+/web/${name}\\.ts$`),
  priority: 3,
  includeDependenciesRecursively: false,
}));
export const firstWords = (['en', 'sw'] as const).map((language) => ({
  name: `first-${language}`,
  test: new RegExp(`/(kit/web/words\\.ui|apps/web/words)\\.${language}\\.ts\\?`),
  priority: 3,
  includeDependenciesRecursively: false,
}));
