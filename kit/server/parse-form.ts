import { storable } from '#kit/pure/clean-text.ts';

/**
 * Parses a form that another service posts. Removes characters that PostgreSQL cannot store: the service
 * would repeat a refused request for days.
 */
export const parseForm = (bytes: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new URLSearchParams(bytes.toString('utf8'))].map(([key, value]) => [key, storable(value)]),
  );
