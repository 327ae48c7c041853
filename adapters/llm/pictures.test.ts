import { afterAll, describe, expect, test } from 'vitest';
import type { PictureModel } from '#features/chat/server/ports.ts';
import { fixedPictures } from './fixed-assistant.ts';
import { openAiPictures } from './pictures.ts';
import { respondWithStatus, streamServer, type ResponseHandler } from './testing/stream-server.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

const here = new AbortController().signal;
const photo = { bytes: Uint8Array.from([9, 8, 7]), mimeType: 'image/png' };
const gives =
  (picture: Uint8Array): ResponseHandler =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] }),
    );
  };
const serve = async (...turns: ResponseHandler[]) => {
  const server = await streamServer(...turns);
  closers.push(server.close);
  return {
    server,
    model: openAiPictures({
      url: `${server.url}/v1/`,
      key: 'a key',
      model: 'gpt-image-1',
      timeoutMs: 500,
      pauseMs: 1,
    }),
  };
};

describe.each<[string, (picture: Uint8Array) => Promise<PictureModel>]>([
  ['OpenAI’s pictures', async (picture) => (await serve(gives(picture))).model],
  ['fixed', async (picture) => fixedPictures(picture)],
])('CHT-11 image model: %s', (_, open) => {
  test('CHT-11: generates an image from text, and edits an image from a photo and text', async () => {
    const model = await open(Uint8Array.from([1, 2, 3]));
    expect(model.modelLabel).toMatch(/^llm:/);
    expect(await model.draw('a bean field', here)).toEqual({
      editType: 'generate',
      bytes: Uint8Array.from([1, 2, 3]),
    });
    expect(await model.change(photo, 'make it greener', here)).toEqual({
      editType: 'edit',
      bytes: Uint8Array.from([1, 2, 3]),
    });
  });
});

test('CHT-11: sends text as JSON, a photo as form data with its MIME type, and the key with both', async () => {
  const { server, model } = await serve(gives(photo.bytes));
  await model.draw('a bean field', here);
  await model.change(photo, 'make it greener', here);
  const [drawn, changed] = server.heard;
  expect([drawn!.path, drawn!.headers.authorization, drawn!.body]).toEqual([
    '/v1/images/generations',
    'Bearer a key',
    { model: 'gpt-image-1', prompt: 'a bean field', n: 1, size: '1024x1024' },
  ]);
  expect([changed!.path, String(changed!.headers['content-type']).split(';')[0]]).toEqual([
    '/v1/images/edits',
    'multipart/form-data',
  ]);
  for (const part of ['name="image"; filename="photo.png"', 'Content-Type: image/png', 'make it greener'])
    expect(changed!.raw.toString('latin1')).toContain(part);
});

test('a busy service is retried once, a refusal is not, and an invalid answer or silence fails', async () => {
  const busy = await serve(respondWithStatus(429), gives(photo.bytes));
  expect((await busy.model.draw('x', here)).bytes).toEqual(photo.bytes);
  const refusing = await serve(respondWithStatus(400));
  await expect(refusing.model.draw('x', here)).rejects.toThrow('400');
  expect(refusing.server.heard).toHaveLength(1);
  await expect(
    (
      await serve((response) => {
        response.writeHead(200);
        response.end('{"data":[{"url":"https://x"}]}');
      })
    ).model.draw('x', here),
  ).rejects.toThrow();
  await expect((await serve(() => undefined)).model.draw('x', here)).rejects.toThrow();
});
