import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Language } from '#kit/pure/words.ts';

/** CHT-11b: in the image itself, so that the label travels with it. */
export const label: Readonly<Record<Language, string>> = {
  en: 'AI picture, not a real photo',
  sw: 'Picha ya AI, si picha halisi',
};
const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
const MAX_SIDE_PX = 1024;
const MAX_INPUT_PIXELS = 20_000_000;

interface LabelledImage {
  readonly bytes: Buffer;
  readonly hash: string;
}

/** A dark band with light text below the image, as wide as the image, which covers nothing. */
export const withLabel = async (picture: Uint8Array, language: Language): Promise<LabelledImage> => {
  const resized = await sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS })
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toBuffer({ resolveWithObject: true });
  const band = Math.max(36, Math.round(resized.info.width / 16));
  const letters = await sharp({
    text: {
      text: `<span foreground="white">${label[language]}</span>`,
      font: 'DejaVu Sans Bold',
      fontfile: font,
      rgba: true,
      width: Math.round(resized.info.width * 0.94),
      height: Math.round(band * 0.6),
      align: 'centre',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const bytes = await sharp(resized.data)
    .extend({ bottom: band, background: '#1a1a1a' })
    .composite([
      {
        input: letters.data,
        left: Math.round((resized.info.width - letters.info.width) / 2),
        top: resized.info.height + Math.round((band - letters.info.height) / 2),
      },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
};
