import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import { MAX_PHOTO_BYTES } from '#kit/sync/limits.ts';
import { RESTORE_BYTES } from '../contract.ts';
import { looksLikeBackup, readBackup } from '../domain/backup.ts';
import { readShapes, type Shape } from '../domain/shapes.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { looksLikePhoneCopy } from './phone-copy.ts';
import { readText } from './read-text.ts';

/** A copy made by this app, with access to its photos. */
export interface Backup {
  readonly kind: 'backup';
  readonly text: string;
  readonly madeOn: string;
  readonly counts: {
    readonly fields: number;
    readonly checks: number;
    readonly entries: number;
    readonly photos: number;
  };
  photo(hash: string): Promise<Uint8Array | null>;
}
export type ReadFile = Backup | { readonly kind: 'shapes'; readonly shapes: readonly Shape[] };

const MAX_ZIP_BYTES = 700_000_000;
const MAX_MAP_BYTES = 8_000_000;
const PHOTO_PATH = /^photos\/([0-9a-f]{64})\.(?:jpg|png|webp)$/;

const refuseTooLarge = (bytes: number): Refused<'data.file_large'> =>
  refuse('data.file_large', { size: `${Math.round(bytes / 1_000_000)} MB` });

const backupOf = (text: string, zip: OpenZip | null): Result<Backup> => {
  const read = readBackup(text);
  if (!read.ok) return read;
  const count = (name: string): number => read.value.get(name)?.length ?? 0;
  const photos = new Map(
    (zip?.entries ?? []).flatMap((entry) => {
      const hash = PHOTO_PATH.exec(entry.name)?.[1];
      return hash ? [[hash, entry] as const] : [];
    }),
  );
  return ok({
    kind: 'backup',
    text,
    madeOn: /"exported_at":"([^"]{10})/.exec(text.slice(0, 500))?.[1] ?? '',
    counts: {
      fields: count('fields'),
      checks: count('crop_scans'),
      entries: count('field_events'),
      photos: photos.size,
    },
    photo: async (hash) => {
      const entry = photos.get(hash);
      const bytes = entry && (await zip!.read(entry, MAX_PHOTO_BYTES));
      return bytes?.ok ? bytes.value : null;
    },
  });
};

const readTextContent = (text: string, zip: OpenZip | null): Result<ReadFile> => {
  if (looksLikeBackup(text.slice(0, 200))) return backupOf(text, zip);
  if (looksLikePhoneCopy(text.slice(0, 200))) return refuse('data.file_of_phone');
  const shapes = readShapes(text);
  return shapes.ok ? ok({ kind: 'shapes', shapes: shapes.value }) : shapes;
};

const readZip = async (file: Blob): Promise<Result<ReadFile>> => {
  if (file.size > MAX_ZIP_BYTES) return refuseTooLarge(file.size);
  const zip = await openZip(file);
  if (!zip.ok) return zip;
  const { entries, read } = zip.value;
  const backupEntry = entries.find(({ name }) => name === 'mavuno.json');
  const wanted = backupEntry ?? entries.find(({ name }) => /\.(kml|geojson)$/i.test(name));
  if (!wanted) return refuse('data.file_unknown');
  const bytes = await read(wanted, backupEntry ? RESTORE_BYTES : MAX_MAP_BYTES);
  if (!bytes.ok) return bytes;
  const text = readText(bytes.value);
  return text.ok ? readTextContent(text.value, zip.value) : text;
};

/** Any file a farmer chose: its kind is found from its content, not from its name. */
export const readFile = async (file: Blob): Promise<Result<ReadFile>> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (start[0] === 0x50 && start[1] === 0x4b) return readZip(file);
  if (file.size > RESTORE_BYTES) return refuseTooLarge(file.size);
  const text = readText(new Uint8Array(await file.arrayBuffer()));
  if (!text.ok) return text;
  if (file.size > MAX_MAP_BYTES && !looksLikeBackup(text.value.slice(0, 200)))
    return refuseTooLarge(file.size);
  return readTextContent(text.value, null);
};
