import { zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { MAX_FILE, MAX_CHARACTERS } from '../domain/document.ts';
import { readDocument } from './read-document.ts';
import { docxText } from './read-docx.ts';
import { decodeText } from './read-text.ts';
import { pdfOf, leaflet, imageOnlyPage } from './testing.ts';

/** Workers are unavailable here, so the same reader runs on the main thread. */
vi.mock('./pdf/pdf-reader.ts', async () => {
  const { readPdfText, PdfReadError } = await import('./pdf/pdf-text.ts');
  return {
    readPdf: (bytes: ArrayBuffer, { onProgress }: { onProgress: (progress: object) => void }) =>
      readPdfText(new Uint8Array(bytes), (page, of) => onProgress({ stage: 'reading', page, of })).then(
        (value) => ({ ok: true, value }),
        (fault: unknown) => ({
          ok: false,
          code:
            fault instanceof PdfReadError && fault.why === 'locked'
              ? 'documents.locked'
              : 'documents.no_text',
        }),
      ),
  };
});

const file = (name: string, ...parts: BlobPart[]): File => new File(parts, name);
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const codeOf = async (one: File, kinds?: Parameters<typeof readDocument>[1]): Promise<string> => {
  const read = await readDocument(one, kinds);
  return read.ok ? 'read' : read.code;
};

test('DOC-16: a PDF and a text file give name, type, size and pages; a PDF also reports progress', async () => {
  const pdf = await pdfOf(leaflet);
  const said: object[] = [];
  const read = await readDocument(file('Maharagwe.pdf', pdf), {
    onProgress: (progress) => said.push(progress),
  });
  expect(read).toMatchObject({
    ok: true,
    value: { name: 'Maharagwe.pdf', type: 'pdf', size: pdf.length, of: 2, cut: false },
  });
  expect(said.length).toBe(2);
  expect(await readDocument(file('mkataba.txt', 'Panda mwezi wa Machi.'))).toMatchObject({
    ok: true,
    value: { type: 'text', pages: [{ n: 1, text: 'Panda mwezi wa Machi.' }] },
  });
});

test('DOC-07: other file types are refused, also when renamed to .txt; files over the limit as too large', async () => {
  const noise = new Uint8Array(4_000).map((_, i) => (i * 73 + (i >> 3)) & 255);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, ...noise]);
  for (const one of [
    file('photo.jpg', jpeg),
    file('photo.txt', jpeg),
    file('program.txt', noise),
    file('sheet.csv', 'a,b'),
    file('words.docx', bytes('PK\u0003\u0004')),
    file('noname', 'text'),
  ])
    expect([one.name, await codeOf(one)]).toEqual([one.name, 'documents.type']);
  expect(await codeOf(file('long.txt', new Uint8Array(MAX_FILE + 1).fill(97)))).toBe('documents.too_large');
  expect(await codeOf(file('renamed.txt', await pdfOf(leaflet)))).toBe('read');
});

test('DOC-08: a PDF of images, a locked PDF and an empty file each have their own code', async () => {
  expect(await codeOf(file('scan.pdf', await pdfOf(imageOnlyPage)))).toBe('documents.no_text');
  expect(await codeOf(file('siri.pdf', await pdfOf(leaflet, { userPassword: 'siri' })))).toBe(
    'documents.locked',
  );
  expect(await codeOf(file('broken.pdf', 'this was never a PDF'))).toBe('documents.no_text');
  expect([await codeOf(file('empty.txt')), await codeOf(file('blank.txt', ' \n\t '))]).toEqual([
    'documents.empty',
    'documents.empty',
  ]);
});

test('DOC-09: a file that fails while it is read returns an error code', async () => {
  const torn = Object.assign(file('torn.txt', 'words'), {
    arrayBuffer: () => Promise.reject(new Error('the card was taken out')),
  });
  expect(await codeOf(torn)).toBe('documents.failed');
});

test('DOC-16: text is decoded correctly from UTF-8, UTF-16 and Windows-1252', () => {
  const words = 'Bei: “KES 4,500” – ng’ombe';
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...[...words].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);
  const bare = new Uint8Array(
    [...'Plain words without a mark'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  );
  const windows = new Uint8Array([
    0x42, 0x65, 0x69, 0x3a, 0x20, 0x93, 0x4b, 0x45, 0x53, 0x94, 0x20, 0x96, 0x20, 0x6e, 0x67, 0x92, 0x6f,
  ]);
  expect([
    decodeText(bytes(`\ufeff${words}`)),
    decodeText(utf16),
    decodeText(bare),
    decodeText(windows),
  ]).toEqual([words, words, 'Plain words without a mark', 'Bei: “KES” – ng’o']);
});

test('DOC-16: a text over the maximum length is cut and marked as cut', async () => {
  const read = await readDocument(file('long.txt', 'maize '.repeat(MAX_CHARACTERS / 6 + 10)));
  expect(read.ok && [read.value.cut, read.value.pages[0]?.text.length]).toEqual([true, MAX_CHARACTERS]);
});

const docx = (body: string): Uint8Array<ArrayBuffer> =>
  zipSync({
    '[Content_Types].xml': bytes('<Types/>'),
    'word/document.xml': bytes(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
  }) as Uint8Array<ArrayBuffer>;
const all = { kinds: ['pdf', 'text', 'docx', 'csv', 'json'] } as const;

test('CHT-07: an attachment can be a Word, CSV or JSON file', async () => {
  const word = docx(
    '<w:p><w:r><w:t>Bei ya mahindi</w:t></w:r></w:p><w:p><w:r><w:t xml:space="preserve">KES 4,500 &amp; </w:t></w:r><w:r><w:t>zaidi</w:t></w:r></w:p>',
  );
  expect(docxText(word)).toBe('Bei ya mahindi\n\nKES 4,500 & zaidi');
  expect(await readDocument(file('bei.docx', word), all)).toMatchObject({
    ok: true,
    value: { kind: 'docx', type: 'text' },
  });
  expect(await readDocument(file('bei.csv', 'crop,price\nmaize,50'), all)).toMatchObject({
    ok: true,
    value: { kind: 'csv' },
  });
  expect(await readDocument(file('farm.json', '{"fields":[{"name":"Mtoni"}]}'), all)).toMatchObject({
    ok: true,
    value: { pages: [{ text: 'fields.0.name: Mtoni' }] },
  });
  expect(await codeOf(file('farm.json', '{"fields":'), all)).toBe('documents.failed');
});

test('CHT-07: a Word file that expands a thousandfold is refused in time; entities are not expanded', async () => {
  const bomb = zipSync(
    { 'word/document.xml': new Uint8Array(48 * 1024 * 1024) },
    { level: 1 },
  ) as Uint8Array<ArrayBuffer>;
  const began = performance.now();
  expect(await codeOf(file('bomb.docx', bomb), all)).toBe('documents.failed');
  expect(performance.now() - began).toBeLessThan(12_000);
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${'<w:p><w:r><w:t>&b;</w:t></w:r></w:p>'}`;
  expect(docxText(docx(laughs))).toBe('&b;');
}, 30_000);
