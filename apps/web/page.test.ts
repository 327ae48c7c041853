import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { peopleEn } from '#features/people/words.en.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { inlineFirstPaint, moveEntryToMeta } from '../../tools/build/entry-below-floor.ts';
import { en } from './words.en.ts';
import { sw } from './words.sw.ts';

const file = (place: string) => readFileSync(fileURLToPath(new URL(place, import.meta.url)));
const html = file('index.html').toString();
const floor = file('floor.js').toString();

interface Browser {
  readonly at?: boolean;
  readonly vendor?: string;
  readonly bigInts?: boolean;
  readonly path?: string;
  readonly kept?: Record<string, string>;
  readonly dark?: boolean;
  readonly languages?: readonly string[];
}

/** Runs floor.js in a context with only what an old browser has, and returns what it did. */
const open = ({
  at = true,
  vendor = 'Google Inc.',
  bigInts = true,
  path = '/auth',
  kept = {},
  dark = false,
  languages,
}: Browser) => {
  const added: { tag: string; type?: string; src?: string; rel?: string; href?: string }[] = [];
  const body = {
    innerHTML: 'the page',
    children: [] as { innerHTML: string }[],
    appendChild(child: { innerHTML: string }) {
      this.children.push(child);
    },
  };
  const root = { className: '', lang: 'en' };
  const document = {
    documentElement: root,
    body,
    readyState: 'complete',
    addEventListener: () => {},
    createElement: (tag: string) => ({ tag }),
    querySelector: () => ({
      getAttribute: (name: string) =>
        name === 'content' ? '/assets/main-1.js /assets/packages-2.js' : `/assets/words-${name.slice(5)}.js`,
    }),
    head: { appendChild: (one: { tag: string }) => added.push(one) },
  };
  const world = createContext({ document, location: { pathname: path }, navigator: { vendor, languages } });
  runInContext('var window = this;', world);
  Object.assign(world, {
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: dark }),
    ...(bigInts && { BigInt64Array: function big() {} }),
  });
  if (!at) runInContext('delete Array.prototype.at;', world);
  if (!bigInts) runInContext('delete this.BigInt64Array;', world);
  runInContext(floor, world);
  return {
    scripts: added.filter((one) => one.tag === 'script').map((one) => one.src),
    preloads: added.filter((one) => one.tag === 'link').map((one) => one.href),
    says: body.children.map((child) => child.innerHTML).join(''),
    root,
  };
};

test("in supported browsers the app's scripts are loaded", () => {
  expect(open({}).scripts).toEqual(['/assets/main-1.js']);
  expect(open({}).preloads).toEqual(['/assets/packages-2.js', '/assets/words-en.js']);
  expect(open({ kept: { language: 'sw' } }).preloads).toEqual([
    '/assets/packages-2.js',
    '/assets/words-sw.js',
  ]);
  expect(open({ at: false, vendor: 'Apple Computer, Inc.' }).scripts).toHaveLength(1);
});

test('a visitor at the root gets the first screen at once, a farmer does not', () => {
  const session = (user: object | null) => JSON.stringify({ session: user, google: { available: false } });
  expect(open({ path: '/' }).root.className).toBe('light at-auth');
  expect(open({ path: '/', kept: { mavuno_session: session(null) } }).root.className).toBe('light at-auth');
  expect(open({ path: '/', kept: { mavuno_session: session({ userId: '1' }) } }).root.className).toBe(
    'light',
  );
  expect(open({ path: '/fields' }).root.className).toBe('light');
});

test.each([
  ['Chrome before 67', { at: false, bigInts: false }],
  ['Chrome 91', { at: false }],
  ['Safari 14', { at: false, vendor: 'Apple Computer, Inc.', bigInts: false }],
])('SHL-12 %s shows a plain sentence in both languages and loads no script bundle', (_, browser) => {
  const { scripts, preloads, says } = open(browser);
  expect([scripts, preloads]).toEqual([[], []]);
  expect(says).toMatch(/too old for Mavuno.*cha zamani mno/s);
});

