import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { photoQuality } from '#features/scanner/domain/photo/photo-quality.ts';
import { decodePhoto } from '#features/scanner/server/photo-pixels.ts';
import { listPhotos } from './pack.ts';
import { SETS } from './sets.ts';

const SHARED = ['../shared/vision/trainval-1.tar', '../shared/vision/trainval-2.tar'];
const isLeafSet = (name: string): boolean => SETS.find((s) => s.name === name)?.kind !== 'scene';

test.skipIf(!SHARED.every(existsSync))(
  'under 1 % of good photos are rated bad, over 95 % once blurred (skipped without the photos)',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'quality-'));
    onTestFinished(() => rm(root, { recursive: true }));
    for (const tar of SHARED) execFileSync('tar', ['xf', tar, '-C', root, '--wildcards', '*/val/*']);
    const leaves = (await listPhotos(root)).filter((r) => r.split === 'val' && isLeafSet(r.set));
    let bad = 0;
    for (const { path } of leaves) if (photoQuality(await decodePhoto(join(root, path))) !== 'good') bad++;
    const some = leaves.filter((_, i) => i % 15 === 0);
    let blurred = 0;
    for (const { path } of some) {
      const soft = await sharp(join(root, path)).blur(3).jpeg({ quality: 90 }).toBuffer();
      if (photoQuality(await decodePhoto(soft)) === 'blurred') blurred++;
    }
    console.log(
      `photo quality: ${bad} of ${leaves.length} validation photos called bad; of ${some.length} blurred ones ${blurred} told`,
    );
    expect(leaves.length).toBeGreaterThan(1200);
    expect(bad / leaves.length).toBeLessThan(0.01);
    expect(blurred / some.length).toBeGreaterThan(0.95);
  },
  180_000,
);
