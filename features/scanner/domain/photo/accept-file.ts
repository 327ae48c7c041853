import { refuse, ok, type Result } from '#kit/pure/result.ts';
import { imageTypeOf } from './image-file-type.ts';

/** DET-04: at most 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export type FileFault = 'kind' | 'size';

/** Checks the actual file type, not the file name. `head`: its first bytes. */
export const acceptFile = (head: Uint8Array, size: number): Result<undefined, FileFault> => {
  const kind = imageTypeOf(head);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return refuse('kind');
  return size > MAX_FILE_BYTES ? refuse('size') : ok(undefined);
};
