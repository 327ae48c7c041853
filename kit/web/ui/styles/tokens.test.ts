import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const css = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8');

const block = (selector: string): Record<string, string> => {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]),
  );
};
const light = block(':root');
const themes = {
  light,
  dark: { ...light, ...block(':root.dark') },
  sunlight: { ...light, ...block(':root.sunlight') },
} as const;

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const AA = 4.5;
const AAA = 7;
/** Large text, charts and the edges of controls. */
const SHAPE = 3;
const HUES = ['leaf', 'maize', 'soil', 'sky', 'clay'] as const;

const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...['paper', 'card'].flatMap((ground) => [
    ['ink', ground, AAA] as const,
    ['soft', ground, AAA] as const,
    ['edge', ground, SHAPE] as const,
    ...['leaf', 'soil', 'sky', 'clay', 'maize-ink'].map((text) => [text, ground, AA] as const),
    ...['leaf', 'maize', 'soil', 'sky', 'clay'].map((hue) => [`${hue}-ink`, ground, AAA] as const),
  ]),
  ...HUES.flatMap((hue) => [
    [`on-${hue}`, hue, AAA] as const,
    [`${hue}-ink`, `${hue}-wash`, AAA] as const,
    ['ink', `${hue}-wash`, AAA] as const,
    ['soft', `${hue}-wash`, AA] as const,
  ]),
  ['leaf', 'leaf-wash', AA],
  ['ink', 'track', AAA],
  ['leaf-mid', 'card', SHAPE],
  ['sky-mid', 'card', SHAPE],
  ['hem-on', 'maize', SHAPE],
  ['on-dawn', 'dawn', AAA],
  ['on-dawn', 'far', AAA],
  ['focus', 'paper', SHAPE],
  ['focus', 'card', SHAPE],
];

test('the contrast formula gives 21 for black on white and 4.54 for a known grey pair', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

for (const [name, tokens] of Object.entries(themes)) {
  test.each(pairs)(`${name}: %s on %s has a contrast of at least %f`, (text, ground, least) => {
    expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(least);
  });
}
