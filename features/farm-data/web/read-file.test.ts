import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from '../server/zip.ts';
import { phoneJson } from './phone-copy.ts';
import { readFile } from './read-file.ts';

const backup = JSON.stringify({
  format: 'mavuno-export',
  version: 1,
  exported_at: '2026-11-21T08:00:00.000Z',
  fields: [{ id: 'f1' }],
  crop_scans: [],
  field_events: [{ id: 'e1' }, { id: 'e2' }],
});
const shape = JSON.stringify({
  type: 'Polygon',
  coordinates: [
    [
      [36.08, -0.31],
      [36.082, -0.31],
      [36.082, -0.308],
      [36.08, -0.31],
    ],
  ],
});
const kml = `<kml><Placemark><name>Kĩambu</name><Polygon><coordinates>36.08,-0.31 36.082,-0.31 36.082,-0.308</coordinates></Polygon></Placemark></kml>`;
const fileOf = (content: BlobPart): Blob => new Blob([content]);
const codeOf = async (content: BlobPart): Promise<string> => {
  const read = await readFile(fileOf(content));
  return read.ok ? read.value.kind : read.code;
};
const hash = 'a'.repeat(64);

/** A zip with a false directory. */
const forged = (
  name: string,
  content: Uint8Array,
  claims: { bytes?: number; method?: number; at?: number; flags?: number } = {},
): Uint8Array => {
  const { bytes = content.length, method = 8, at = 0, flags = 0 } = claims;
  const named = strToU8(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(named.length, 26);
  const listed = Buffer.alloc(46);
  listed.writeUInt32LE(0x02014b50, 0);
  listed.writeUInt16LE(flags, 8);
  listed.writeUInt16LE(method, 10);
  listed.writeUInt32LE(content.length, 20);
  listed.writeUInt32LE(bytes, 24);
  listed.writeUInt16LE(named.length, 28);
  listed.writeUInt32LE(at, 42);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(46 + named.length, 12);
  end.writeUInt32LE(30 + named.length + content.length, 16);
  return new Uint8Array(Buffer.concat([local, named, content, listed, named, end]));
};

test('SET-12 reads a ZIP made by the server: its document and each photo, unchanged', async () => {
  const photo = new Uint8Array(randomBytes(150_000));
  const entries = async function* () {
    yield {
      name: 'mavuno.json',
      bytes: (async function* () {
        yield strToU8(backup.slice(0, 50));
        yield strToU8(backup.slice(50));
      })(),
      compress: true,
    };
    yield {
      name: `photos/${hash}.jpg`,
      bytes: (async function* () {
        yield photo.subarray(0, 60_000);
        yield photo.subarray(60_000);
      })(),
      compress: false,
    };
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(entries(), new Date('2026-11-21T08:00:00Z'))) chunks.push(chunk);
  const read = await readFile(new Blob(chunks as BlobPart[]));
  if (!read.ok || read.value.kind !== 'backup') throw new Error(JSON.stringify(read));
  expect(read.value).toMatchObject({
    text: backup,
    madeOn: '2026-11-21',
    counts: { fields: 1, checks: 0, entries: 2, photos: 1 },
  });
  expect(await read.value.photo(hash)).toEqual(photo);
  expect(await read.value.photo('b'.repeat(64))).toBeNull();
});

test('the file type is detected from the content', async () => {
  expect(await codeOf(backup)).toBe('backup');
  expect(await codeOf(shape)).toBe('shapes');
  expect(await codeOf(kml)).toBe('shapes');
  expect(
    await codeOf(zipSync({ 'doc.kml': strToU8(kml), 'files/x.png': new Uint8Array(9) }) as BlobPart),
  ).toBe('shapes');
  expect(await codeOf(zipSync({ 'readme.txt': strToU8('x') }) as BlobPart)).toBe('data.file_unknown');
  expect(await codeOf('PK\u0003\u0004 and then nothing of a zip')).toBe('data.file_broken');
  expect(await codeOf(new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2]) as BlobPart)).toBe('data.file_encoding');
});

