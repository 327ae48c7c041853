import { createHash } from 'node:crypto';

/** Earlier than any real id, so that sample rows never sort as newer than a user's rows. */
const CREATED_MS = Date.UTC(2026, 0, 1);

/** Returns the same UUIDv7 for the same name, so that seeding twice changes nothing. */
export const sampleId = (name: string): string => {
  const bytes = createHash('sha256').update(`mavuno sample ${name}`).digest().subarray(0, 16);
  bytes.writeUIntBE(CREATED_MS, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
