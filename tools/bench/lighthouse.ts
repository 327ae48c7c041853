import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { freePort, startServer } from '../../e2e/harness/shared.ts';
import { findBrowser } from '../browser/find.ts';
import { installTool } from '../commands/on-demand.mjs';

/** Lighthouse's mobile preset on the sign-in screen with an empty cache; the median of three runs. */
const RUNS = 3;

interface Result {
  readonly lhr: {
    readonly categories: Record<string, { score: number | null }>;
    readonly audits: Record<string, { numericValue?: number }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const loadLighthouse = async (): Promise<Lighthouse> => {
  const entry = path.join(installTool('tools/bench/lighthouse'), 'lighthouse/core/index.js');
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
};

const runLighthouse = async (lighthouse: Lighthouse, url: string, port: number) => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    formFactor: 'mobile',
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits } = result.lhr;
  const points = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    'lighthouse.performance': points('performance'),
    'lighthouse.accessibility': points('accessibility'),
    'lighthouse.best_practices': points('best-practices'),
    'web.lcp_ms': audits['largest-contentful-paint']?.numericValue ?? NaN,
  };
};

export const measureLighthouse = async () => {
  const lighthouse = await loadLighthouse();
  const server = await startServer({ NODE_ENV: 'production' });
  const port = await freePort();
  const { executable, flags, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath: executable,
    args: [...flags, `--remote-debugging-port=${port}`],
    headless: true,
    chromiumSandbox: false,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const runs = [];
    for (let i = 0; i < RUNS; i += 1)
      runs.push(await runLighthouse(lighthouse, `${server.origin}/auth`, port));
    runs.sort((a, b) => a['web.lcp_ms'] - b['web.lcp_ms']);
    return runs[(RUNS - 1) / 2]!;
  } finally {
    await browser.close();
    await server.stop();
  }
};