test('the phone’s own export includes unsent changes, and importing it gives a clear error code', async () => {
  const outbox = JSON.stringify(['waiting', 'refused'].map((state, i) => ({ id: `c${i + 1}`, state })));
  const copy = phoneJson({ field: [{ id: 'f1' }] }, outbox, new Date('2026-11-21T08:00:00Z'));
  expect(JSON.parse(copy)).toMatchObject({
    rows: { field: [{ id: 'f1' }] },
    waiting: [
      { id: 'c1', state: 'waiting' },
      { id: 'c2', state: 'refused' },
    ],
  });
  expect(await codeOf(copy)).toBe('data.file_of_phone');
});

test('reads other text encodings without damaging names', async () => {
  const utf16 = Buffer.from(`\uFEFF${kml}`, 'utf16le');
  const old = Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1"?>${kml.replace('Kĩambu', 'Café')}`,
    'latin1',
  );
  for (const [bytes, name] of [
    [utf16, 'Kĩambu'],
    [Buffer.from(`\uFEFF${kml}`), 'Kĩambu'],
    [old, 'Café'],
    [Buffer.from(kml.replace('Kĩambu', 'Café'), 'latin1'), 'Café'],
  ] as const) {
    const read = await readFile(fileOf(new Uint8Array(bytes)));
    expect(read).toMatchObject({ ok: true, value: { shapes: [{ name }] } });
  }
});

test('path traversal in a ZIP has no effect', async () => {
  const evil = zipSync({
    '../../etc/mavuno.json': strToU8(backup),
    '/mavuno.json': strToU8(backup),
    'photos/../../x.jpg': new Uint8Array(4),
  });
  expect(await codeOf(evil as BlobPart)).toBe('data.file_unknown');
  const read = await readFile(
    fileOf(
      zipSync({
        'mavuno.json': strToU8(backup),
        [`photos/../${hash}.jpg`]: new Uint8Array(4),
        [`photos/${hash}.exe`]: new Uint8Array(4),
      }) as BlobPart,
    ),
  );
  expect(read).toMatchObject({ ok: true, value: { counts: { photos: 0 } } });
});

test('a ZIP bomb is stopped while unpacking, whatever size it declares', async () => {
  const bomb = new Uint8Array(deflateRawSync(Buffer.alloc(60_000_000, 32)));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await codeOf(forged('mavuno.json', bomb, { bytes: 60_000_000 }) as BlobPart)).toBe(
    'data.file_large',
  );
  expect(await codeOf(forged('mavuno.json', bomb, { bytes: 1_000 }) as BlobPart)).toBe('data.file_broken');
  expect(await codeOf(forged('doc.kml', bomb, { bytes: 5 }) as BlobPart)).toBe('data.file_broken');
}, 20_000);

test('a truncated, encrypted or inconsistent ZIP is refused', async () => {
  const good = forged('mavuno.json', new Uint8Array(deflateRawSync(Buffer.from(backup))), {
    bytes: backup.length,
  });
  expect(await codeOf(good as BlobPart)).toBe('backup');
  for (const wrong of [
    good.subarray(0, good.length - 10),
    forged('mavuno.json', strToU8('not packed at all')),
    forged('mavuno.json', strToU8(backup), { method: 0, bytes: 3 }),
    forged('mavuno.json', strToU8(backup), { at: 99_999 }),
    forged('mavuno.json', strToU8(backup), { flags: 1 }),
  ])
    expect(await codeOf(wrong.slice() as BlobPart)).toBe('data.file_broken');
});

test('a file of 100 MB is refused before it is read', async () => {
  const huge = {
    size: 100_000_000,
    slice: () => new Blob(['{"ty']),
    arrayBuffer: () => {
      throw new Error('it was read');
    },
  } as unknown as Blob;
  expect(await readFile(huge)).toMatchObject({
    ok: false,
    code: 'data.file_large',
    details: { size: '100 MB' },
  });
});
