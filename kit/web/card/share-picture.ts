import { saveFile } from '../save-file.ts';

export const canvasToPng = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });

/** Opens the phone's share dialog if it accepts pictures, otherwise saves the picture as a file. */
export const sharePicture = async (picture: Blob, name: string): Promise<'shared' | 'saved'> => {
  const file = new File([picture], name, { type: 'image/png' });
  const sharing = navigator as {
    canShare?: (data: ShareData) => boolean;
    share?: (data: ShareData) => Promise<void>;
  };
  if (sharing.share && sharing.canShare?.({ files: [file] })) {
    try {
      await sharing.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if ((error as { name?: string }).name === 'AbortError') return 'shared';
    }
  }
  saveFile(file.name, picture, 'image/png');
  return 'saved';
};
