import { expect, test } from 'vitest';
import { acceptFile, MAX_FILE_BYTES } from './accept-file.ts';

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

test('DET-04 accepts a JPG, PNG or WebP of at most 10 MB by its content, not its name', () => {
  for (const head of [jpeg, bytes('\x89PNG\r\n'), bytes('RIFF....WEBP')])
    expect(acceptFile(head, MAX_FILE_BYTES).ok).toBe(true);
  expect(acceptFile(jpeg, MAX_FILE_BYTES + 1)).toEqual({ ok: false, code: 'size' });
  for (const head of [bytes('GIF89a'), bytes('%PDF-1.7'), bytes('<svg'), bytes('')])
    expect(acceptFile(head, 9)).toEqual({ ok: false, code: 'kind' });
});
