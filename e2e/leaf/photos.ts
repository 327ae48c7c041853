import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawLeaf } from '#vision/drawn-leaf.ts';

const SHARED = '../shared/vision/trainval-1.tar';
/** Every 60th validation photo: some of each crop and some of no crop. */
const EVERY = 60;

const drawnPhoto = (spots: number, width: number, height: number, orientation = 1): Promise<Buffer> =>
  sharp(drawLeaf(600, spots).rgb, { raw: { width: 600, height: 600, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .withMetadata({ orientation })
    .jpeg({ quality: 85 })
    .toBuffer();

const realPhotos = (folder: string): string[] => {
  const names = execFileSync('tar', ['tf', SHARED], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((n) => /\/val\/.*\.jpg$/.test(n))
    .sort()
    .filter((_, i) => i % EVERY === 0);
  execFileSync('tar', ['xf', SHARED, '-C', folder, ...names]);
  return names.map((n) => join(folder, n));
};

/** At least 20 photos: one of 12 megapixels, the eight EXIF orientations, and real ones where available. */
export const writePhotos = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const drawings = [
    drawnPhoto(4, 4000, 3000),
    drawnPhoto(5, 4032, 3024, 6),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((o) => drawnPhoto(3, 640, 400, o)),
    drawnPhoto(2, 1024, 768),
    drawnPhoto(1, 224, 224),
    drawnPhoto(0, 300, 200),
    drawnPhoto(5, 97, 300),
  ];
  const out: string[] = [];
  for (const [i, picture] of drawings.entries()) {
    const file = join(folder, `drawn-${i}.jpg`);
    await writeFile(file, await picture);
    out.push(file);
  }
  const real = existsSync(SHARED) ? realPhotos(folder) : [];
  if (real[0]) {
    const large = join(folder, 'large.jpg');
    await writeFile(
      large,
      await sharp(await readFile(real[0]))
        .resize(4000, 3000, { fit: 'fill' })
        .withMetadata({ orientation: 8 })
        .jpeg({ quality: 80 })
        .toBuffer(),
    );
    real.push(large);
  }
  while (out.length + real.length < 20) {
    const file = join(folder, `more-${out.length}.jpg`);
    await writeFile(file, await drawnPhoto(out.length % 6, 300 + 40 * out.length, 260));
    out.push(file);
  }
  return [...out, ...real];
};
