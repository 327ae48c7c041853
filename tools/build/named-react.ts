import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGES = new Set(['react', 'react/jsx-runtime']);
const NAMED = '?named';
const require = createRequire(import.meta.url);

/**
 * React is CommonJS: bundled as it is, each element would be `(0, runtime.jsx)(…)`. Named exports are called
 * directly, which takes 30 KB from the scripts, and those that nothing uses are left out.
 */
export const namedReact = (): Plugin => ({
  name: 'named-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    // CommonJS packages need the whole of it.
    PACKAGES.has(source) && !/\/node_modules\/(?!wouter\/)/.test(importer ?? '')
      ? require.resolve(source) + NAMED
      : null,
  load: (id) => {
    if (!id.endsWith(NAMED)) return null;
    const file = id.slice(0, -NAMED.length);
    const names = Object.keys(require(file) as object);
    return [
      `import react from ${JSON.stringify(file)};`,
      ...names.map((name) => `export const ${name} = react.${name};`),
    ].join('\n');
  },
});
