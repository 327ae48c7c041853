import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../../commands/ready.mjs';
import type { Shots } from './capture.ts';
import { BLOCK, columnsOf, difference, differentBlocks, fromJson, toJson, type Grid } from './grid.ts';
import type { Shot } from './page.ts';

const FOLDER = path.join(root, 'tools/look/visual/references');
/** What was accepted last, to look at. */
const ACCEPTED = path.join(root, 'test-results/look-accepted');
const FAILURES = path.join(root, 'test-results/look-differences');
const fileOf = (name: string): string => path.join(FOLDER, `${name}.json`);

export const acceptShots = (shots: Shots): void => {
  mkdirSync(FOLDER, { recursive: true });
  mkdirSync(ACCEPTED, { recursive: true });
  for (const [name, { grid, png }] of Object.entries(shots)) {
    writeFileSync(fileOf(name), toJson(grid));
    writeFileSync(path.join(ACCEPTED, `${name}.png`), png);
  }
};

const pictureOf = ({ width, height, blocks }: Grid) =>
  sharp(blocks, { raw: { width: columnsOf(width), height: columnsOf(height), channels: 3 } })
    .resize(columnsOf(width) * BLOCK, columnsOf(height) * BLOCK, { kernel: 'nearest' })
    .extract({ left: 0, top: 0, width, height });

const writeFailure = async (name: string, reference: Grid | null, { grid, png }: Shot): Promise<void> => {
  mkdirSync(FAILURES, { recursive: true });
  const file = (kind: string): string => path.join(FAILURES, `${name}-${kind}.png`);
  writeFileSync(file('now'), png);
  if (!reference) return;
  await pictureOf(reference).png().toFile(file('reference'));
  const marks = (differentBlocks(reference, grid) ?? []).map((block) => {
    const [x, y] = [block % columnsOf(grid.width), Math.floor(block / columnsOf(grid.width))];
    return `<rect x="${x * BLOCK}" y="${y * BLOCK}" width="${BLOCK}" height="${BLOCK}" fill="red" fill-opacity=".5"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${grid.width}" height="${grid.height}">${marks.join('')}</svg>`;
  await sharp(png)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(file('difference'));
};

/**
 * Compares with the references. One line for each picture that looks different; the pictures are then
 * written.
 */
export const compareShots = async (shots: Shots, { writes = true } = {}): Promise<string[]> => {
  const lines: string[] = [];
  for (const [name, shot] of Object.entries(shots)) {
    const reference = existsSync(fileOf(name)) ? fromJson(readFileSync(fileOf(name), 'utf8')) : null;
    const what = reference ? difference(reference, shot.grid) : 'no reference';
    if (what === null) {
      for (const kind of ['now', 'reference', 'difference'])
        rmSync(path.join(FAILURES, `${name}-${kind}.png`), { force: true });
      continue;
    }
    if (writes) await writeFailure(name, reference, shot);
    lines.push(`${name}: ${what}`);
  }
  return lines;
};

export const HOW_TO_ACCEPT = `The pictures are in ${path.relative(root, FAILURES)}: -now, -reference (as blocks) and -difference. If they look as they should: npm run look -- --accept`;
