import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Chunk, mergeChunks } from './merge-chunks.ts';
import { SENTENCES } from './words-by-language.ts';

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export type GetModuleInfo = (id: string) => ModuleInfo | null;

const root = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = path.join(root, 'apps/web/main.tsx');

/** The most files of each group. */
const LIMITS = { shell: 25, later: 25, book: 16, words: 1, 'later-words': 2 };

/** Every screen except the first ones loads it: what has no other place goes with it. */
export const LIBRARY = /\/node_modules\/zod\/v4\/core\/schemas\.js$/;

/** Screens that are opened first: each has a chunk of exactly what it needs. */
const FIRST_SCREENS = {
  home: /\/DashboardScreen\.tsx$/,
  auth: /\/(SignIn|Auth)Screen\.tsx$/,
};
/** Entries that share a chunk with what only they need. */
const TOGETHER = {
  /** Parts of home's field cards and its scene, which request them as they render. */
  'home-cards': /\/(HealthPart|PlotPart)\.tsx$/,
  /** Parts of home that load once it can be tapped. */
  'home-parts': /\/(WeatherSummary|HomeAlerts|TodaysAction|UnreadAlerts|HomeMore)\.tsx$/,
  /** Work that starts when the first screen is idle. */
  background: /\/(subscribe-(row|plan)-changes|cache-books|page-counter|refresh-push)\.ts$/,
};

/** Chunks outside the shell, each with the entries that need this module and what only they need. */
const HEAVY: readonly (readonly [name: string, module: RegExp])[] = [
  ['map', /\/node_modules\/leaflet\//],
  ['gazetteer', /\/features\/places\/domain\/kenya\//],
  ['passwords', /\/people\/domain\/common-passwords\.ts$/],
  ['later-packed-book', /\/packed-book\.ts$/],
];

/**
 * Knowledge that the installed shell contains: crops, their calendar, names with their symptoms, the guided
 * key, safety rules. The rest are pages of the farm guide, which are cached by crop.
 */
const SHELL_KNOWLEDGE =
  /\/knowledge\/(names\/|calendar\/|(crops|books|index|reference-yields|names|packed-names|aliases|material|bilingual|type-names|sign-words|guided-key|no-answer|safe-use|substances|water-forbidden)\.ts)/;
const isPage = (id: string): boolean => id.includes('/knowledge/') && !SHELL_KNOWLEDGE.test(id);

/** Crops whose pages are short share a file: its name must not change between versions. */
const FAMILIES = {
  cereals: ['rice', 'wheat', 'sorghum', 'finger_millet'],
  legumes: ['cowpea', 'pigeon_pea', 'soybean', 'blackgram'],
  roots: ['cassava', 'sweet_potato'],
  vegetables: ['kale', 'spinach', 'onion', 'pepper'],
  fruit: ['avocado', 'citrus', 'passion_fruit', 'pawpaw'],
  cash: ['tea', 'cotton', 'sugarcane', 'sunflower'],
};
const bookOfCrop = (crop: string): string =>
  Object.entries(FAMILIES).find(([, crops]) => crops.includes(crop))?.[0] ?? crop;
const CROP_PAGES = /\/knowledge\/conditions\/([^/.]+)/;

/** Style sheets are two files: a screen fetches all of them sooner than several files. */
const STYLES = /\.css$/;

/** Small modules of every feature that are fetched together. */
const CROSS_FEATURE = /\/web\/(projections|outbox-text)\.ts$/;

/**
 * How the phone caches an entry, by a comment in its module. `@cache later`: not in the installed shell, but
 * cached when the page is idle; for staff screens, rare screens and screens that need a network. In a
 * feature's `web/index.ts` it covers all entries of the feature. `@cache shell`: in the shell although its
 * feature is `later`.
 */
const cacheMarkOf = (file: string): string | undefined =>
  existsSync(file) ? /^\/\/ @cache (later|shell)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
/** A file that cannot carry the comment. */
const UNMARKED_LATER = /\/scanner\/model\/figures\.json$/;
const isLaterEntry = (id: string): boolean => {
  if (CROSS_FEATURE.test(id)) return false;
  if (UNMARKED_LATER.test(id)) return true;
  const feature = /\/features\/([^/]+)\//.exec(id)?.[1];
  const mark =
    cacheMarkOf(id) ?? (feature && cacheMarkOf(path.join(root, 'features', feature, 'web/index.ts')));
  return mark === 'later';
};

const readGraph = (get: GetModuleInfo) => {
  const closure = (from: readonly string[], without: ReadonlySet<string> = new Set()): Set<string> => {
    const found = new Set<string>();
    const waiting = [...from];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id) || without.has(id)) continue;
      found.add(id);
      waiting.push(...(get(id)?.importedIds ?? []));
    }
    return found;
  };
  const modules = new Set<string>();
  const entries = new Set<string>();
  const waiting = [MAIN];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    modules.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = get(id) ?? {};
    for (const entry of dynamicallyImportedIds) entries.add(entry);
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return { modules, entries: [...entries].filter((id) => !id.endsWith(SENTENCES)), closure };
};

