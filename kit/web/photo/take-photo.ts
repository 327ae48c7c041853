import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { NewPhoto } from '../store/disk.ts';
import { readyPhoto } from '../store/photo.ts';
import { drawPhoto } from './draw-photo.ts';
import { shrink } from './shrink.ts';

export interface TakenPhoto {
  readonly photo: NewPhoto;
  readonly picture: Blob;
}

/** Prepares a photo like every photo that leaves this phone: upright, small and without metadata. */
export const takePhoto = async (
  file: Blob,
): Promise<Result<TakenPhoto, 'photo.unreadable' | 'photo.too_large'>> => {
  try {
    const picture = await shrink(await drawPhoto(file));
    const photo = await readyPhoto(picture);
    return photo.ok ? ok({ photo: photo.value, picture }) : photo;
  } catch {
    return refuse('photo.unreadable');
  }
};