test('floor.js is plain ES5, for old browsers', async () => {
  const { transform } = await import('esbuild');
  await expect(transform(floor, { target: 'es5' })).resolves.toBeTruthy();
  expect(floor).not.toMatch(/=>|`|\b(?:let|const|class|async)\b/);
});

test('the first paint already has the theme, the language and the right screen', () => {
  expect(open({}).root).toEqual({ className: 'light at-auth', lang: 'en' });
  expect(open({ languages: ['fr', 'sw-KE', 'en'] }).root.lang).toBe('sw');
  expect(open({ languages: ['sw'], kept: { language: 'en' } }).root.lang).toBe('en');
  expect(open({ kept: { language: 'sw', theme: 'dark' }, path: '/dashboard' }).root).toEqual({
    className: 'dark',
    lang: 'sw',
  });
  expect(open({ dark: true, kept: { language: 'en' } }).root.className).toBe('dark at-auth');
});

test('the built page lists its scripts without a tag that an old browser would fetch', () => {
  const built = moveEntryToMeta(
    '<head><script src="/floor.js"></script><script type="module" crossorigin src="/assets/a.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/b.js"></head>',
    { en: '/assets/c.js', sw: '/assets/d.js' },
  );
  expect(built).toContain(
    '<meta name="entry" content="/assets/a.js /assets/b.js" data-en="/assets/c.js" data-sw="/assets/d.js" />',
  );
  expect(built).not.toMatch(/type="module"|modulepreload/);
  expect(() => moveEntryToMeta('<head></head>', { en: '', sw: '' })).toThrow();
});

test('the styles and script for the first paint are inlined in the built page, whose links name them without fetching', () => {
  const page =
    '<head><script src="/floor.js"></script><link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"></head>';
  expect(inlineFirstPaint(page, 'check("$&")', (name) => `.${name.slice(7, 8)}{}`)).toBe(
    '<head><style>.a{}.b{}</style>\n    <script>check("$&")</script><link rel="stylesheet" crossorigin href="/assets/a.css" disabled /><link rel="stylesheet" href="/assets/b.css" disabled /></head>',
  );
});

test('the page has the app’s texts, and nothing that a strict policy blocks', () => {
  for (const sentence of [
    en.loadingProduct,
    sw.loadingProduct,
    ...[peopleEn, peopleSw].flatMap(({ tagline, taglineText, check, checkTerms }) => [
      tagline,
      taglineText,
      check,
      checkTerms,
    ]),
  ])
    expect(html).toContain(sentence);
  expect(html).not.toMatch(/ style=| on\w+=|<style|javascript:/);
  expect(html.replace(/<script [^>]*src=[^>]*><\/script>/g, '')).not.toContain('<script');
});

test('SHL-08 the manifest has names, start address, display mode, and icons that exist in their sizes', async () => {
  const manifest = JSON.parse(file('public/manifest.json').toString());
  expect(manifest).toMatchObject({
    name: 'Mavuno',
    short_name: 'Mavuno',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
  });
  expect(html).toContain('<link rel="manifest" href="/manifest.json" />');
  const purposes = manifest.icons.map(
    (icon: { sizes: string; purpose: string }) => `${icon.purpose} ${icon.sizes}`,
  );
  expect(purposes).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(file(`public${src}`)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

test.each(['privacy-policy.html', 'terms-of-service.html'])(
  '%s is in both languages and needs no script',
  (page) => {
    const text = file(`public/${page}`).toString();
    const [english, swahili] = [
      /<section id="en" lang="en">(.*?)<\/section>/s.exec(text)?.[1],
      /<section id="sw" lang="sw">(.*?)<\/section>/s.exec(text)?.[1],
    ];
    const headings = (part = '') => (part.match(/<h2>/g) ?? []).length;
    expect(headings(english)).toBeGreaterThan(4);
    expect(headings(swahili)).toBe(headings(english));
    expect(text).not.toMatch(/<script|style=/);
  },
);

test('DOC-05: pinch zoom works on every page', () => {
  const viewport = /<meta name="viewport" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect([
    viewport.includes('width=device-width'),
    /user-scalable|maximum-scale|minimum-scale/.test(viewport),
  ]).toEqual([true, false]);
  expect(file('../../features/training/web/Blocks.module.css').toString()).not.toContain('touch-action');
});
