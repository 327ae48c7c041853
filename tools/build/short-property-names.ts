import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const TOKENS = 'kit/web/ui/styles/tokens.css';
const LETTERS = [...'etaoinrsldcpgbmuhfvwkyjqxz'];

/** One or two letters for each custom property that the tokens declare, in their order. */
const shortNames = (tokens: string): ReadonlyMap<string, string> => {
  const names = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map((found) => found[1]!));
  return new Map(
    [...names].map((name, i) => [
      name,
      `--${LETTERS[Math.floor(i / LETTERS.length) - 1] ?? ''}${LETTERS[i % LETTERS.length]}`,
    ]),
  );
};

/** Replaces the names in a text. In a script only `var()` names a token. */
const renameProperties = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);

/**
 * Short names of the design tokens in the build: they are a tenth of the style sheets. Properties that a
 * script sets (`--bar`) are declared elsewhere and keep their names.
 */
export const shortPropertyNames = (root: string) => {
  const names = shortNames(readFileSync(path.join(root, TOKENS), 'utf8'));
  const styles = {
    postcssPlugin: 'short-property-names',
    Declaration: (declaration: { prop: string; value: string }): void => {
      const { prop, value } = declaration;
      if (names.has(prop)) declaration.prop = names.get(prop) ?? prop;
      if (value.includes('var(--')) declaration.value = renameProperties(value, names);
    },
  };
  const scripts: Plugin = {
    name: 'short-property-names',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('var(--')) return null;
      if (/var\(--(?!\w)/.test(code)) this.error('The name of a design token must be written out.');
      return { code: code.replace(/var\(--[\w-]+/g, (use) => renameProperties(use, names)), map: null };
    },
  };
  return { styles, scripts };
};