/** The modules of each entry as bits of their entries, without those of the first script. */
const entriesByModule = (
  entries: readonly string[],
  closureOf: (entry: string) => Set<string>,
): Map<string, bigint> => {
  const found = new Map<string, bigint>();
  entries.forEach((entry, i) => {
    for (const id of closureOf(entry)) found.set(id, (found.get(id) ?? 0n) | (1n << BigInt(i)));
  });
  return found;
};

interface Place {
  /** Modules of one key are one chunk from the start. */
  readonly key: string;
  readonly group: string;
  /** The name of a chunk that always stays alone. */
  readonly name?: string;
}

/** Decides for each module which chunk it starts in. */
const createPlaces = (get: GetModuleInfo) => {
  const { modules, entries, closure } = readGraph(get);
  const initial = closure([MAIN]);
  const needs = entriesByModule(entries, (entry) => closure([entry], initial));
  const bitsOf = (test: (entry: string) => boolean): bigint =>
    entries.reduce((bits, entry, i) => (test(entry) ? bits | (1n << BigInt(i)) : bits), 0n);
  const later = bitsOf(isLaterEntry);
  const pages = bitsOf(isPage);
  const heavyEntries = HEAVY.map(
    ([name, module]) =>
      [name, bitsOf((entry) => [...closure([entry], initial)].some((id) => module.test(id)))] as const,
  );
  const together = Object.entries(TOGETHER).map(
    ([name, test]) => [name, bitsOf((entry) => test.test(entry))] as const,
  );
  const first = Object.entries(FIRST_SCREENS).map(
    ([name, screens]) => [name, bitsOf((entry) => screens.test(entry))] as const,
  );
  const cards = bitsOf((entry) => TOGETHER['home-cards'].test(entry));
  const alone = (name: string): Place => ({ key: name, group: name, name });
  const bookOf = (id: string, of: bigint): Place => {
    const crops = new Set(
      entries
        .filter((_, i) => of & (1n << BigInt(i)))
        .map((entry) => bookOfCrop(CROP_PAGES.exec(entry)?.[1] ?? '')),
    );
    const [crop] = crops;
    return crops.size === 1 && crop && CROP_PAGES.test(id)
      ? alone(`book-${crop}`)
      : { key: `book:${of}`, group: 'book' };
  };
  const place = (id: string): Place | null => {
    const of = needs.get(id);
    if (initial.has(id) || of === undefined) return null;
    const screens = first.filter(([, bits]) => of & bits).map(([name]) => name);
    if (screens.length > 0) return alone(screens.join('-'));
    // The cards of home do not wait for the styles of all screens.
    if (STYLES.test(id) && of & cards) return alone('home');
    const ofEveryFeature = CROSS_FEATURE.exec(id)?.[1];
    if (ofEveryFeature) return alone(ofEveryFeature);
    const heavy = heavyEntries.find(([, bits]) => (of & ~bits) === 0n);
    if (heavy) return alone(heavy[0]);
    if ((of & ~pages) === 0n) return bookOf(id, of);
    const shared = together.find(([, bits]) => (of & ~bits) === 0n);
    if (shared) return alone(shared[0]);
    // Nor for what other screens need besides.
    if (of & cards) return alone('home-shared');
    const group = (of & ~later & ~pages) === 0n ? 'later' : 'shell';
    if (STYLES.test(id)) return alone(group === 'shell' ? 'styles' : 'later-styles');
    return { key: `${group}:${of}`, group };
  };
  return { modules, needs, initial, place };
};

