import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawLeaf } from '#vision/drawn-leaf.ts';

export interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const jpeg = async (name: string, image: ReturnType<typeof sharp>): Promise<Picture> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await image.jpeg({ quality: 85 }).toBuffer(),
});

/** A drawn leaf that the model was not trained on, so it must not name a disease. */
export const drawnLeaf = (spots = 4): Promise<Picture> =>
  jpeg('leaf.jpg', sharp(drawLeaf(600, spots).rgb, { raw: { width: 600, height: 600, channels: 3 } }));

const shoe = Buffer.from(`
  <svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#b9b2a6"/><rect y="330" width="640" height="150" fill="#8d7f70"/>
    <path d="M110 300c0-60 20-130 60-130 30 0 40 40 80 60 70 34 230 30 270 90 10 20 6 40-10 40H120c-8 0-10-30-10-60z" fill="#2b3a67"/>
    <path d="M105 350h425v24c0 8-8 14-16 14H122c-10 0-17-8-17-18z" fill="#f0f0ee"/>
    <g stroke="#fff" stroke-width="7"><path d="M235 225l40-22M262 240l40-24M290 252l40-24"/></g>
  </svg>`);

/** Camera noise, which a drawing lacks; the same noise each time. */
const addCameraNoise = async (image: ReturnType<typeof sharp>): Promise<ReturnType<typeof sharp>> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[i] = Math.min(255, Math.max(0, data[i]! + ((seed >> 16) % 17) - 8));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
};

/** A photo of a shoe on a floor: no plant at all. */
export const drawnShoe = async (): Promise<Picture> => jpeg('shoe.jpg', await addCameraNoise(sharp(shoe)));

/** The same image as a screenshot: flat colours without noise. */
export const drawnScreen = (): Promise<Picture> => jpeg('screen.jpg', sharp(shoe));

/** A field photo from the validation set, where available; never stored in the repository. */
export const fieldPhoto = (folder: string): string | null => {
  const tar = '../shared/vision/trainval-1.tar';
  if (!existsSync(tar)) return null;
  const name = execFileSync('tar', ['tf', tar], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((n) => n.includes(`/val/${folder}/`) && n.endsWith('.jpg'))
    .sort()[0];
  if (!name) return null;
  const to = mkdtempSync(path.join(tmpdir(), 'mavuno-photo-'));
  execFileSync('tar', ['xf', tar, '-C', to, name]);
  return path.join(to, name);
};
