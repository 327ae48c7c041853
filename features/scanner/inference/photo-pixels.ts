import type { Pixels } from '#features/scanner/domain/photo/preprocess.ts';
import { drawPhoto } from '#kit/web/photo/draw-photo.ts';

/** The network's input pixels at natural size, so that browser and command line get the same data. */
export const pixelsOf = (canvas: HTMLCanvasElement): Pixels => {
  const { width, height } = canvas;
  return {
    data: canvas.getContext('2d')!.getImageData(0, 0, width, height).data,
    width,
    height,
    channels: 4,
  };
};

export const photoPixels = async (photo: Blob): Promise<Pixels> => pixelsOf(await drawPhoto(photo));
