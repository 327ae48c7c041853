import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chatBook } from './tools/build/chat-book.ts';
import { assetName, chunkGroups } from './tools/build/chunk-names.ts';
import { entryAfterSupportCheck } from './tools/build/entry-below-floor.ts';
import { wordsByLanguage } from './tools/build/words-by-language.ts';

const absolutePath = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** The oldest browsers the app runs in; `tools/floor/` checks the built files against them. */
const MINIMUM_BROWSERS = ['chrome92', 'safari15'];
const MINIMUM_BROWSERS_CSS = { chrome: 92 << 16, safari: 15 << 16 };

export default defineConfig({
  root: absolutePath('apps/web'),
  plugins: [react(), wordsByLanguage(), chatBook(), entryAfterSupportCheck()],
  // wouter imports a shim of what React 18 and later include.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: MINIMUM_BROWSERS_CSS, cssModules: { pattern: '[local]-[hash]' } },
  },
  worker: {
    format: 'iife',
    rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  build: {
    target: MINIMUM_BROWSERS,
    cssMinify: 'lightningcss',
    // A data: URL would violate the page's Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: assetName,
        codeSplitting: { groups: chunkGroups() },
      },
    },
    reportCompressedSize: false,
  },
  server: { strictPort: true },
});
