import type { Language } from '#kit/pure/words.ts';
import { initialLanguage } from './initial-language.ts';

/**
 * In the built app every words file is replaced by such an object, which fetches the words when their
 * language is used (`tools/build/words-by-language.ts`). In tests and with `npm run dev` words are imported
 * directly and nothing waits.
 */
interface Late {
  readonly fetch: () => Promise<object>;
  words: object | null;
  arrival: Promise<void> | null;
  fault: unknown;
}

const known = new WeakMap<object, Late>();
const all: Readonly<Record<Language, Late[]>> = { en: [], sw: [] };
let spoken: Language = initialLanguage();

const arrive = (late: Late): Promise<void> =>
  (late.arrival ??= late.fetch().then(
    (words) => {
      late.words = words;
    },
    (fault: unknown) => {
      late.fault = fault;
      late.arrival = null;
      throw fault;
    },
  ));

/** While the words are loading, the screen that reads them suspends. */
const orWait = (late: Late): object => {
  if (late.words) return late.words;
  if (late.fault !== undefined) throw late.fault;
  throw arrive(late);
};

/** Lazy replacement for a words file, written by the build. The current language is fetched immediately. */
export const lateWords = (language: Language, fetch: () => Promise<object>): object => {
  const late: Late = { fetch, words: null, arrival: null, fault: undefined };
  const words = new Proxy(
    {},
    {
      // Suspends inside a screen. Outside a screen this throws.
      get: (_, key) => Reflect.get(orWait(late), key) as unknown,
      ownKeys: () => Reflect.ownKeys(orWait(late)),
      getOwnPropertyDescriptor: (_, key) => ({
        ...Reflect.getOwnPropertyDescriptor(orWait(late), key),
        configurable: true,
      }),
    },
  );
  known.set(words, late);
  all[language].push(late);
  if (language === spoken) arrive(late).catch(() => undefined);
  return words;
};

/** The loaded words; null if the object is not lazy. */
export const arrivedWords = (words: object): object | null => {
  const late = known.get(words);
  return late ? orWait(late) : null;
};

/** Use outside screens. */
export const fetchedWords = async <W extends object>(words: W): Promise<W> => {
  const late = known.get(words);
  if (late && !late.words) await arrive(late);
  return words;
};

/**
 * Fetches a language for all loaded words files and makes it the current one. Null when everything is already
 * here.
 */
export const bringWords = (language: Language = spoken): Promise<void> | null => {
  const missing = all[language].filter(({ words }) => !words);
  if (missing.length === 0) {
    spoken = language;
    return null;
  }
  for (const late of missing) late.fault = undefined;
  // A screen that has loaded since then waits for its own words.
  return Promise.all(missing.map(arrive)).then(() => bringWords(language) ?? undefined);
};
