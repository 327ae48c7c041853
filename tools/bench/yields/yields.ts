import { build } from 'esbuild';
import { openBrowser } from '../../../e2e/harness/shared.ts';

const RUNS = 5;

/**
 * Measures one prediction for a maize field with half of its season observed, as the first in a new page. The
 * second prediction is only printed.
 */
export const measureYields = async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./yields-field.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome92',
    write: false,
  });
  const browser = await openBrowser();
  try {
    const runs: { first: number; ms: number }[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      const page = await browser.newPage();
      await page.evaluate(outputFiles[0]!.text);
      // No named function inside: tsx would wrap it in a helper that the page does not have.
      runs.push(
        await page.evaluate(() => {
          const bench = (globalThis as unknown as { yieldBench: { once(): number } }).yieldBench;
          const [from, first, between, second, to] = [
            performance.now(),
            bench.once(),
            performance.now(),
            bench.once(),
            performance.now(),
          ];
          if (!(first > 0 && second > 0)) throw new Error('nothing was predicted');
          return { first: between - from, ms: to - between };
        }),
      );
      await page.close();
    }
    console.error(
      `a prediction: first ${runs.map(({ first }) => first.toFixed(1)).join(', ')} ms, second ${runs.map(({ ms }) => ms.toFixed(1)).join(', ')} ms`,
    );
    return { 'yield.ms': [...runs].sort((a, b) => a.first - b.first)[RUNS >> 1]!.first };
  } finally {
    await browser.close();
  }
};
