/**
 * The device of a session's user agent, in words that farmers know. An estimate: never used to decide
 * anything.
 */
export const systems = [
  'android',
  'iphone',
  'ipad',
  'windows',
  'mac',
  'chromebook',
  'linux',
  'other',
] as const;
export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung', 'uc', 'other'] as const;
export type System = (typeof systems)[number];
export type Browser = (typeof browsers)[number];
export interface Device {
  readonly system: System;
  readonly browser: Browser;
  readonly model: string | null;
}

type Patterns<Name> = readonly (readonly [Name, RegExp])[];

/** The first match wins, because most systems and browsers also claim to be others. */
const systemPatterns: Patterns<System> = [
  ['android', /Android/],
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['windows', /Windows/],
  ['chromebook', /CrOS/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
];
const browserPatterns: Patterns<Browser> = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\bOPR\/|Opera/],
  ['samsung', /SamsungBrowser/],
  ['uc', /UC ?Browser/],
  ['firefox', /Firefox\/|FxiOS/],
  ['chrome', /Chrome\/|CriOS/],
  ['safari', /Safari\//],
];

const matchName = <Name extends string>(signs: Patterns<Name>, text: string): Name | 'other' =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

/** Parts of a user agent that are not a model; `K` is a hidden model. */
const notAModel = /^(K|U|wv|Mobile|Tablet|[a-z]{2}([-_][A-Za-z]{2})?)$/;
const MAX_MODEL = 40;

const modelIn = (text: string): string | null => {
  const inside = /Android[^;)]*;([^)]{0,200})/.exec(text)?.[1] ?? '';
  const found = inside
    .split(';')
    .map((part) => part.replace(/ ?Build\/.*$/, '').trim())
    .find((part) => part !== '' && !notAModel.test(part) && !part.startsWith('rv:'));
  return found ? found.slice(0, MAX_MODEL) : null;
};

export const deviceOf = (userAgent: string | null): Device => {
  const text = (userAgent ?? '').slice(0, 500);
  return {
    system: matchName(systemPatterns, text),
    browser: matchName(browserPatterns, text),
    model: modelIn(text),
  };
};