type Places = ReturnType<typeof createPlaces>;

const LANGUAGE = /\.(en|sw)\.ts$/;
/** The words of the first script, in chunks of their own. */
const isFirstWords = (stub: string): boolean =>
  /\/(kit\/web\/words\.ui|apps\/web\/words)\.\w+\.ts$/.test(stub);

/** Words are grouped as the modules that use them; both languages alike. */
const placeWords = ({ initial, needs, place }: Places, stub: string): Place => {
  if (initial.has(stub)) return { key: 'words:start', group: 'start-words', name: 'start' };
  const { group = 'shell', name } = place(stub) ?? {};
  if (name && !name.startsWith('book-')) return { key: `words:${name}`, group: `${name}-words`, name };
  const words = group === 'later' ? 'later-words' : 'words';
  return { key: `${words}:${needs.get(stub)}`, group: words };
};

/** A file name without its endings; with its feature if other chunks may have the same. */
const nameAfter = (id: string): string => {
  const [file = ''] = path.basename(id).split('.');
  const base = file === 'index' ? path.basename(path.dirname(id)) : file;
  const feature = /\/features\/([^/]+)\//.exec(id)?.[1];
  return feature && !/^[A-Z]/.test(base) ? `${feature}-${base}` : base;
};

/** Which chunk each module is in; modules of the first script are not listed. */
export const planChunks = (get: GetModuleInfo): ReadonlyMap<string, string> => {
  const places = createPlaces(get);
  const chunks = new Map<string, { -readonly [K in keyof Chunk]: Chunk[K] } & { name?: string }>();
  const chunkOf = new Map<string, string>();
  const sizeOf = (id: string): number => get(id)?.code?.length ?? 0;
  const put = (id: string, { key, group, name }: Place, entries: bigint): void => {
    const chunk = chunks.get(key) ?? {
      modules: [],
      bytes: 0,
      entries: 0n,
      group,
      imports: [],
      ...(name && { name }),
    };
    chunks.set(key, {
      ...chunk,
      modules: [...chunk.modules, id],
      bytes: chunk.bytes + sizeOf(id),
      entries: chunk.entries | entries,
    });
    chunkOf.set(id, key);
  };
  for (const id of places.modules) {
    if (id.endsWith(SENTENCES)) {
      const stub = id.slice(0, -SENTENCES.length);
      // Swahili follows English.
      if (LANGUAGE.exec(stub)?.[1] === 'en' && !isFirstWords(stub))
        put(id, placeWords(places, stub), places.needs.get(stub) ?? 0n);
    } else {
      const place = places.place(id);
      if (place) put(id, place, places.needs.get(id) ?? 0n);
    }
  }
  for (const [key, chunk] of chunks) {
    const imported = new Set(
      chunk.modules.flatMap((id) => get(id)?.importedIds ?? []).map((id) => chunkOf.get(id)),
    );
    imported.delete(key);
    chunk.imports = [...imported].flatMap((other) => chunks.get(other ?? '') ?? []);
  }
  const plan = new Map<string, string>();
  const names = new Set<string>();
  const fixedNames = new Map([...chunks.values()].map(({ group, name }) => [group, name]));
  for (const { modules, group } of mergeChunks([...chunks.values()], LIMITS)) {
    const largest = modules.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
    const isWords = /(^|-)words$/.test(group);
    const prefix = { later: 'later-', book: 'book-', 'later-words': 'later-' }[group] ?? '';
    let name = fixedNames.get(group) ?? nameAfter(largest);
    while (names.has(`${group} ${name}`)) name += '-2';
    names.add(`${group} ${name}`);
    for (const id of modules)
      if (isWords)
        for (const language of ['en', 'sw'])
          plan.set(id.replace(/\.en\.ts/, `.${language}.ts`), `${prefix}words-${language}-${name}`);
      else plan.set(id, prefix + name);
  }
  return plan;
};
