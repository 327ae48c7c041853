import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { assetName, chunkName, firstCode, firstWords } from './tools/build/book-chunks.ts';
import { chatBook } from './tools/build/chat-book.ts';
import { entryBelowFloor } from './tools/build/entry-below-floor.ts';
import { wordsByLanguage } from './tools/build/words-by-language.ts';
import { preactAlias } from './apps/web/preact-alias.ts';

const here = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** The oldest browsers the app runs in; `tools/floor/` checks the built files against them. */
const FLOOR = ['chrome92', 'safari15'];
const FLOOR_CSS = { chrome: 92 << 16, safari: 15 << 16 };

export default defineConfig({
  root: here('apps/web'),
  resolve: { alias: preactAlias },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    wordsByLanguage(),
    chatBook(),
    entryBelowFloor(),
  ],
  css: { transformer: 'lightningcss', lightningcss: { targets: FLOOR_CSS, cssModules: { pattern: '[name]-[local]-[hash]' } } },
  worker: { format: 'iife', rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } } },
  build: {
    target: FLOOR,
    cssMinify: 'lightningcss',
    // A data: address would break the page's Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { chunkFileNames: chunkName, assetFileNames: assetName, codeSplitting: { groups: [...firstWords, ...firstCode] } } },
    reportCompressedSize: false,
  },
  server: { strictPort: true },
});
