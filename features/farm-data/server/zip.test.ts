import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

const AT = new Date('2026-11-21T08:00:00Z');

test('a ZIP is streamed: of 300 photos only one is open at a time', async () => {
  let opened = 0;
  const entries = async function* () {
    for (let i = 0; i < 300; i += 1) {
      opened += 1;
      yield {
        name: `photos/${i}.jpg`,
        bytes: (async function* () {
          for (let part = 0; part < 4; part += 1) yield new Uint8Array(50_000).fill(i);
        })(),
        compress: false,
      };
    }
  };
  let bytes = 0;
  let ahead = 0;
  for await (const chunk of zipOf(entries(), AT)) {
    bytes += chunk.length;
    ahead = Math.max(ahead, opened - Math.ceil(bytes / 200_000));
  }
  expect(opened).toBe(300);
  expect(ahead).toBeLessThanOrEqual(2);
  expect(bytes).toBeGreaterThan(300 * 200_000);
});

test('the output is a standard ZIP, and an unreadable file makes the stream fail', async () => {
  const good = async function* () {
    yield {
      name: 'a.txt',
      bytes: (async function* () {
        yield Buffer.from('habari');
      })(),
      compress: true,
    };
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(good(), AT)) chunks.push(chunk);
  expect(Buffer.from(unzipSync(Buffer.concat(chunks))['a.txt']!).toString()).toBe('habari');
  const broken = async function* () {
    yield {
      name: 'b',
      bytes: (async function* () {
        yield new Uint8Array(9);
        throw new Error('the disk went away');
      })(),
      compress: false,
    };
  };
  await expect(async () => {
    for await (const chunk of zipOf(broken(), AT)) chunks.push(chunk);
  }).rejects.toThrow('the disk went away');
});
