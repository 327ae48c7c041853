import { deflateSync, inflateSync } from 'node:zlib';

/** A picture as the mean colour of its blocks: small enough to commit, and blind to how letters are smoothed. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each block, row by row. */
  readonly blocks: Uint8Array;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly data: Uint8Array;
}

/** Pixels. A moved part changes the blocks along its edges. */
export const BLOCK = 10;
/** Browsers smooth the same letters differently; that moves a block's mean by less than this, of 255. */
const COLOUR_TOLERANCE = 10;
/** Blocks that may differ: 0.15 %, and at least this many. */
const MIN_BLOCKS = 4;
const SHARE_OF_BLOCKS = 0.0015;

export const columnsOf = (width: number): number => Math.ceil(width / BLOCK);

export const gridOf = ({ width, height, data }: Pixels): Grid => {
  const columns = columnsOf(width);
  const count = columns * columnsOf(height);
  const sums = new Float64Array(count * 3);
  const sizes = new Uint32Array(count);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const block = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK);
      sizes[block] = sizes[block]! + 1;
      for (let c = 0; c < 3; c += 1)
        sums[block * 3 + c] = sums[block * 3 + c]! + data[(y * width + x) * 3 + c]!;
    }
  return { width, height, blocks: Uint8Array.from(sums, (sum, i) => sum / sizes[Math.floor(i / 3)]!) };
};

/** The blocks whose colour differs, by their number. Null when the sizes differ. */
export const differentBlocks = (a: Grid, b: Grid): number[] | null => {
  if (a.width !== b.width || a.height !== b.height) return null;
  const found: number[] = [];
  for (let i = 0; i < a.blocks.length; i += 3)
    if ([0, 1, 2].some((c) => Math.abs(a.blocks[i + c]! - b.blocks[i + c]!) > COLOUR_TOLERANCE))
      found.push(i / 3);
  return found;
};

/** What is different in words; null when the pictures look the same. */
export const difference = (reference: Grid, now: Grid): string | null => {
  const found = differentBlocks(reference, now);
  if (found === null)
    return `${now.width} × ${now.height} pixels instead of ${reference.width} × ${reference.height}`;
  const all = now.blocks.length / 3;
  if (found.length <= Math.max(MIN_BLOCKS, all * SHARE_OF_BLOCKS)) return null;
  const rows = found.map((block) => Math.floor(block / columnsOf(now.width)) * BLOCK);
  return `${found.length} of ${all} blocks differ, from ${Math.min(...rows)} to ${Math.max(...rows) + BLOCK} pixels down`;
};

export const toJson = ({ width, height, blocks }: Grid): string =>
  `${JSON.stringify({ width, height, blocks: deflateSync(blocks, { level: 9 }).toString('base64') }, null, 2)}\n`;

export const fromJson = (text: string): Grid => {
  const { width, height, blocks } = JSON.parse(text) as { width: number; height: number; blocks: string };
  return { width, height, blocks: new Uint8Array(inflateSync(Buffer.from(blocks, 'base64'))) };
};
