import { keepable } from '#kit/pure/keepable.ts';

/**
 * A form that another service posts, each field without what no database keeps: it would send what is refused
 * again for days.
 */
export const formOf = (bytes: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new URLSearchParams(bytes.toString('utf8'))].map(([key, value]) => [key, keepable(value)]),
  );
