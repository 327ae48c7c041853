// node tools/run.mjs tools/sizes/distribution.ts [git ref]: widths of lines and lengths of functions and files
// in production code, now or at a commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../commands/ready.mjs';

const FOLDERS = ['adapters', 'apps', 'features', 'kit', 'knowledge'];
const TEST = /\.test\.tsx?$|testing/;
/** Data tables, which have long lines and files on purpose. */
const DATA =
  /^knowledge\/|^features\/places\/domain\/kenya\/|common-passwords|county-base|category-weights|\/words[^/]*\.(en|sw)\.ts$/;

const productionFiles = (folder: string): string[] =>
  FOLDERS.flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file) && !DATA.test(file)),
  );

/** Lines of each function, counted by oxlint. One-line functions are left out. */
const functionLengths = (folder: string, files: ReadonlySet<string>): number[] => {
  const config = path.join(folder, '.distribution.json');
  writeFileSync(
    config,
    JSON.stringify({ rules: { 'eslint/max-lines-per-function': ['error', { max: 1 }] } }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '-c', config, '-f', 'json', ...FOLDERS],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 },
  );
  rmSync(config);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { readonly code: string; readonly message: string; readonly filename: string }[];
  };
  return diagnostics
    .filter(({ code, filename }) => code === 'eslint(max-lines-per-function)' && files.has(filename))
    .map(({ message }) => Number(/\((\d+)\)/.exec(message)?.[1]));
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const describe = (name: string, values: readonly number[], limits: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const over = limits.map((limit) => {
    const n = sorted.filter((value) => value > limit).length;
    return `over ${limit}: ${n} (${((100 * n) / sorted.length).toFixed(2)} %)`;
  });
  return `${name}: ${sorted.length}, median ${quantile(sorted, 0.5)}, 95 % ${quantile(sorted, 0.95)}, longest ${sorted.at(-1)}, ${over.join(', ')}`;
};

const [ref] = process.argv.slice(2);
const folder = ref ? mkdtempSync(path.join(tmpdir(), 'distribution-')) : root;
try {
  if (ref) execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', ref, folder], { cwd: root });
  const files = productionFiles(folder);
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n'));
  const report = [
    describe(
      'line widths',
      texts.flat().map((line) => line.length),
      [110, 120, 140, 250],
    ),
    describe('function lines', functionLengths(folder, new Set(files)), [60, 100]),
    describe(
      'file lines',
      texts.map((lines) => lines.length),
      [300],
    ),
  ];
  process.stdout.write(`${report.join('\n')}\n`);
} finally {
  if (ref) rmSync(folder, { recursive: true });
}
