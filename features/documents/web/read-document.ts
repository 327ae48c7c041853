import { type DocumentType, MAX_FILE, MAX_CHARACTERS, type Page } from '../domain/document.ts';
import type { PdfProgress, PdfRefusal } from './pdf/pdf-reader.ts';
import { decodeText } from './read-text.ts';

/** Readable file kinds. A document chat accepts the first two (DOC-07), a question attachment accepts all. */
export const fileKinds = ['pdf', 'text', 'docx', 'csv', 'json'] as const;
type FileKind = (typeof fileKinds)[number];

/**
 * `type`: how it is cited. `of`: page count of the file, larger than `pages` when only the beginning was
 * read. `cut`: a long text was truncated.
 */
export interface ReadDocument {
  readonly name: string;
  readonly type: DocumentType;
  readonly kind: FileKind;
  readonly size: number;
  readonly pages: readonly Page[];
  readonly of: number;
  readonly cut: boolean;
}

type ReadRefusal =
  | 'documents.type'
  | 'documents.too_large'
  | 'documents.empty'
  | 'documents.failed'
  | 'documents.cancelled'
  | PdfRefusal;
type ReadResult =
  | { readonly ok: true; readonly value: ReadDocument }
  | { readonly ok: false; readonly code: ReadRefusal };

interface ReadOptions {
  readonly kinds?: readonly FileKind[];
  readonly onProgress?: (progress: PdfProgress) => void;
  readonly signal?: AbortSignal;
}

const kindByExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  txt: 'text',
  text: 'text',
  md: 'text',
  docx: 'docx',
  csv: 'csv',
  json: 'json',
};
const startsWithBytes = (bytes: Uint8Array, letters: string): boolean =>
  [...letters].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/**
 * The file type by its first bytes, then by its name: browsers on old phones report no type, and names
 * change.
 */
const kindOf = (name: string, type: string, bytes: Uint8Array): FileKind | null => {
  const ending = kindByExtension[name.toLowerCase().split('.').pop() ?? ''];
  if (startsWithBytes(bytes, '%PDF-')) return 'pdf';
  if (startsWithBytes(bytes, 'PK\u0003\u0004')) return ending === 'docx' ? 'docx' : null;
  // Some programs write a line before the signature.
  if (ending === 'pdf' || ending === 'docx') return ending;
  return ending ?? (type.startsWith('text/plain') && !name.includes('.') ? 'text' : null);
};

const refused = (code: ReadRefusal): ReadResult => ({ ok: false, code });

/** A list of paths and values: `farm.fields.0.name: Kwa mto`. */
const jsonLines = (value: unknown, at: string, lines: string[]): readonly string[] => {
  if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) jsonLines(one, at === '' ? key : `${at}.${key}`, lines);
  else lines.push(at === '' ? String(value) : `${at}: ${String(value)}`);
  return lines;
};

const textOf = async (kind: FileKind, bytes: Uint8Array): Promise<string | null> => {
  if (kind === 'docx') return (await import('./read-docx.ts')).docxText(bytes);
  const text = decodeText(bytes);
  if (kind !== 'json' || text === null) return text;
  try {
    return jsonLines(JSON.parse(text), '', []).join('\n');
  } catch {
    return null;
  }
};

const hasLetters = (pages: readonly Page[]): boolean => pages.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

const readTextFile = async (file: File, kind: FileKind, bytes: Uint8Array): Promise<ReadResult> => {
  const text = await textOf(kind, bytes);
  // The file has a text's name but other content.
  if (text === null)
    return refused(kind === 'text' || kind === 'csv' ? 'documents.type' : 'documents.failed');
  const pages = [{ n: 1, text: text.slice(0, MAX_CHARACTERS) }];
  if (!hasLetters(pages)) return refused('documents.empty');
  return {
    ok: true,
    value: {
      name: file.name,
      type: 'text',
      kind,
      size: file.size,
      pages,
      of: 1,
      cut: text.length > MAX_CHARACTERS,
    },
  };
};

const readPdfFile = async (
  file: File,
  bytes: ArrayBuffer,
  { onProgress = () => undefined, signal }: ReadOptions,
): Promise<ReadResult> => {
  const { readPdf } = await import('./pdf/pdf-reader.ts');
  const read = await readPdf(bytes, { onProgress, signal });
  if (!read.ok) return read;
  const { pages, of } = read.value;
  if (!hasLetters(pages)) return refused('documents.no_text');
  return {
    ok: true,
    value: { name: file.name, type: 'pdf', kind: 'pdf', size: file.size, pages, of, cut: pages.length < of },
  };
};

/**
 * Reads a file on this phone, page by page, and sends nothing. Never throws: returns the text or the reason
 * for failure.
 */
export const readDocument = async (file: File, asked: ReadOptions = {}): Promise<ReadResult> => {
  const kinds = asked.kinds ?? ['pdf', 'text'];
  try {
    if (file.size === 0) return refused('documents.empty');
    const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    const kind = kindOf(file.name, file.type, head);
    if (kind === null || !kinds.includes(kind)) return refused('documents.type');
    if (file.size > MAX_FILE) return refused('documents.too_large');
    const bytes = await file.arrayBuffer();
    if (asked.signal?.aborted) return refused('documents.cancelled');
    return kind === 'pdf'
      ? await readPdfFile(file, bytes, asked)
      : await readTextFile(file, kind, new Uint8Array(bytes));
  } catch {
    return refused('documents.failed');
  }
};
