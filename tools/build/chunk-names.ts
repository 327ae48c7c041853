import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from './words-by-language.ts';

interface Chunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/**
 * Knowledge that the installed shell contains: crops, their calendar, names with their symptoms, the guided
 * key, safety rules.
 */
const SHELL =
  /\/knowledge\/(names\/|calendar\/|(crops|books|index|reference-yields|names|aliases|material|bilingual|type-names|sign-words|guided-key|no-answer|safe-use|substances|water-forbidden)\.ts)/;

const isPage = (id: string): boolean => id.includes('/knowledge/') && !SHELL.test(id);

const isMap = (id: string): boolean => id.includes('/node_modules/leaflet/');

const isGazetteer = (id: string): boolean => id.includes('/features/places/domain/kenya/');

/** Lists of weak passwords: only needed for a new password, so they are cached after one was typed. */
const isPasswordList = (id: string): boolean => id.includes('/people/domain/common-passwords.ts');

/**
 * How the phone caches a module's chunk, by a comment in the module. `@cache later`: not in the installed
 * shell, but cached when the page is idle; for staff screens, rare screens and screens that need a network.
 * In a feature's `web/index.ts` it covers the feature's screens, what only they import, and their words.
 * `@cache shell`: in the shell although its feature is `later`.
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
/** Modules that cannot carry the comment. */
const LATER_UNMARKED = /\/node_modules\/fflate\/|\/scanner\/model\/figures\.json$/;

/** A chunk is named after its last module; that module's comment decides how the chunk is cached. */
const cacheOf = (moduleIds: readonly string[]): string | undefined => {
  const entry = moduleIds[moduleIds.length - 1] ?? '';
  return LATER_UNMARKED.test(entry) ? 'later' : cacheMarkOf(entry);
};
/**
 * Modules of every feature that the command replay and the outbox import. The contracts of the community and
 * of offers, and the domain of offers, are imported only by their own screens.
 */
const SHELL_MODULE =
  /\/(features\/(?!(?:documents|referrals|admin|satellite)\/|(?:community|offers|price-alerts)\/contract|(?:offers|price-alerts)\/domain)[^/]+\/(contract|words|domain\/(?!analysis\/)|web\/projections)|features\/[^/]+\/words\.outbox\.|knowledge\/lessons\/types)/;
/** Words of the outbox, which must be readable offline right after the installation. */
const OUTBOX_WORDS = /(-outbox|^organic)$/;

const SCREEN = /\/web\/(?:[\w-]+\/)*([A-Z]\w+)\.tsx$/;
/**
 * The build knows a style sheet only by its chunk's name. Two chunks may share a name (`words`): their style
 * sheets are `later` only if both are.
 */
const isLaterByName = new Map<string, boolean>();

const isLater = (name: string, moduleIds: readonly string[]): boolean => {
  const mark = cacheOf(moduleIds);
  const entry = moduleIds[moduleIds.length - 1] ?? '';
  const later =
    mark === 'later' ||
    (mark !== 'shell' &&
      ((LATER_FEATURE.test(entry) && SCREEN.test(entry)) ||
        (moduleIds.every((id) => LATER_FEATURE.test(id)) && moduleIds.some((id) => !SHELL_MODULE.test(id)))));
  const style = name.replace(/\.module$/, '');
  isLaterByName.set(style, later && isLaterByName.get(style) !== false);
  return later;
};

const wordsAreLater = (place: string, moduleIds: readonly string[]): boolean => {
  const mark = cacheOf(moduleIds);
  if (mark) return mark === 'later';
  return !OUTBOX_WORDS.test(place) && moduleIds.every((id) => LATER_FEATURE.test(id));
};

/** `features/scanner/words.accuracy.en.ts` → `scanner-accuracy`. */
const wordsFileKey = (id: string): string => {
  const [, folder, part] =
    /([^/]+)(?:\/(?:web|domain))?\/(?:words[-.]?)?([^/]*)\.(?:en|sw)\.ts/.exec(id) ?? [];
  return [folder, part].filter(Boolean).join('-');
};

const fileNamePattern = (kind: string, name: string, waits: boolean): string =>
  `assets/${waits ? 'later-' : ''}${kind}${name}-[hash]`;

/**
 * Names the chunks. Knowledge pages, the map, the gazetteer and `later` screens get a prefix by which the
 * service worker leaves them out of the shell and caches them on first use.
 */
export const chunkName = ({ name, moduleIds }: Chunk): string => {
  const language = languageOf(moduleIds);
  if (language) {
    const place =
      name === `first-${language}` ? 'first' : wordsFileKey(moduleIds[moduleIds.length - 1] ?? '');
    return `${fileNamePattern(`words-${language}-`, place, wordsAreLater(place, moduleIds))}.js`;
  }
  if (moduleIds.some(isMap)) return `assets/map-${name}-[hash].js`;
  if (moduleIds.some(isGazetteer)) return 'assets/gazetteer-[hash].js';
  if (moduleIds.some(isPasswordList)) return 'assets/passwords-[hash].js';
  if (moduleIds.length > 0 && moduleIds.every(isPage)) return `assets/book-${name}-[hash].js`;
  const waits = isLater(name, moduleIds);
  // Several features have a `words.ts` and a contract; a chunk that is cached by name needs a unique one.
  const feature =
    waits && (name === 'words' || name === 'contract')
      ? /\/features\/([^/]+)\//.exec(moduleIds[moduleIds.length - 1] ?? '')?.[1]
      : undefined;
  return `${fileNamePattern('', feature ? `${feature}-${name}` : name, waits)}.js`;
};

/** A style sheet is cached with its screen, and the map's images with the map. */
export const assetName = ({ names }: { readonly names: readonly string[] }): string => {
  const [name = ''] = names;
  if (/^(CornerMapView\.css|(marker-icon|layers|layers-2x)\.png)$/.test(name))
    return 'assets/map-[name]-[hash][extname]';
  const of = name.replace(/\.\w+$/, '');
  return `${fileNamePattern('', of, isLaterByName.get(of) === true)}[extname]`;
};

/**
 * The first screen loads three files: they are always needed whole, and small files compress badly. Packages
 * change seldom, so they are separate.
 */
export const firstScreenChunks = [
  { name: 'packages', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
];
/** Small modules that home shares with other screens: two chunks, as small files compress badly. */
export const sharedUiChunks = [
  {
    name: 'common-ui',
    test: /\/kit\/(web\/(format|ui\/(Age|Card|Screen|SyncAge)|hooks\/use-exclusive-action)|sync\/freshness|pure\/units)\.(tsx?|module\.css)$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'field-list',
    test: /\/features\/fields\/web\/(list\/(newest-first|use-field-list|FieldListStatus|FieldGrid|FieldCard)|crop-text|place-text|find-place-name|size-text)\.(tsx?|module\.css)$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
];
/** Small modules of every feature that are fetched together: one file each. */
export const crossFeatureChunks = ['projections', 'outbox-text'].map((name) => ({
  name,
  test: new RegExp(`/features/[^/]+/web/${name}\\.ts$`),
  priority: 3,
  includeDependenciesRecursively: false,
}));
export const firstWordsChunks = (['en', 'sw'] as const).map((language) => ({
  name: `first-${language}`,
  test: new RegExp(`/(kit/web/words\\.ui|apps/web/words)\\.${language}\\.ts\\?`),
  priority: 3,
  includeDependenciesRecursively: false,
}));
