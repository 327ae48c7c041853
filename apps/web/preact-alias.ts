/**
 * The screens are written against React and its types, and run on Preact: 63 KB of script on the first screen
 * instead of 121 KB. Both the build and the tests take this list, so that what is tested is what ships.
 */
export const preactAlias = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
  // Its CommonJS file, which Node would take, asks for React past this list.
  { find: /^@testing-library\/react$/, replacement: '@testing-library/react/dist/@testing-library/react.esm.js' },
];

/** Packages that import React and so must pass through the list in tests. */
export const reactUsers = [/@testing-library\/react/, /wouter/, /preact/];
