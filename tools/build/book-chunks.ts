import { languageOf } from './words-by-language.ts';

interface Chunk { readonly name: string; readonly moduleIds: readonly string[] }

/** What of the knowledge the shell always has: crops, their calendar, names with their signs, the guided key, rules of safe use. */
const SHELL = /\/knowledge\/(names\/|calendar\/|(crops|books|index|names|aliases|material|say|type-names|sign-words|guided-key|no-answer|safe-use|substances)\.ts)/;

const isPage = (id: string): boolean => id.includes('/knowledge/') && !SHELL.test(id);

const isMap = (id: string): boolean => id.includes('/node_modules/leaflet/');

const isGazetteer = (id: string): boolean => id.includes('/features/places/domain/kenya/');

/** Screens of officers, of rare days, and of days on which there is a network: signing in by a link, papers and sums of the server, how the model was measured. */
const LATER: ReadonlySet<string> = new Set([
  'ExpertScreen', 'ExpertCaseScreen', 'AdminSuppliersScreen', 'AccuracyScreen', 'figures', 'ResetScreen', 'CallbackScreen', 'VerifyScreen', 'StatementScreen', 'DeleteScreen',
  'DataScreen', 'BringScreen', 'phone-copy', 'HistoryPrintScreen', 'Dashboard', 'experts-templates', 'scanner-accuracy', 'farm-data',
]);

/** `features/scanner/words.accuracy.en.ts` is scanner-accuracy. */
const placeOf = (id: string): string => {
  const [, folder, part] = /([^/]+)(?:\/(?:web|domain))?\/(?:words[-.]?)?([^/]*)\.(?:en|sw)\.ts/.exec(id) ?? [];
  return [folder, part].filter(Boolean).join('-');
};

const named = (kind: string, name: string): string => `assets/${LATER.has(name) ? 'later-' : ''}${kind}${name}-[hash]`;

/** Pages of the knowledge, the map, the table of places and screens that can wait get a name of their own: they stay out of the installed shell and are kept when first used. */
export const chunkName = ({ name, moduleIds }: Chunk): string => {
  const language = languageOf(moduleIds);
  if (language) return `${named(`words-${language}-`, name === `first-${language}` ? 'first' : placeOf(moduleIds[moduleIds.length - 1] ?? ''))}.js`;
  if (moduleIds.some(isMap)) return `assets/map-${name}-[hash].js`;
  if (moduleIds.some(isGazetteer)) return 'assets/gazetteer-[hash].js';
  return moduleIds.length > 0 && moduleIds.every(isPage) ? `assets/book-${name}-[hash].js` : `${named('', name)}.js`;
};

/** Styles go where their screen goes, and the map's pictures with the map. */
export const assetName = ({ names }: { readonly names: readonly string[] }): string => {
  const [name = ''] = names;
  if (/^(CornerMapView\.css|(marker-icon|layers|layers-2x)\.png)$/.test(name)) return 'assets/map-[name]-[hash][extname]';
  return `${named('', name.replace(/\.\w+$/, ''))}[extname]`;
};

/** What every visit begins with comes in three files: it is fetched whole, and small files compress badly. Packages change seldom, so they stand apart. */
export const firstCode = [
  { name: 'packages', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
];
export const firstWords = (['en', 'sw'] as const).map((language) => (
  { name: `first-${language}`, test: new RegExp(`/(kit/web/words-ui|apps/web/words)\\.${language}\\.ts\\?`), priority: 3, includeDependenciesRecursively: false }
));
