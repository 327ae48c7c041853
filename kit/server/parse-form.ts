import { stripUnstorable } from '#kit/pure/clean-text.ts';

/**
 * Parses a form posted by another service. Removes characters that PostgreSQL cannot store, because the
 * service would repeat a refused request for days.
 */
export const parseForm = (bytes: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new URLSearchParams(bytes.toString('utf8'))].map(([key, value]) => [key, stripUnstorable(value)]),
  );
