import { ok, refuse, type Result } from '#kit/pure/result.ts';

const decodeAs = (bytes: Uint8Array, encoding: string, fatal: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** The declaration of an XML file. */
const declaredEncoding = (bytes: Uint8Array): string | null =>
  /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1] ?? null;

/** Decodes UTF-8, UTF-16 with a byte order mark, the declared encoding, or else what old spreadsheets write. */
export const readText = (bytes: Uint8Array): Result<string, 'data.file_encoding'> => {
  const mark = [bytes[0], bytes[1]].join();
  const utf16 = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : null;
  const text = utf16
    ? decodeAs(bytes, utf16, true)
    : (decodeAs(bytes, 'utf-8', true) ?? decodeAs(bytes, declaredEncoding(bytes) ?? 'windows-1252', true));
  return text === null || text.includes('\u0000') ? refuse('data.file_encoding') : ok(text);
};
