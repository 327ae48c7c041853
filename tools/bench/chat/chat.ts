import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { packWholeBook } from '#features/chat/domain/book/whole-book.ts';
import { openBrowser } from '../../../e2e/harness/shared.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 3;
/** Fewer blocks than this in twenty answers mean that most questions got no answer. */
const MIN_BLOCKS = 40;
const KB = 1024;

interface RunResult {
  readonly open: number;
  readonly answers: number[];
  readonly blocks: number;
}

/** Twenty questions in a browser at a quarter of the speed: the slowest answer of the median run. */
export const measureChat = async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./chat-answers.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome92',
    write: false,
  });
  const packed = JSON.stringify(await packWholeBook());
  const browser = await openBrowser();
  try {
    const runs: RunResult[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      const page = await browser.newPage();
      const debug = await page.context().newCDPSession(page);
      await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.evaluate(outputFiles[0]!.text);
      runs.push(
        await page.evaluate(
          (text) =>
            (globalThis as unknown as { chatBench: { run(text: string): RunResult } }).chatBench.run(text),
          packed,
        ),
      );
      await page.close();
    }
    if (runs.some(({ blocks }) => blocks < MIN_BLOCKS)) throw new Error('most questions got no answer');
    const slowest = runs.map(({ answers }) => Math.max(...answers)).sort((a, b) => a - b);
    const medians = runs.map(({ answers }) => [...answers].sort((a, b) => a - b)[answers.length >> 1]!);
    console.error(
      `the assistant offline: opened in ${runs.map(({ open }) => open.toFixed(0)).join(', ')} ms; median answer ${medians.map((ms) => ms.toFixed(0)).join(', ')} ms, slowest ${slowest.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    );
    return { 'chat.offline_answer_ms': slowest[RUNS >> 1]! };
  } finally {
    await browser.close();
  }
};

/** Size of the book in both languages, compressed as served. */
export const measureChatIndex = () => {
  const folder = path.resolve(import.meta.dirname, '../../../dist/web/assets');
  const [file] = readdirSync(folder).filter((name) => /^later-packed-book-.*\.js\.br$/.test(name));
  if (file === undefined) throw new Error('the build has no book for the assistant');
  return Promise.resolve({ 'chat.index_kb': statSync(path.join(folder, file)).size / KB });
};
