import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated, looksLikeDocument } from './animated-image.ts';

const frame = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } });
/** Two frames stacked vertically, as sharp expects them. */
const film = async () =>
  sharp(
    await sharp({ create: { width: 40, height: 60, channels: 3, background: 'green' } })
      .composite([{ input: await frame('red').png().toBuffer(), top: 30, left: 0 }])
      .raw()
      .toBuffer(),
    { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } },
  );

test('distinguishes an animation from a still photo in every format', async () => {
  for (const kind of ['gif', 'webp'] as const) {
    expect([
      kind,
      isAnimated(await (await film())[kind]().toBuffer()),
      isAnimated(await frame('green')[kind]().toBuffer()),
    ]).toEqual([kind, true, false]);
  }
  const still = await frame('green').png().toBuffer();
  const control = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect([
    isAnimated(still),
    isAnimated(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])),
  ]).toEqual([false, true]);
  expect(isAnimated(await frame('green').jpeg().toBuffer())).toBe(false);
});

test('invalid and truncated files are not animations', () => {
  // A chunk length of -12 if it were read as signed: it must not be read again and again.
  const endless = [0x89, ...Buffer.from('PNG\r\n\x1a\n'), 0xff, 0xff, 0xff, 0xf4, ...Buffer.from('tEXt0000')];
  expect(isAnimated(Uint8Array.from(endless))).toBe(false);
  for (const text of ['', 'GIF89a', 'GIF89a\0\0\0\0\xff', '\x89PNG', 'RIFF0000WEBPVP8X'])
    expect(isAnimated(Buffer.from(text, 'latin1'))).toBe(false);
});

test('SVG, HTML, PDF, script and JSON files are recognised as text; a JPEG is not', async () => {
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\ufeff<html>',
    '%PDF-1.7',
    '#!/bin/sh',
    '{"leaf":1}',
  ])
    expect(looksLikeDocument(Buffer.from(text))).toBe(true);
  expect(looksLikeDocument(await frame('green').jpeg().toBuffer())).toBe(false);
});
