import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { httpTransport } from './transport.ts';

afterEach(() => vi.unstubAllGlobals());

test('every photo request names its owner', async () => {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://mavuno.test'));
    return Response.json({ complete: false, parts: [] });
  });
  const photo = { userId: newId(), hash: 'a'.repeat(64), size: 9 };
  await httpTransport.getUploadStatus(photo);
  await httpTransport.uploadPart(photo, 0, new ArrayBuffer(9));
  expect(
    asked.map((url) => [url.pathname, url.searchParams.get('owner'), url.searchParams.get('size')]),
  ).toEqual([
    [`/api/photos/${photo.hash}/upload`, photo.userId, null],
    [`/api/photos/${photo.hash}/parts/0`, photo.userId, '9'],
  ]);
});
