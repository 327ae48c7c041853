import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** axe's rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * `rules`: runs only these; all by default. Style sheets are not preloaded: no default rule needs them, and
 * the page's CSP blocks the style element into which axe copies them.
 */
const violations = async (page: Page, rules?: readonly string[]): Promise<Violation[]> => {
  // Evaluated through the debugger, so that the page's Content-Security-Policy stays in force.
  await page.evaluate(`if (!window.axe) { ${source} }`);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    return (
      await axe.run({
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...(runOnly && { runOnly }),
      })
    ).violations;
  }, rules);
};

const violationText =
  (theme: string) =>
  ({ id, nodes }: Violation): string =>
    `${theme} ${id}: ${nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary?.split('\n')[1]?.trim() ?? ''}`).join(' | ')}`;

/**
 * Everything axe finds on the page as it is; in the dark and sunlight themes, which change only colours, just
 * the colour rules. Open dialogs stay open.
 */
export const axeAllThemes = async (page: Page): Promise<string[]> => {
  const before = await page.evaluate(() => document.documentElement.className);
  const found: string[] = [];
  for (const theme of ['light', 'dark', 'sunlight'] as const) {
    await page.evaluate((name) => {
      const { classList } = document.documentElement;
      classList.remove('light', 'dark', 'sunlight');
      classList.add(name);
    }, theme);
    found.push(
      ...(await violations(page, theme === 'light' ? undefined : COLOUR_RULES)).map(violationText(theme)),
    );
  }
  await page.evaluate((name) => {
    document.documentElement.className = name;
  }, before);
  return found;
};
