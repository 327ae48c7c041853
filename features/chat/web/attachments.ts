import { newId } from '#kit/pure/ids.ts';
import type { NewPhoto } from '#kit/web/store/disk.ts';
import type { Attachment } from '../contract.ts';
import {
  type AcceptedFileType,
  ATTACHMENTS_MAX,
  MAX_FILE_BYTES,
  isPhotoType,
  fileTypeOf,
} from '../domain/message.ts';

/** CHT-17: an attachment before it is sent. A photo has `photo`, a document has `pages`. */
export interface LocalAttachment {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: AcceptedFileType;
  readonly file: File;
  readonly photo: NewPhoto | null;
  readonly pages: readonly { readonly n: number; readonly text: string }[];
}
export type SkipReason = 'wrongType' | 'tooLarge' | 'tooMany' | 'oldWord' | 'unreadable' | 'noText';
export type AttachResult =
  | { readonly ok: true; readonly value: LocalAttachment }
  | { readonly ok: false; readonly reason: SkipReason };

const NAME_MAX = 120;
const skip = (reason: SkipReason): AttachResult => ({ ok: false, reason });

const attachPhoto = async (file: File, type: AcceptedFileType): Promise<AttachResult> => {
  const { preparePhoto } = await import('#kit/web/photo/take-photo.ts');
  const taken = await preparePhoto(file);
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

const attachDocument = async (file: File, type: AcceptedFileType): Promise<AttachResult> => {
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
export const takeFile = async (file: File, attachedCount: number): Promise<AttachResult> => {
  const type = fileTypeOf(file.name);
  if (type === null) return skip('wrongType');
  if (attachedCount >= ATTACHMENTS_MAX) return skip('tooMany');
  if (file.size > MAX_FILE_BYTES) return skip('tooLarge');
  return isPhotoType(type) ? attachPhoto(file, type) : attachDocument(file, type);
};

export const toAttachment = ({ id, name, size, type, photo }: LocalAttachment): Attachment => ({
  id,
  name,
  size,
  type,
  photo: photo?.hash ?? null,
});
