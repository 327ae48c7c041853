/** The part of the Web Crypto API used here; pure code is compiled without the browser's types. */
interface Subtle {
  digest(algorithm: 'SHA-256', bytes: ArrayBuffer): Promise<ArrayBuffer>;
}

/**
 * SHA-256 as 64 hexadecimal digits. A page over plain HTTP (a phone on a home network) has no
 * `crypto.subtle`; the fallback code is downloaded only there.
 */
export const sha256 = async (bytes: ArrayBuffer): Promise<string> => {
  const subtle = (globalThis as { readonly crypto?: { readonly subtle?: Subtle } }).crypto?.subtle;
  const digest = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('./sha256-without-subtle.ts')).sha256(new Uint8Array(bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
