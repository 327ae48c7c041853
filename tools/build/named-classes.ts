import type { Plugin } from 'vite';

const STYLES = /\.module\.css$/;
const IMPORT = /\bimport (\w+) from (['"][^'"]+\.module\.css['"])/g;
/** Without a statement that does something, a style sheet whose classes are all written elsewhere is left out. */
const MARK = '\n__styles__();';

/** Imports the classes by name, unless the object of a style sheet is used otherwise (`styles[tone]`). */
export const importNames = (code: string): string =>
  code.replace(IMPORT, (whole, name: string, file: string) =>
    new RegExp(`\\b${name}\\b(?!\\.\\w| from ['"])`).test(code) ? whole : `import * as ${name} from ${file}`,
  );

/** The bundler then writes each class where it is used, instead of an object with all classes of a file. */
export const namedClasses = (): Plugin => ({
  name: 'named-classes',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => {
    if (STYLES.test(id)) return { code: code + MARK, map: null, moduleSideEffects: true };
    return /\.tsx?$/.test(id) && code.includes('.module.css') ? { code: importNames(code), map: null } : null;
  },
  renderChunk: (code) => (code.includes(MARK) ? { code: code.replaceAll(MARK, ''), map: null } : null),
});
