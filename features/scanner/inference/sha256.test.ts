import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, sha256Plain } from './sha256.ts';

test('the plain SHA-256 agrees with the platform on any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const wanted = createHash('sha256').update(bytes).digest('hex');
      expect(sha256Plain(bytes)).toBe(wanted);
      expect(await sha256(bytes.slice().buffer)).toBe(wanted);
    }),
  );
});
