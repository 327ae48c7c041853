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
 * Screens of officers, of rare days, and of days on which there is a network: signing in by a link, papers
 * and sums of the server, how the model was measured.
 */
const LATER: ReadonlySet<string> = new Set([
  'AdminRefundsScreen',
  'payments-staff',
  'MemoryScreen',
  'memory-screen',
  'Facts',
  'AccountScreen',
  'people-account',
  'EmailLinkScreen',
  'SignOutSheet',
  'people-leaving',
  'pause-push',
  'JoinScreen',
  'people-join',
  'kept-invitation',
  'UnsubscribeScreen',
  'ExpertScreen',
  'ExpertCaseScreen',
  'AdminSuppliersScreen',
  'AccuracyScreen',
  'figures',
  'ResetScreen',
  'people-reset',
  'CallbackScreen',
  'VerifyScreen',
  'StatementScreen',
  'DeleteScreen',
  'DataScreen',
  'BringScreen',
  'phone-copy',
  'HistoryPrintScreen',
  'Dashboard',
  'SubscriptionScreen',
  'PaymentScreen',
  'payments',
  'use-mine',
  'use-supplier-search',
  'ScanSuppliers',
  'browser',
  'experts-templates',
  'experts-workbench',
  'workbench-words',
  'QueueItem',
  'scanner-accuracy',
  'farm-data',
  'InsightsPart',
  'history-insights',
  'ImpactSection',
  'ShareScan',
  'OutboxDetails',
  'apps-outbox-details',
  'apps-columns',
  'Tour',
  'tour',
  'HealthWhyPart',
  'history-why',
  'DetectScreen',
  'SuppliersScreen',
  'suppliers',
  'SightingsScreen',
  'SettingsPage',
  'DonationScreen',
  'plan-from-goal',
  'tasks',
  'use-suggestions',
  'use-reason-text',
  'market',
  'Post',
  'use-kept-note',
  'MarketPage',
  'say-offer',
  'check-safe',
  'SatellitePart',
]);

/** Features that can wait as a whole: their screens, with what only those need, and their sentences. */
const LATER_FEATURE =
  /\/(features\/(satellite|community|community-demo|tasks|organic|training|yields|market|offers|price-alerts|chat|documents|referrals|admin|payments|farm-data)|knowledge\/(organic|lessons|tasks)|kit\/pure\/search|kit\/web\/card)\//;
/**
 * What the replay of waiting commands and the outbox read of any feature; the contracts of the community and
 * of offers, and what offers compute with, are read by their own screens only.
 */
const SHELL_READS =
  /\/(features\/(?!(?:documents|referrals|admin|satellite)\/|(?:community|offers|price-alerts)\/contract|(?:offers|price-alerts)\/domain)[^/]+\/(contract|words|domain\/(?!analysis\/)|web\/projections)|knowledge\/lessons\/types)/;
/** Sentences that the outbox says: what waits there is read without a network from the first hour. */
const OUTBOX_WORDS = /(-outbox|^organic)$/;

const SCREEN = /\/web\/(?:\w+\/)?([A-Z]\w+)\.tsx$/;
/** What such a feature says at once all the same: what Pro gives and costs. */
const AT_ONCE: ReadonlySet<string> = new Set(['UpgradeScreen', 'PlanStatus', 'payments-upgrade']);
/** Their screens by name, of which the styles know nothing else. */
const laterScreens = new Set<string>();

const isLater = (name: string, moduleIds: readonly string[]): boolean => {
  if (AT_ONCE.has(name)) return false;
  const entry = moduleIds[moduleIds.length - 1] ?? '';
  const screen = LATER_FEATURE.test(entry) && SCREEN.exec(entry)?.[1];
  if (screen) laterScreens.add(screen);
  return (
    LATER.has(name) ||
    Boolean(screen) ||
    (moduleIds.every((id) => LATER_FEATURE.test(id)) && moduleIds.some((id) => !SHELL_READS.test(id)))
  );
};

const areLater = (place: string, moduleIds: readonly string[]): boolean =>
  LATER.has(place) ||
  (!AT_ONCE.has(place) && !OUTBOX_WORDS.test(place) && moduleIds.every((id) => LATER_FEATURE.test(id)));

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
    return `${named(`words-${language}-`, place, areLater(place, moduleIds))}.js`;
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
  return `${named('', of, LATER.has(of) || laterScreens.has(of))}[extname]`;
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
  test: new RegExp(`/(kit/web/words-ui|apps/web/words)\\.${language}\\.ts\\?`),
  priority: 3,
  includeDependenciesRecursively: false,
}));
