import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { freePort, startServer } from '../../e2e/harness/shared.ts';
import { findBrowser } from '../browser/find.ts';
import { installTool } from '../commands/on-demand.mjs';
import { serveReactPage } from './react-page.ts';

/**
 * Runs of Lighthouse's mobile preset with an empty cache, alternately on the sign-in screen and a reference
 * page.
 */
const RUNS = 5;

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
    'web.blocking_ms': audits['total-blocking-time']?.numericValue ?? NaN,
    'web.layout_shift': audits['cumulative-layout-shift']?.numericValue ?? NaN,
  };
};

type Run = Awaited<ReturnType<typeof runLighthouse>>;
const medianOf = (runs: readonly Run[], figure: keyof Run): number =>
  runs.map((run) => run[figure]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]!;

export const measureLighthouse = async () => {
  const lighthouse = await loadLighthouse();
  const server = await startServer({ NODE_ENV: 'production' });
  const reference = await serveReactPage();
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
    const runs: Run[] = [];
    const references: Run[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      runs.push(await runLighthouse(lighthouse, `${server.origin}/auth`, port));
      references.push(await runLighthouse(lighthouse, reference.url, port));
    }
    const paint = medianOf(references, 'web.lcp_ms');
    const blocking = medianOf(references, 'web.blocking_ms');
    console.error(
      `React alone, ${reference.kilobytes.toFixed(1)} KB gzip: largest paint ${Math.round(paint)} ms, blocking ${Math.round(blocking)} ms`,
    );
    const medians = Object.fromEntries(
      (Object.keys(runs[0]!) as (keyof Run)[]).map((figure) => [figure, medianOf(runs, figure)]),
    ) as Run;
    return { ...medians, 'web.lcp_ratio': medians['web.lcp_ms'] / paint };
  } finally {
    await browser.close();
    await server.stop();
    await reference.stop();
  }
};
