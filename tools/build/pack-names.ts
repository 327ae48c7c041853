import path from 'node:path';
import type { Plugin } from 'vite';
import { bilingual } from '#knowledge/bilingual.ts';
import { packNames } from '#knowledge/packed-names.ts';

const NAMES = /\/knowledge\/names\/(\w+)\.ts$/;

/** Names of conditions are rows of text in the build: written as objects they were 35 KB more on each phone. */
const packedNamesModule = (id: string, code: string): string | null => {
  const book = NAMES.exec(id.replaceAll(path.sep, '/'))?.[1];
  if (!book) return null;
  const [, name, object] = /export const (\w+) = (\{[^]*\});\s*$/.exec(code) ?? [];
  if (!name || !object) throw new Error(`${id} is not one object of names`);
  const names = new Function('bilingual', `return ${object}`)(bilingual) as Parameters<typeof packNames>[0];
  return [
    "import { unpackNames } from '#knowledge/packed-names.ts';",
    `export const ${name} = /*#__PURE__*/ unpackNames(${JSON.stringify(book)}, ${JSON.stringify(packNames(names))});`,
  ].join('\n');
};

export const packedNames = (): Plugin => ({
  name: 'packed-names',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => {
    const packed = packedNamesModule(id, code);
    return packed === null ? null : { code: packed, map: null };
  },
});
