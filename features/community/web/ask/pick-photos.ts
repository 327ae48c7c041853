import type { PreparedPhoto } from '#kit/web/photo/take-photo.ts';
import { IMAGES_MAX } from '../../domain/post.ts';

export type SkipReason = 'notImage' | 'tooLarge' | 'unreadable' | 'tooMany';
export interface SkippedFile {
  readonly name: string;
  readonly why: SkipReason;
}
interface PickedPhotos {
  readonly taken: readonly PreparedPhoto[];
  readonly skipped: readonly SkippedFile[];
}

/**
 * Scales every file down before storing it, so that its original size does not matter; rejected files are
 * reported.
 */
export const pickPhotos = async (
  files: readonly File[],
  alreadyTaken: readonly PreparedPhoto[],
  saved: readonly string[] = [],
): Promise<PickedPhotos> => {
  let taken = alreadyTaken;
  const skipped: SkippedFile[] = [];
  for (const file of files) {
    const skip = (why: SkipReason): void => {
      skipped.push({ name: file.name, why });
    };
    if (saved.length + taken.length >= IMAGES_MAX) {
      skip('tooMany');
      continue;
    }
    if (!file.type.startsWith('image/')) {
      skip('notImage');
      continue;
    }
    const { preparePhoto } = await import('#kit/web/photo/take-photo.ts');
    const photo = await preparePhoto(file);
    if (!photo.ok) skip(photo.code === 'photo.too_large' ? 'tooLarge' : 'unreadable');
    else if (![...saved, ...taken.map((t) => t.photo.hash)].includes(photo.value.photo.hash))
      taken = [...taken, photo.value];
  }
  return { taken, skipped };
};
