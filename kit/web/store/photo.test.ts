import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { toNewPhoto } from './photo.ts';

afterEach(() => vi.unstubAllGlobals());

const exif = [0xff, 0xe1, 0, 4, 1, 2];
const picture = (...segments: number[]): Blob =>
  new Blob([Uint8Array.from([0xff, 0xd8, ...segments, 0xff, 0xda, 1, 2, 3])], { type: 'image/jpeg' });
const hashOf = async (blob: Blob): Promise<string> => {
  const ready = await toNewPhoto(blob);
  if (!ready.ok) throw new Error(ready.code);
  return ready.value.hash;
};

test('a photo’s name is the hash of its content without metadata', async () => {
  const bare = Buffer.from(await picture().arrayBuffer());
  expect(await hashOf(picture(...exif))).toBe(createHash('sha256').update(bare).digest('hex'));
});

test('a photo over one megabyte is refused', async () => {
  expect(await toNewPhoto(new Blob([new Uint8Array(1024 * 1024 + 1)]))).toEqual({
    ok: false,
    code: 'photo.too_large',
  });
});

test('over plain http, without crypto.subtle, the photo’s hash is the same', async () => {
  const named = await hashOf(picture());
  vi.stubGlobal('crypto', {});
  expect(await hashOf(picture())).toBe(named);
});
