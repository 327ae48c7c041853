import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from './sha256.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])(
  'computes SHA-256 of any bytes, with crypto.subtle available: %s',
  async (hasSubtle) => {
    if (!hasSubtle) vi.stubGlobal('crypto', {});
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await sha256(bytes.slice().buffer)).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  },
);
