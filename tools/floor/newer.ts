/**
 * Features that Chrome 92 or Safari 15.0 lacks, with the version that added them. `guard`: allowed in a file
 * that tests for it first.
 */
interface BrowserFeature {
  readonly name: string;
  readonly since: string;
  readonly find: RegExp;
  readonly guard?: RegExp;
}

export const newerJs: readonly BrowserFeature[] = [
  {
    name: 'structuredClone',
    since: 'Chrome 98, Safari 15.4',
    find: /\bstructuredClone\(/,
    guard: /typeof structuredClone|\.structuredClone\b/,
  },
  { name: 'AbortSignal.timeout', since: 'Chrome 103, Safari 16', find: /AbortSignal\.timeout\(/ },
  { name: 'AbortSignal.any', since: 'Chrome 116, Safari 17.4', find: /AbortSignal\.any\(/ },
  { name: 'at()', since: 'Safari 15.4', find: /\.at\(-?\d+\)/ },
  { name: 'findLast()', since: 'Chrome 97, Safari 15.4', find: /\.findLast(Index)?\(/ },
  {
    name: 'toSorted() and its family',
    since: 'Chrome 110, Safari 16',
    find: /\.(toSorted|toReversed|toSpliced)\(/,
  },
  { name: 'Object.hasOwn', since: 'Chrome 93, Safari 15.4', find: /Object\.hasOwn\(/ },
  { name: 'Object.groupBy', since: 'Chrome 117, Safari 17.4', find: /(Object|Map)\.groupBy\(/ },
  { name: 'Array.fromAsync', since: 'Chrome 121, Safari 16.4', find: /Array\.fromAsync\(/ },
  { name: 'Promise.withResolvers', since: 'Chrome 119, Safari 17.4', find: /Promise\.withResolvers\(/ },
  { name: 'crypto.randomUUID', since: 'Safari 15.4', find: /crypto\.randomUUID\(/ },
  {
    name: 'navigator.locks',
    since: 'Safari 15.4',
    find: /\.locks\.request\(/,
    guard: /\blocks\b(?!\.request)/,
  },
  {
    name: 'BroadcastChannel',
    since: 'Safari 15.4',
    find: /new BroadcastChannel\(/,
    guard: /(typeof |\.|in |['"`])BroadcastChannel/,
  },
  { name: 'showModal()', since: 'Safari 15.4', find: /\.showModal\(/, guard: /showModal\b(?!\()/ },
  {
    name: 'OffscreenCanvas',
    since: 'Safari 16.4',
    find: /new OffscreenCanvas\(/,
    guard: /typeof OffscreenCanvas/,
  },
  { name: 'CompressionStream', since: 'Safari 16.4', find: /new (De)?[cC]ompressionStream\(/ },
  // React mentions it only in an error message.
  { name: 'requestSubmit()', since: 'Safari 16', find: /\.requestSubmit\((?!\) instead\.)/ },
  { name: 'URL.canParse', since: 'Chrome 120, Safari 17', find: /URL\.canParse\(/ },
  { name: 'Response.json()', since: 'Chrome 105, Safari 17', find: /\bResponse\.json\(/ },
  {
    name: 'Set algebra',
    since: 'Chrome 122, Safari 17',
    find: /\.(isSubsetOf|symmetricDifference|isDisjointFrom)\(/,
  },
  { name: 'lookbehind in a pattern', since: 'Safari 16.4', find: /\(\?<[=!]/ },
  {
    name: 'the v flag of a pattern',
    since: 'Chrome 112, Safari 17',
    find: /\/[dgimsuy]*v[dgimsuy]*\.test\(/,
  },
  { name: 'class static block', since: 'Chrome 94, Safari 16.4', find: /[{;}]static\{/ },
  { name: 'top-level await', since: 'one late module would hold the page', find: /^await\b/m },
];

export const newerCss: readonly BrowserFeature[] = [
  { name: ':has()', since: 'Chrome 105, Safari 15.4', find: /:has\(/ },
  { name: 'dvh and its family', since: 'Chrome 108, Safari 15.4', find: /\d[dsl]v[hw]\b/ },
  { name: 'color-mix()', since: 'Chrome 111, Safari 16.2', find: /color-mix\(/ },
  { name: 'oklch() and its family', since: 'Chrome 111, Safari 15.4', find: /\bok(lch|lab)\(/ },
  { name: 'container queries', since: 'Chrome 105, Safari 16', find: /@container\b/ },
  { name: 'cascade layers', since: 'Chrome 99, Safari 15.4', find: /@layer\b/ },
  { name: 'nesting', since: 'Chrome 112, Safari 16.5', find: /[{;]&/ },
  { name: 'media range syntax', since: 'Chrome 104, Safari 16.4', find: /@media[^{]*[<>]/ },
  { name: 'individual transforms', since: 'Chrome 104', find: /[{;](translate|rotate|scale):/ },
  { name: 'light-dark()', since: 'Chrome 123, Safari 17.5', find: /light-dark\(/ },
];

/** The features in `source` that the oldest supported browser lacks. */
export const unsupportedFeatures = (source: string, list: readonly BrowserFeature[]): string[] =>
  list
    .filter(({ find, guard }) => find.test(source) && !guard?.test(source))
    .map(({ name, since }) => `${name} (${since})`);
