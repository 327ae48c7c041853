import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { NewPhoto } from '../store/disk.ts';
import { toNewPhoto } from '../store/photo.ts';
import { drawPhoto } from './draw-photo.ts';
import { shrinkToJpeg } from './shrink.ts';

export interface PreparedPhoto {
  readonly photo: NewPhoto;
  readonly picture: Blob;
}

/** Prepares a photo like every photo that leaves this phone: upright, small and without metadata. */
export const preparePhoto = async (
  file: Blob,
): Promise<Result<PreparedPhoto, 'photo.unreadable' | 'photo.too_large'>> => {
  try {
    const picture = await shrinkToJpeg(await drawPhoto(file));
    const photo = await toNewPhoto(picture);
    return photo.ok ? ok({ photo: photo.value, picture }) : photo;
  } catch {
    return refuse('photo.unreadable');
  }
};
