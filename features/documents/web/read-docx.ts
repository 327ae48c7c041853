import { Unzip, UnzipInflate } from 'fflate';

/** Enough for the text of a long book. A file that unpacks to more is treated as a decompression bomb. */
const MAX_UNPACKED = 20 * 1024 * 1024;
const CHUNK_BYTES = 16 * 1024;
const DOCUMENT_PART = 'word/document.xml';

/** The document part, decompressed in chunks and never beyond the limit; null without one. */
const bodyOf = (zip: Uint8Array): Uint8Array | null => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const unzip = new Unzip((file) => {
    if (file.name !== DOCUMENT_PART) return;
    file.ondata = (fault, part, isLast) => {
      if (fault) throw fault;
      size += part.length;
      if (size > MAX_UNPACKED) throw new RangeError('the unpacked file is too large');
      parts.push(part);
      isWhole ||= isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < zip.length && !isWhole; at += CHUNK_BYTES)
    unzip.push(zip.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= zip.length);
  if (!isWhole) return null;
  const whole = new Uint8Array(size);
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

const TOKEN = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*\/>|<\/w:(p|tc|tr)>/g;
const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  p: '\n\n',
  tc: '\t',
  tr: '\n',
};

/** The text of a Word document. Not parsed as a tree, so no entity can expand; null when it is not one. */
export const docxText = (zip: Uint8Array): string | null => {
  try {
    const body = bodyOf(zip);
    if (body === null) return null;
    let text = '';
    for (const [, run, empty, end] of new TextDecoder().decode(body).matchAll(TOKEN))
      text += run !== undefined ? unescapeXml(run) : (separators[empty ?? end ?? ''] ?? '');
    return text
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  } catch {
    return null;
  }
};
