import { newId } from '#kit/pure/ids.ts';
import type { NewPhoto } from '#kit/web/store/disk.ts';
import type { Attachment } from '../contract.ts';
import { type Accepted, ATTACHMENTS_MAX, FILE_BYTES, isPicture, typeOf } from '../domain/message.ts';

/** CHT-17: an attachment with its file: a photo as stored, a document with its pages. */
export interface Attached {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: Accepted;
  readonly file: File;
  readonly photo: NewPhoto | null;
  readonly pages: readonly { readonly n: number; readonly text: string }[];
}
export type SkipReason = 'wrongType' | 'tooLarge' | 'tooMany' | 'oldWord' | 'unreadable' | 'noText';
export type Taken =
  | { readonly ok: true; readonly value: Attached }
  | { readonly ok: false; readonly why: SkipReason };

const NAME_MAX = 120;
const skip = (why: SkipReason): Taken => ({ ok: false, why });

const takePicture = async (file: File, type: Accepted): Promise<Taken> => {
  const { takePhoto } = await import('#kit/web/photo/take-photo.ts');
  const taken = await takePhoto(file);
  return taken.ok
    ? {
        ok: true,
        value: {
          id: newId(),
          name: file.name.slice(-NAME_MAX),
          size: file.size,
          type,
          file,
          photo: taken.value.photo,
          pages: [],
        },
      }
    : skip(taken.code === 'photo.too_large' ? 'tooLarge' : 'unreadable');
};

const takeDocument = async (file: File, type: Accepted): Promise<Taken> => {
  // Word files from before 2007 need a special reader for their text.
  if (type === 'doc') return skip('oldWord');
  const { readDocument } = await import('#features/documents/web/read-document.ts');
  const read = await readDocument(file, { kinds: ['pdf', 'text', 'docx', 'csv', 'json'] });
  if (!read.ok)
    return skip(
      read.code === 'documents.too_large'
        ? 'tooLarge'
        : read.code === 'documents.empty' || read.code === 'documents.no_text'
          ? 'noText'
          : 'unreadable',
    );
  return {
    ok: true,
    value: {
      id: newId(),
      name: file.name.slice(-NAME_MAX),
      size: file.size,
      type,
      file,
      photo: null,
      pages: read.value.pages,
    },
  };
};

/** Reads one file on this phone. Sends nothing. */
export const takeFile = async (file: File, have: number): Promise<Taken> => {
  const type = typeOf(file.name);
  if (type === null) return skip('wrongType');
  if (have >= ATTACHMENTS_MAX) return skip('tooMany');
  if (file.size > FILE_BYTES) return skip('tooLarge');
  return isPicture(type) ? takePicture(file, type) : takeDocument(file, type);
};

export const toMessage = ({ id, name, size, type, photo }: Attached): Attachment => ({
  id,
  name,
  size,
  type,
  photo: photo?.hash ?? null,
});
