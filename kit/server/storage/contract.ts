import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Storage } from './storage.ts';

const collect = async (stream: Readable): Promise<Buffer> => Buffer.concat(await stream.toArray());

/** Tests that every storage must pass. */
export const storageContract = (name: string, make: () => Promise<Storage>): void => {
  test(`${name}: what was put comes back, whole or as a stream`, async () => {
    const storage = await make();
    const bytes = randomBytes(300_000);
    await storage.put('photos/u1/a', bytes);
    await storage.put('photos/u1/b', Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]));
    expect((await storage.get('photos/u1/a'))?.equals(bytes)).toBe(true);
    expect((await collect((await storage.stream('photos/u1/b'))!)).equals(bytes)).toBe(true);
    expect(
      (await collect((await storage.stream('photos/u1/a', 299_000))!)).equals(bytes.subarray(299_000)),
    ).toBe(true);
    expect(await storage.has('photos/u1/a')).toBe(true);
  });

  test(`${name}: what is not there is null, and deleting it is no fault`, async () => {
    const storage = await make();
    expect(await storage.get('photos/u1/none')).toBeNull();
    expect(await storage.stream('photos/u1/none')).toBeNull();
    expect(await storage.has('photos/u1')).toBe(false);
    await storage.delete('photos/u1/none');
    await storage.deleteAll('photos/u2');
  });

  test(`${name}: a second put replaces; a broken one leaves the old whole`, async () => {
    const storage = await make();
    await storage.put('photos/u1/a', Buffer.from('one'));
    await storage.put('photos/u1/a', Buffer.from('two'));
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('thr');
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.put('photos/u1/a', broken)).rejects.toThrow('the line went dead');
    expect(String(await storage.get('photos/u1/a'))).toBe('two');
  });

  test(`${name}: deletes one, or all of one user's and nobody else's`, async () => {
    const storage = await make();
    for (const key of ['photos/u1/a', 'photos/u1/b', 'photos/u1/c', 'photos/u10/a'])
      await storage.put(key, Buffer.from(key));
    await storage.delete('photos/u1/a');
    expect(await storage.has('photos/u1/a')).toBe(false);
    expect(await storage.has('photos/u1/b')).toBe(true);
    await storage.deleteAll('photos/u1');
    expect(await storage.has('photos/u1/b')).toBe(false);
    expect(await storage.has('photos/u10/a')).toBe(true);
  });

  test(`${name}: a key that could lead elsewhere is a fault`, async () => {
    const storage = await make();
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.', '', 'a\0b', 'a\\b', '.hidden']) {
      await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    }
  });
};
