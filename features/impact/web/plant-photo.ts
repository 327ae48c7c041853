import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { NewPhoto } from '#kit/web/store/disk.ts';
import { readyPhoto } from '#kit/web/store/photo.ts';
import { drawPhoto } from '#features/scanner/inference/photo-pixels.ts';
import { shrink } from '#features/scanner/web/shrink.ts';

export interface PlantPhoto { readonly photo: NewPhoto; readonly picture: Blob }

/** Upright, small and without metadata, like the photo it will stand beside. */
export const plantPhoto = async (file: Blob): Promise<Result<PlantPhoto, 'photo.unreadable' | 'photo.too_large'>> => {
  try {
    const picture = await shrink(await drawPhoto(file));
    const photo = await readyPhoto(picture);
    return photo.ok ? ok({ photo: photo.value, picture }) : photo;
  } catch {
    return refuse('photo.unreadable');
  }
};
