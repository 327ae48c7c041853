import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Words files except `words.both.*`, which every phone loads in both languages. */
const WORDS = /\/words(?!\.both\.)[^/]*\.(en|sw)\.ts$/;
export const SENTENCES = '?sentences';

/** The module that replaces a words file: it fetches the words of a language when that language is used. */
export const lazyWordsModule = (id: string, source: string): string | null => {
  const language = WORDS.exec(id)?.[1];
  if (!language) return null;
  const [name, ...more] = [...source.matchAll(/^export const (\w+)/gm)].map((found) => found[1]!);
  if (!name || more.length > 0)
    throw new Error(`${id} exports ${name ? 'more than one object' : 'no object'} of words`);
  return [
    "import { lateWords } from '#kit/web/late-words.ts';",
    `export const ${name} = lateWords('${language}', () => import(${JSON.stringify(id + SENTENCES)}).then((file) => file.${name}));`,
  ].join('\n');
};

/** The language of a chunk that holds nothing but sentences of one language. */
export const languageOf = (moduleIds: readonly string[]): string | undefined => {
  const languages = new Set(
    moduleIds.map((id) =>
      id.endsWith(SENTENCES) ? WORDS.exec(id.slice(0, -SENTENCES.length))?.[1] : undefined,
    ),
  );
  return languages.size === 1 ? [...languages][0] : undefined;
};

/** Puts each language into separate chunks, so that a phone fetches only the language it uses. */
export const wordsByLanguage = (): Plugin => ({
  name: 'words-by-language',
  apply: 'build',
  enforce: 'pre',
  resolveId: async function resolve(source, importer) {
    if (source.endsWith(SENTENCES)) return source;
    if (!importer?.endsWith(SENTENCES)) return null;
    // Words that import other words of their language get them directly.
    const found = await this.resolve(source, importer.slice(0, -SENTENCES.length), { skipSelf: true });
    return found && WORDS.test(found.id) ? found.id + SENTENCES : found;
  },
  load: (id) => lazyWordsModule(id, WORDS.test(id) ? readFileSync(id, 'utf8') : ''),
});
