import { build } from 'esbuild';
import { openBrowser } from '../../e2e/harness/shared.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 5;
/** Fewer tasks than this for ten fields means that nothing was measured. */
const MIN_TASKS = 100;

interface RunResult {
  readonly first: number;
  readonly ms: number;
  readonly tasks: number;
}

/**
 * All tasks of a season for ten fields, in a browser at a quarter of the speed. Times the second run, because
 * home has already computed these fields when planning opens; the first is printed beside it.
 */
export const measureTasks = async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./tasks-season.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome92',
    write: false,
  });
  const script = outputFiles[0]!.text;
  const browser = await openBrowser();
  try {
    const runs: RunResult[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      const page = await browser.newPage();
      const debug = await page.context().newCDPSession(page);
      await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.evaluate(script);
      runs.push(
        await page.evaluate(() => {
          const { rowsOfFarm, seasonOfFarm } = (
            globalThis as unknown as {
              tasksBench: { rowsOfFarm(): unknown; seasonOfFarm(farm: unknown): number };
            }
          ).tasksBench;
          const farms = [rowsOfFarm(), rowsOfFarm()];
          const took = farms.map((farm) => {
            const start = performance.now();
            const tasks = seasonOfFarm(farm);
            return { ms: performance.now() - start, tasks };
          });
          return { first: took[0]!.ms, ...took[1]! };
        }),
      );
      await page.close();
    }
    if (runs.some(({ tasks }) => tasks < MIN_TASKS)) throw new Error('the rules created too few tasks');
    console.error(
      `tasks of a season: ${runs[0]!.tasks}; first time ${runs.map(({ first }) => first.toFixed(0)).join(', ')} ms, second ${runs.map(({ ms }) => ms.toFixed(0)).join(', ')} ms`,
    );
    return { 'tasks.generate_ms': [...runs].sort((a, b) => a.ms - b.ms)[Math.floor(RUNS / 2)]!.ms };
  } finally {
    await browser.close();
  }
};
