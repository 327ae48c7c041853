import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chatBook } from './tools/build/chat-book.ts';
import { assetName, chunkGroups, listModuleFiles } from './tools/build/chunk-names.ts';
import { entryAfterSupportCheck } from './tools/build/entry-below-floor.ts';
import { namedClasses } from './tools/build/named-classes.ts';
import { namedReact } from './tools/build/named-react.ts';
import { packedNames } from './tools/build/pack-names.ts';
import { phoneContracts } from './tools/build/phone-contracts.ts';
import { shortClassNames } from './tools/build/short-class-names.ts';
import { shortPropertyNames } from './tools/build/short-property-names.ts';
import { wordsByLanguage } from './tools/build/words-by-language.ts';

const absolutePath = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** The oldest browsers the app runs in; `tools/floor/` checks the built files against them. */
const MINIMUM_BROWSERS = ['chrome92', 'safari15'];
const MINIMUM_BROWSERS_CSS = { chrome: 92 << 16, safari: 15 << 16 };

/**
 * Screens whose imports are preloaded. The first script contains the lists; those of all screens would add 10
 * KB. Other screens fetch their imports after their own script.
 */
const PRELOADED_SCREENS = /\/(home|auth)-[\w-]{8}\.js$/;
const preloadedFiles = (file: string, needed: string[]): string[] =>
  PRELOADED_SCREENS.test(file) ? needed : needed.filter((one) => one.endsWith('.css'));

const propertyNames = shortPropertyNames(absolutePath('.'));

export default defineConfig(({ command }) => ({
  root: absolutePath('apps/web'),
  plugins: [
    react(),
    wordsByLanguage(),
    chatBook(),
    propertyNames.scripts,
    phoneContracts(),
    packedNames(),
    namedReact(),
    namedClasses(),
    entryAfterSupportCheck(),
    listModuleFiles(absolutePath('.')),
  ],
  // wouter imports a shim of what React 18 and later include.
  // The build imports zod through a module that configures it, whichever chunk needs it first.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^zod\/mini$/, replacement: absolutePath('apps/web/zod.ts') },
    ],
  },
  css: {
    postcss: { plugins: command === 'build' ? [propertyNames.styles] : [] },
    lightningcss: { targets: MINIMUM_BROWSERS_CSS },
    modules: command === 'build' ? { generateScopedName: shortClassNames(absolutePath('.')) } : {},
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
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    manifest: true,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Getters here only return a value: a schema that is only spread into an unused one is left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: assetName,
        codeSplitting: { groups: chunkGroups() },
      },
    },
    reportCompressedSize: false,
  },
  server: { strictPort: true },
}));
